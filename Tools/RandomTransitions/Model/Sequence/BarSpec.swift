import BarTransition
import UIKit

/// What a page of a sequence declares about its bars: everything that can be declared, as a value that can be printed.
public struct BarSpec: Equatable, Sendable {
    public enum Background: String, CaseIterable, Sendable {
        case system, clear, red, darkRed, blue, dynamic, translucent, gradient, image, material
    }

    public enum Toolbar: String, CaseIterable, Sendable {
        case system, green, hidden
    }

    /// How the bar minimizes (iOS 27).
    public enum Minimization: String, CaseIterable, Sendable {
        case never, down, up, downToEdge, downInPlace
    }

    public var background: Background
    /// Whether it declares a tint, a title color and a light status bar.
    public var isLight: Bool
    /// Nil: the app's own visibility.
    public var isHidden: Bool?
    public var toolbar: Toolbar?
    public var style: BarAppearance.TransitionStyle
    public var hasPrompt: Bool
    /// Whether its title is inline in a bar that prefers large titles.
    public var isInline: Bool
    public var minimization: Minimization?

    public init(
        _ background: Background = .red, isLight: Bool = false, isHidden: Bool? = false,
        toolbar: Toolbar? = nil, style: BarAppearance.TransitionStyle = .automatic, hasPrompt: Bool = false,
        isInline: Bool = false, minimization: Minimization? = nil
    ) {
        self.background = background
        self.isLight = isLight
        self.isHidden = isHidden
        self.toolbar = toolbar
        self.style = style
        self.hasPrompt = hasPrompt
        self.isInline = isInline
        self.minimization = minimization
    }

    public static let prompt = "Prompt"

    /// The declaration that the library receives.
    @MainActor
    public var appearance: BarAppearance {
        var appearance = BarAppearance(
            background: background.value, tintColor: isLight ? .yellow : nil, titleColor: isLight ? .white : nil,
            statusBarStyle: isLight ? .lightContent : nil, isHidden: isHidden, toolbar: toolbar?.value,
            transitionStyle: style)
        appearance.prompt = hasPrompt ? Self.prompt : nil
        appearance.largeTitleDisplayMode = isInline ? .never : nil
        appearance.minimization = minimization?.value
        return appearance
    }
}

extension BarSpec.Background {
    @MainActor private static let picture = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { _ in }
    @MainActor static let dynamicColor = UIColor { $0.userInterfaceStyle == .dark ? .orange : .purple }

    @MainActor
    var value: BarAppearance.Background {
        switch self {
        case .system: .system
        case .clear: .transparent
        case .red: .color(UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        case .darkRed: .color(UIColor(red: 0.8, green: 0, blue: 0, alpha: 1))
        case .blue: .color(UIColor(red: 0, green: 0, blue: 1, alpha: 1))
        case .dynamic: .color(Self.dynamicColor)
        case .translucent: .color(UIColor(red: 0, green: 0.5, blue: 0, alpha: 0.5))
        case .gradient: .gradient(BarAppearance.Gradient(colors: [.red, .blue]))
        case .image: .image(BarAppearance.Image(Self.picture))
        case .material: .material(BarAppearance.Material(.systemThinMaterial, tint: .red.withAlphaComponent(0.3)))
        }
    }
}

extension BarSpec.Toolbar {
    @MainActor
    var value: BarAppearance.Toolbar {
        switch self {
        case .system: BarAppearance.Toolbar()
        case .green: BarAppearance.Toolbar(background: .color(.green), tintColor: .white)
        case .hidden: .hidden
        }
    }
}

extension BarSpec.Minimization {
    var value: BarAppearance.Minimization {
        switch self {
        case .never: .never
        case .down: .init(behavior: .onScrollDown)
        case .up: .init(behavior: .onScrollUp)
        case .downToEdge: .init(behavior: .onScrollDown, restoration: .atScrollEdge)
        case .downInPlace: .init(behavior: .onScrollDown, safeAreaAdjustment: .disabled)
        }
    }
}

extension BarSpec: SwiftSource {
    var source: String {
        var call = SourceCall()
        call.add(nil, ".\(background)")
        call.add("isLight", "true", unless: !isLight)
        call.add("isHidden", isHidden.map { "\($0)" } ?? "nil", unless: isHidden == false)
        if let toolbar { call.add("toolbar", ".\(toolbar)") }
        call.add("style", ".\(style)", unless: style == .automatic)
        call.add("hasPrompt", "true", unless: !hasPrompt)
        call.add("isInline", "true", unless: !isInline)
        if let minimization { call.add("minimization", ".\(minimization)") }
        return call.text("BarSpec")
    }

    init(using random: inout SeededGenerator) {
        self.init(
            random.pick(Background.allCases), isLight: random.once(in: 3),
            isHidden: random.pick([true, false, false, nil, nil]),
            toolbar: random.once(in: 4) ? random.pick(Toolbar.allCases) : nil,
            style: random.pick([.automatic, .automatic, .interpolate, .slide]), hasPrompt: random.once(in: 8),
            isInline: random.once(in: 3))
    }
}
