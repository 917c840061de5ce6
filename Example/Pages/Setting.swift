/// A row of the settings.
struct Setting {
    let symbol: String
    let title: String
    let value: String

    static let all = [
        Setting(symbol: "person.crop.circle", title: "Account", value: "mira@holm.no"),
        Setting(symbol: "bell", title: "Notifications", value: "On"),
        Setting(symbol: "photo", title: "Photo quality", value: "Original"),
        Setting(symbol: "folder", title: "Storage", value: "41 GB of 200 GB"),
        Setting(symbol: "moon", title: "Appearance", value: "Automatic"),
        Setting(symbol: "textformat.size", title: "Text size", value: "Medium"),
        Setting(symbol: "heart", title: "Rate the app", value: ""),
        Setting(symbol: "envelope", title: "Contact us", value: ""),
        Setting(symbol: "doc", title: "Licences", value: ""),
        Setting(symbol: "info.circle", title: "Version", value: "4.2"),
    ]
}
