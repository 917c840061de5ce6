/// Lets the main actor's tasks run.
@MainActor
func runTasks() async {
    for _ in 0..<10 { await Task.yield() }
}
