/// How something that a simulator keeps refers back to it.
@MainActor
struct SimulatorReference {
    private weak var stored: Simulator?

    init(_ simulator: Simulator) {
        stored = simulator
    }

    /// The simulator; the one in use for what outlives its own.
    var simulator: Simulator { stored ?? .current }
}
