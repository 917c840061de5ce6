/// A group of the form's fields.
struct FormGroup {
    let title: String
    /// Names and values; an empty value is a field that waits for text.
    let fields: [(name: String, value: String)]

    static let all = [
        FormGroup(title: "WHERE", fields: [("Name", "Lofoten by boat"), ("Start", "Bodø"), ("Finish", "Tromsø")]),
        FormGroup(title: "WHEN", fields: [("From", "12 June"), ("To", "19 June")]),
        FormGroup(title: "WHO", fields: [("Travellers", "4"), ("Guide", "")]),
    ]
}
