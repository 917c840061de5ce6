#if !EXAMPLE_APP
    import ExamplePages
#endif

extension Scene {
    /// Every scene, in the order of the report.
    static let all = groups.flatMap(\.scenes)

    static let groups = [
        SceneGroup(title: "Pushes", scenes: pushes),
        SceneGroup(title: "Pops", scenes: pops),
        SceneGroup(title: "Swipes back", scenes: swipes),
        SceneGroup(title: "Many pages at once", scenes: manyPages),
        SceneGroup(title: "Bars at the bottom", scenes: bottomBars),
        SceneGroup(title: "Gestures", scenes: gestures),
        SceneGroup(title: "Dark, and right to left", scenes: otherSettings),
        SceneGroup(title: "iOS 27", scenes: system27),
    ]

    private static let pushes = [
        Scene(
            name: "push-large-title-to-inline", title: "A large title becomes an inline title", operation: .push,
            stack: { [ListPage()] }, incoming: { PlainPage() }),
        Scene(
            name: "push-large-title-to-colored", title: "A large title becomes a colored bar", operation: .push,
            stack: { [ListPage()] }, incoming: { DetailPage() }),
        Scene(
            name: "push-colored-large-title", title: "A large title on a color becomes another color",
            operation: .push, stack: { [GuidesPage()] }, incoming: { DetailPage() }),
        Scene(
            name: "push-colored-to-clear", title: "A colored bar becomes clear", operation: .push,
            stack: { [PlainPage(), DetailPage()] }, incoming: { PhotoPage() }),
        Scene(
            name: "push-plain-to-gradient", title: "A plain bar becomes a gradient", operation: .push,
            stack: { [PlainPage()] }, incoming: { ProfilePage() }),
        Scene(
            name: "push-plain-to-prompt", title: "A prompt makes the bar higher", operation: .push,
            stack: { [PlainPage()] }, incoming: { FormPage() }),
        Scene(
            name: "push-visible-to-hidden", title: "The bar goes away with its page", operation: .push,
            stack: { [PlainPage(), DetailPage()] }, incoming: { ReaderPage() }),
        Scene(
            name: "push-hidden-to-visible", title: "The bar comes with its page", operation: .push,
            stack: { [ReaderPage()] }, incoming: { ProfilePage() }),
        Scene(
            name: "push-scrolled-away-to-colored", title: "The bar was scrolled away, the next page brings its own",
            operation: .push, stack: { [FeedPage()] }, incoming: { DetailPage() }, scrolledDistance: 244),
    ]

    private static let pops = [
        Scene(
            name: "pop-inline-to-large-title", title: "An inline title becomes a large title", operation: .pop,
            stack: { [ListPage(), PlainPage()] }),
        Scene(
            name: "pop-gradient-to-colored-large-title", title: "A gradient becomes a large title on a color",
            operation: .pop, stack: { [GuidesPage(), ProfilePage()] }),
        Scene(
            name: "pop-hidden-to-large-title", title: "A large title comes back from no bar", operation: .pop,
            stack: { [ListPage(), ReaderPage()] }),
        Scene(
            name: "pop-prompt-to-colored", title: "A prompt goes, a color comes", operation: .pop,
            stack: { [PlainPage(), DetailPage(), FormPage()] }),
    ]

    private static let swipes = [
        Scene(
            name: "swipe-colored-to-large-title", title: "A colored bar becomes a large title",
            operation: .swipeFinished, stack: { [ListPage(), DetailPage()] }),
        Scene(
            name: "swipe-colored-to-colored-large-title", title: "A color becomes a large title on another",
            operation: .swipeFinished, stack: { [GuidesPage(), DetailPage()] }),
        Scene(
            name: "swipe-clear-to-gradient", title: "A clear bar becomes a gradient", operation: .swipeFinished,
            stack: { [ProfilePage(), PhotoPage()] }),
        Scene(
            name: "cancel-colored-over-large-title", title: "A colored bar, a large title peeps out",
            operation: .swipeCancelled, stack: { [ListPage(), DetailPage()] }),
        Scene(
            name: "cancel-colored-over-colored-large-title", title: "A color, a large title on another peeps out",
            operation: .swipeCancelled, stack: { [GuidesPage(), DetailPage()] }),
        Scene(
            name: "cancel-visible-over-hidden", title: "A gradient, a page without a bar peeps out",
            operation: .swipeCancelled, stack: { [ReaderPage(), ProfilePage()] }),
    ]

    private static let manyPages = [
        Scene(
            name: "root-clear-to-large-title", title: "From a clear bar down to the large title", operation: .popToRoot,
            stack: { [ListPage(), DetailPage(), PhotoPage()] }),
        Scene(
            name: "set-colored-to-gradient", title: "A new stack brings a gradient", operation: .setViewControllers,
            stack: { [ListPage(), DetailPage()] }, incoming: { ProfilePage() }),
    ]

    private static let bottomBars = [
        Scene(
            name: "push-plain-to-toolbar", title: "A toolbar comes with its page", operation: .push,
            stack: { [PlainPage()] }, incoming: { AlbumPage() }),
        Scene(
            name: "change-toolbar", title: "Both bars change their color in place", operation: .change,
            stack: { [PlainPage(), AlbumPage()] }, change: { ($0 as? AlbumPage)?.isSelecting = true }),
        Scene(
            name: "cancel-tabs-large-title", title: "A clear bar, a large title and the tab bar peep out",
            operation: .swipeCancelled, isInTabs: true,
            stack: {
                let photo = PhotoPage()
                photo.hidesBottomBarWhenPushed = true
                return [ListPage(), photo]
            }),
    ]

    private static let gestures = [
        Scene(
            name: "refuse-form", title: "A form with unsaved changes stays", operation: .swipeRefused,
            stack: { [ListPage(), DraftPage()] }),
        Scene(
            name: "drag-gradient-to-colored", title: "A drag anywhere on the page goes back", operation: .drag,
            stack: { [PlainPage(), DetailPage(), ProfilePage()] }),
    ]

    private static let otherSettings = [
        Scene(
            name: "dark-push-large-title-to-clear", title: "In the dark, a large title becomes clear", operation: .push,
            style: .dark, stack: { [ListPage()] }, incoming: { PhotoPage() }),
        Scene(
            name: "rtl-swipe-gradient-to-large-title", title: "From right to left, a gradient becomes a large title",
            operation: .swipeFinished, direction: .rightToLeft, stack: { [ListPage(), ProfilePage()] }),
    ]

    private static let system27 = [
        Scene(
            name: "push-minimized-to-colored", title: "A minimized bar, the next page brings a color",
            operation: .push,
            device: .iOS27, stack: { [CatalogPage()] }, incoming: { DetailPage() }, scrolledDistance: 244),
        Scene(
            name: "push-hard-edge-to-clear", title: "A hard scroll edge effect stays behind, a photo has none",
            operation: .push, device: .iOS27, stack: { [ListPage()] }, incoming: { PhotoPage() }, scrolledDistance: 244),
        Scene(
            name: "swipe-on-open-duo", title: "On the open iPhone Duo, a color becomes a gradient",
            operation: .swipeFinished, device: .openDuo, stack: { [ProfilePage(), DetailPage()] }),
    ]
}
