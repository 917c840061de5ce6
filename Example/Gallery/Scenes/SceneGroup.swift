/// Scenes that have something in common, which the app lists under one title.
struct SceneGroup {
    let title: String
    let scenes: [Scene]
}
