import Foundation

extension UINavigationBarAppearance {
    /// The attributes of the title in the bar; none by default: 17 points semibold in the label colour (fact 6.1.13).
    public var titleTextAttributes: [NSAttributedString.Key: Any] {
        get { titles.title }
        set { titles.title = newValue }
    }

    /// The displacement of the title in the bar, in points; none by default.
    public var titlePositionAdjustment: UIOffset {
        get { titles.positionAdjustment }
        set { titles.positionAdjustment = newValue }
    }

    /// The attributes of the large title; none by default: 34 points bold in the label colour (fact 6.1.13).
    public var largeTitleTextAttributes: [NSAttributedString.Key: Any] {
        get { titles.largeTitle }
        set { titles.largeTitle = newValue }
    }

    /// iOS 26: the attributes of the subtitle in the bar; none by default.
    public var subtitleTextAttributes: [NSAttributedString.Key: Any] {
        get { titles.subtitle }
        set { titles.subtitle = newValue }
    }

    /// iOS 26: the attributes of the subtitle under the large title; none by default.
    public var largeSubtitleTextAttributes: [NSAttributedString.Key: Any] {
        get { titles.largeSubtitle }
        set { titles.largeSubtitle = newValue }
    }

    /// iOS 26: the new name of ``doneButtonAppearance``.
    public var prominentButtonAppearance: UIBarButtonItemAppearance {
        get { doneButtonAppearance }
        set { doneButtonAppearance = newValue }
    }

    /// The image of the back button; the system's arrow by default.
    public var backIndicatorImage: UIImage { titles.backIndicator?.image ?? Self.systemBackIndicator }

    /// The mask of the back button's image during transitions; that of the system's arrow by default.
    public var backIndicatorTransitionMaskImage: UIImage {
        titles.backIndicator?.transitionMask ?? Self.systemBackIndicator
    }

    /// Sets the image of the back button and its mask; if either is nil, both are the system's again.
    public func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?) {
        if let backIndicatorImage, let transitionMaskImage {
            titles.backIndicator = .init(image: backIndicatorImage, transitionMask: transitionMaskImage)
        } else {
            titles.backIndicator = nil
        }
    }

    /// Whether a back indicator of the app's own was set.
    var hasCustomBackIndicator: Bool { titles.backIndicator != nil }

    private static let systemBackIndicator: UIImage = {
        let configuration = UIImage.SymbolConfiguration(pointSize: 17, weight: .semibold)
        return UIImage(systemName: "chevron.backward", withConfiguration: configuration) ?? UIImage()
    }()
}
