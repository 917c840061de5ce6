import UIKit

// The content that the example's pages show.

/// A row of the library.
struct Place {
    let name: String
    let note: String
    let colors: [UIColor]

    private init(_ name: String, _ note: String, _ top: UInt32, _ bottom: UInt32) {
        self.name = name
        self.note = note
        colors = [UIColor(hex: top), UIColor(hex: bottom)]
    }

    static let all = [
        Place("Lofoten Islands", "Norway, 48 photos", 0x5B86E5, 0x36D1DC),
        Place("Cinque Terre", "Italy, 112 photos", 0xFF9966, 0xFF5E62),
        Place("Kyoto in Autumn", "Japan, 86 photos", 0xF2994A, 0xC0392B),
        Place("Isle of Skye", "Scotland, 31 photos", 0x56AB2F, 0x134E5E),
        Place("Atacama", "Chile, 57 photos", 0xE6B980, 0xB8653B),
        Place("Banff", "Canada, 74 photos", 0x2BC0E4, 0x2C5364),
        Place("Cappadocia", "Türkiye, 29 photos", 0xFBC2EB, 0xA66CC1),
        Place("Faroe Islands", "Denmark, 63 photos", 0x76B852, 0x2F7336),
        Place("Marrakech", "Morocco, 41 photos", 0xF7971E, 0xC31432),
        Place("Patagonia", "Argentina, 95 photos", 0x89F7FE, 0x3A6186),
        Place("Santorini", "Greece, 38 photos", 0xA1C4FD, 0x2A5298),
        Place("Madeira", "Portugal, 52 photos", 0x43E97B, 0x11998E),
        Place("Svalbard", "Norway, 17 photos", 0xE0EAFC, 0x8E9EAB),
        Place("Jaipur", "India, 66 photos", 0xFF9A9E, 0xD4145A),
        Place("Dolomites", "Italy, 80 photos", 0xFDC830, 0x5D4157),
        Place("Milford Sound", "New Zealand, 44 photos", 0x38EF7D, 0x0F3443),
        Place("Hebrides", "Scotland, 23 photos", 0x83A4D4, 0x4B6CB7),
        Place("Oaxaca", "Mexico, 71 photos", 0xF953C6, 0xB91D73),
        Place("Plitvice", "Croatia, 35 photos", 0x00B09B, 0x96C93D),
        Place("Iceland Ring Road", "Iceland, 130 photos", 0x4776E6, 0x8E54E9),
    ]
}

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

/// A stop of the itinerary.
struct Stop {
    let time: String
    let title: String
    let note: String

    static let all = [
        Stop(time: "08:10", title: "Ferry to Moskenes", note: "Bodø quay 2, 3 h 15 min"),
        Stop(time: "12:30", title: "Lunch at Anita's", note: "Sakrisøy, table for four"),
        Stop(time: "14:00", title: "Reinebringen trail", note: "1,978 steps, 448 m up"),
        Stop(time: "18:45", title: "Check in, Rorbu 12", note: "Key box by the boathouse"),
        Stop(time: "20:00", title: "Harbour walk", note: "Golden hour until midnight"),
        Stop(time: "23:30", title: "Midnight sun", note: "Tripod, ND filter, thermos"),
        Stop(time: "01:00", title: "Back at the Rorbu", note: "Blinds are in the cupboard"),
    ]
}

/// A group of the form's fields.
struct FormGroup {
    let title: String
    /// Names and values; an empty value shows a placeholder.
    let fields: [(name: String, value: String)]

    static let all = [
        FormGroup(title: "WHERE", fields: [("Name", "Lofoten by boat"), ("Start", "Bodø"), ("Finish", "Tromsø")]),
        FormGroup(title: "WHEN", fields: [("From", "12 June"), ("To", "19 June")]),
        FormGroup(title: "WHO", fields: [("Travellers", "4"), ("Guide", "")]),
    ]
}
