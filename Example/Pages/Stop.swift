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
