extension UIBarButtonItem {
    /// How a button looks. (UIKit documentation)
    public enum Style: Int, Sendable {
        case plain = 0
        /// As plain, since iOS 7.
        case bordered = 1
        /// Stands out; from iOS 26 on under the name ``prominent``.
        case done = 2

        /// iOS 26: stands out.
        public static var prominent: Style { .done }
    }

    /// The items that the system knows. (UIKit documentation)
    public enum SystemItem: Int, Sendable {
        case done = 0
        case cancel = 1
        case edit = 2
        case save = 3
        case add = 4
        case flexibleSpace = 5
        case fixedSpace = 6
        case compose = 7
        case reply = 8
        case action = 9
        case organize = 10
        case bookmarks = 11
        case search = 12
        case refresh = 13
        case stop = 14
        case camera = 15
        case trash = 16
        case play = 17
        case pause = 18
        case rewind = 19
        case fastForward = 20
        case undo = 21
        case redo = 22
        case pageCurl = 23
        case close = 24
    }
}

extension UIBarButtonItem.SystemItem {
    /// The text that the item shows, in English; nil for an item that shows a symbol or nothing.
    var systemTitle: String? {
        switch self {
        case .done: "Done"
        case .cancel: "Cancel"
        case .edit: "Edit"
        case .save: "Save"
        case .undo: "Undo"
        case .redo: "Redo"
        default: nil
        }
    }

    /// The name of the symbol that the item shows; nil for an item that shows text or nothing.
    var systemSymbolName: String? {
        switch self {
        case .add: "plus"
        case .compose: "square.and.pencil"
        case .reply: "arrowshape.turn.up.left"
        case .action: "square.and.arrow.up"
        case .organize: "folder"
        case .bookmarks: "book"
        case .search: "magnifyingglass"
        case .refresh: "arrow.clockwise"
        case .stop, .close: "xmark"
        case .camera: "camera"
        case .trash: "trash"
        case .play: "play.fill"
        case .pause: "pause.fill"
        case .rewind: "backward.fill"
        case .fastForward: "forward.fill"
        case .pageCurl: "doc"
        default: nil
        }
    }
}

extension UIBarButtonItem {
    /// The text that a bar shows for the item: its own, else the system's.
    var shownTitle: String? { title ?? systemItem?.systemTitle }

    /// The image that a bar shows for the item: its own, else the system's symbol.
    func shownImage(isCompact: Bool) -> UIImage? {
        if isCompact, let landscapeImagePhone { return landscapeImagePhone }
        return image ?? systemItem?.systemSymbolName.flatMap { UIImage(systemName: $0) }
    }

    /// The displacement of the edges of that image.
    func shownImageInsets(isCompact: Bool) -> UIEdgeInsets {
        isCompact && landscapeImagePhone != nil ? landscapeImagePhoneInsets : imageInsets
    }
}

extension UIBarButtonItem {
    /// Whether a bar leaves the item out; before iOS 16 none does.
    var isLeftOut: Bool { isHidden && Simulator.current.profile.system >= 16 }
}
