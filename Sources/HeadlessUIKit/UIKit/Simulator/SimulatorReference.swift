/// How something that a simulator keeps refers back to it.
@MainActor
struct SimulatorReference {
    private weak var stored: Simulator?

    init(_ simulator: Simulator) {
        stored = simulator
    }

    /// The simulator; what outlives it has no device that it could be asked about.
    var simulator: Simulator {
        guard let stored else {
            preconditionFailure(
                "Simulator: a screen or scene is used after its simulator is gone; keep the simulator for as long.")
        }
        return stored
    }
}
