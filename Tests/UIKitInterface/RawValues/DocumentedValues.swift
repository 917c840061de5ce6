/// The raw values of Apple's documentation and SDK, written as numbers: neither taken from this package's headers nor from
/// its model, since both could have the same mistake.
enum DocumentedValues {
    /// The value of each constant, by whole name.
    static let all: [String: Int] = types.reduce(into: [:]) { values, type in
        for (name, value) in type.value { values["\(type.key).\(name)"] = value }
    }

    private static let types: [String: [String: Int]] = [
        "CACornerMask": [
            "layerMinXMinYCorner": 1, "layerMaxXMinYCorner": 2, "layerMinXMaxYCorner": 4,
            "layerMaxXMaxYCorner": 8,
        ],
        "CGBlendMode": [
            "normal": 0, "multiply": 1, "screen": 2, "overlay": 3, "darken": 4, "lighten": 5,
            "clear": 16, "copy": 17, "sourceIn": 18,
        ],
        "CGImageAlphaInfo": [
            "none": 0, "premultipliedLast": 1, "premultipliedFirst": 2, "last": 3, "first": 4, "noneSkipLast": 5,
            "noneSkipFirst": 6,
        ],
        "CGLineCap": [
            "butt": 0, "round": 1, "square": 2,
        ],
        "CGLineJoin": [
            "miter": 0, "round": 1, "bevel": 2,
        ],
        "UIContextualAction.Style": ["normal": 0, "destructive": 1],
        "UITableView.RowAnimation": [
            "fade": 0, "right": 1, "left": 2, "top": 3, "bottom": 4, "none": 5, "middle": 6, "automatic": 100,
        ],
        "UITableView.ScrollPosition": ["none": 0, "top": 1, "middle": 2, "bottom": 3],
        "UITableView.Style": ["plain": 0, "grouped": 1, "insetGrouped": 2],
        "UITableViewCell.AccessoryType": [
            "none": 0, "disclosureIndicator": 1, "detailDisclosureButton": 2, "checkmark": 3, "detailButton": 4,
        ],
        "UITableViewCell.CellStyle": ["default": 0, "value1": 1, "value2": 2, "subtitle": 3],
        "UITableViewCell.SelectionStyle": ["none": 0, "blue": 1, "gray": 2, "default": 3],
        "UITableViewCell.SeparatorStyle": ["none": 0, "singleLine": 1],
        "NSDirectionalRectEdge": [
            "top": 1, "leading": 2, "bottom": 4, "trailing": 8, "all": 15,
        ],
        "NSLayoutConstraint.Attribute": [
            "notAnAttribute": 0, "left": 1, "right": 2, "top": 3, "bottom": 4, "leading": 5,
            "trailing": 6, "width": 7, "height": 8, "centerX": 9, "centerY": 10, "lastBaseline": 11,
            "firstBaseline": 12, "leftMargin": 13, "rightMargin": 14, "topMargin": 15,
            "bottomMargin": 16, "leadingMargin": 17, "trailingMargin": 18,
            "centerXWithinMargins":
                19, "centerYWithinMargins": 20,
        ],
        "NSLayoutConstraint.Axis": [
            "horizontal": 0, "vertical": 1,
        ],
        "NSLayoutConstraint.Relation": [
            "lessThanOrEqual": -1, "equal": 0, "greaterThanOrEqual": 1,
        ],
        "NSLineBreakMode": [
            "byWordWrapping": 0, "byCharWrapping": 1, "byClipping": 2, "byTruncatingHead": 3,
            "byTruncatingTail": 4, "byTruncatingMiddle": 5,
        ],
        "NSTextAlignment": [
            "left": 0, "center": 1, "right": 2, "justified": 3, "natural": 4,
        ],
        "UIAccessibilityContrast": [
            "unspecified": -1, "normal": 0, "high": 1,
        ],
        "UIAlertAction.Style": [
            "default": 0, "cancel": 1, "destructive": 2,
        ],
        "UIAlertController.Style": [
            "actionSheet": 0, "alert": 1,
        ],
        "UIApplication.State": [
            "active": 0, "inactive": 1, "background": 2,
        ],
        "UIBarMinimizationBehavior": [
            "automatic": 0, "never": 1, "onScrollDown": 2, "onScrollUp": 3,
        ],
        "UIBarMinimizationRestorationBehavior": [
            "automatic": 0, "atScrollEdge": 1,
        ],
        "UIBarMinimizationSafeAreaAdjustment": [
            "automatic": 0, "enabled": 1, "disabled": 2,
        ],
        "UIAxis": [
            "horizontal": 1, "vertical": 2, "both": 3,
        ],
        "UIBarButtonItem.AxisBehavior": [
            "automatic": 0, "horizontalOnly": 1, "verticalPreferred": 2,
        ],
        "UIBarButtonItem.Style": [
            "plain": 0, "bordered": 1, "prominent": 2, "done": 2,
        ],
        "UIBarButtonItem.SystemItem": [
            "done": 0, "cancel": 1, "edit": 2, "save": 3, "add": 4, "flexibleSpace": 5,
            "fixedSpace": 6, "compose": 7, "reply": 8, "action": 9, "organize": 10, "bookmarks": 11,
            "search": 12, "refresh": 13, "stop": 14, "camera": 15, "trash": 16, "play": 17,
            "pause":
                18, "rewind": 19, "fastForward": 20, "undo": 21, "redo": 22, "pageCurl": 23,
            "close":
                24,
        ],
        "UIBarContainerBehavior": [
            "automatic": 0, "local": 1,
        ],
        "UIBarMetrics": [
            "default": 0, "compact": 1, "defaultPrompt": 101, "compactPrompt": 102,
        ],
        "UIBarPosition": [
            "any": 0, "bottom": 1, "top": 2, "topAttached": 3,
        ],
        "UIBarStyle": [
            "default": 0, "black": 1, "blackTranslucent": 2,
        ],
        "UIBehavioralStyle": [
            "automatic": 0, "pad": 1, "mac": 2,
        ],
        "UIBlurEffect.Style": [
            "extraLight": 0, "light": 1, "dark": 2, "regular": 4, "prominent": 5,
            "systemUltraThinMaterial": 6, "systemThinMaterial": 7, "systemMaterial": 8,
            "systemThickMaterial": 9, "systemChromeMaterial": 10,
            "systemUltraThinMaterialLight":
                11, "systemThinMaterialLight": 12, "systemMaterialLight": 13,
            "systemThickMaterialLight": 14, "systemChromeMaterialLight": 15,
            "systemUltraThinMaterialDark": 16, "systemThinMaterialDark": 17,
            "systemMaterialDark":
                18, "systemThickMaterialDark": 19, "systemChromeMaterialDark": 20,
        ],
        "UIButton.ButtonType": [
            "custom": 0, "system": 1, "detailDisclosure": 2, "infoLight": 3, "infoDark": 4,
            "contactAdd": 5, "close": 7,
        ],
        "UIControl.Event": [
            "touchDown": 1 << 0, "touchDownRepeat": 1 << 1, "touchDragInside": 1 << 2,
            "touchDragOutside": 1 << 3, "touchDragEnter": 1 << 4, "touchDragExit": 1 << 5,
            "touchUpInside": 1 << 6, "touchUpOutside": 1 << 7, "touchCancel": 1 << 8,
            "valueChanged": 1 << 12, "primaryActionTriggered": 1 << 13, "editingDidBegin": 1 << 16,
            "editingChanged": 1 << 17, "editingDidEnd": 1 << 18, "editingDidEndOnExit": 1 << 19,
        ],
        "UIControl.State": [
            "normal": 0, "highlighted": 1, "disabled": 2, "selected": 4, "focused": 8,
        ],
        "UIDisplayGamut": [
            "unspecified": -1, "SRGB": 0, "P3": 1,
        ],
        "UIGestureRecognizer.State": [
            "possible": 0, "began": 1, "changed": 2, "ended": 3, "cancelled": 4, "failed": 5,
            "recognized": 3,
        ],
        "UIImage.Orientation": [
            "up": 0, "down": 1, "left": 2, "right": 3, "upMirrored": 4, "downMirrored": 5,
            "leftMirrored": 6, "rightMirrored": 7,
        ],
        "UIImage.RenderingMode": [
            "automatic": 0, "alwaysOriginal": 1, "alwaysTemplate": 2,
        ],
        "UIImage.ResizingMode": [
            "tile": 0, "stretch": 1,
        ],
        "UIImage.SymbolScale": [
            "default": -1, "unspecified": 0, "small": 1, "medium": 2, "large": 3,
        ],
        "UIImage.SymbolWeight": [
            "unspecified": 0, "ultraLight": 1, "thin": 2, "light": 3, "regular": 4, "medium": 5,
            "semibold": 6, "bold": 7, "heavy": 8, "black": 9,
        ],
        "UIInterfaceOrientation": [
            "unknown": 0, "portrait": 1, "portraitUpsideDown": 2, "landscapeRight": 3,
            "landscapeLeft": 4,
        ],
        "UIInterfaceOrientationMask": [
            "portrait": 2, "portraitUpsideDown": 4, "landscapeRight": 8, "landscapeLeft": 16,
            "landscape": 24, "allButUpsideDown": 26, "all": 30,
        ],
        "UIKeyboardType": [
            "default": 0, "asciiCapable": 1, "numbersAndPunctuation": 2, "URL": 3, "numberPad": 4,
            "phonePad": 5, "namePhonePad": 6, "emailAddress": 7, "decimalPad": 8, "twitter": 9,
            "webSearch": 10, "asciiCapableNumberPad": 11, "alphabet": 1,
        ],
        "UILegibilityWeight": [
            "unspecified": -1, "regular": 0, "bold": 1,
        ],
        "UIMenu.Options": [
            "displayInline": 1 << 0, "destructive": 1 << 1, "singleSelection": 1 << 5,
            "displayAsPalette": 1 << 7,
        ],
        "UIMenuElement.Attributes": [
            "disabled": 1 << 0, "destructive": 1 << 1, "hidden": 1 << 2, "keepsMenuPresented": 1 << 3,
        ],
        "UIMenuElement.State": [
            "off": 0, "on": 1, "mixed": 2,
        ],
        "UIModalPresentationStyle": [
            "automatic": -2, "none": -1, "fullScreen": 0, "pageSheet": 1, "formSheet": 2,
            "currentContext": 3, "custom": 4, "overFullScreen": 5, "overCurrentContext": 6,
            "popover": 7,
        ],
        "UIModalTransitionStyle": [
            "coverVertical": 0, "flipHorizontal": 1, "crossDissolve": 2, "partialCurl": 3,
        ],
        "UINavigationController.Operation": [
            "none": 0, "push": 1, "pop": 2,
        ],
        "UINavigationItem.BackButtonDisplayMode": [
            "default": 0, "generic": 1, "minimal": 2,
        ],
        "UINavigationItem.ItemStyle": [
            "navigator": 0, "browser": 1, "editor": 2,
        ],
        "UINavigationItem.LargeTitleDisplayMode": [
            "automatic": 0, "always": 1, "never": 2, "inline": 3,
        ],
        "UINavigationItem.SearchBarPlacement": [
            "automatic": 0, "inline": 1, "stacked": 2, "integratedCentered": 3,
        ],
        "UINavigationItem.TitleAlignment": [
            "automatic": 0, "leading": 1, "center": 2,
        ],
        "UIRectCorner": [
            "topLeft": 1, "topRight": 2, "bottomLeft": 4, "bottomRight": 8, "allCorners": -1,
        ],
        "UIRectEdge": [
            "top": 1, "left": 2, "bottom": 4, "right": 8, "all": 15,
        ],
        "UIReturnKeyType": [
            "default": 0, "go": 1, "google": 2, "join": 3, "next": 4, "route": 5, "search": 6,
            "send": 7, "yahoo": 8, "done": 9, "emergencyCall": 10, "continue": 11,
        ],
        "UIScene.ActivationState": [
            "unattached": -1, "foregroundActive": 0, "foregroundInactive": 1, "background": 2,
        ],
        "UIScrollView.ContentInsetAdjustmentBehavior": [
            "automatic": 0, "scrollableAxes": 1, "never": 2, "always": 3,
        ],
        "UIScrollView.KeyboardDismissMode": [
            "none": 0, "onDrag": 1, "interactive": 2, "onDragWithAccessory": 3,
            "interactiveWithAccessory": 4,
        ],
        "UISemanticContentAttribute": [
            "unspecified": 0, "playback": 1, "spatial": 2, "forceLeftToRight": 3,
            "forceRightToLeft": 4,
        ],
        "UIPageViewController.NavigationDirection": [
            "forward": 0, "reverse": 1,
        ],
        "UIPageViewController.NavigationOrientation": [
            "horizontal": 0, "vertical": 1,
        ],
        "UIPageViewController.TransitionStyle": [
            "pageCurl": 0, "scroll": 1,
        ],
        "UISplitViewController.Column": [
            "primary": 0, "secondary": 2, "compact": 3,
        ],
        "UISplitViewController.DisplayMode": [
            "automatic": 0, "secondaryOnly": 1, "oneBesideSecondary": 2, "oneOverSecondary": 3,
        ],
        "UISplitViewController.Style": [
            "unspecified": 0, "doubleColumn": 1,
        ],
        "UIStackView.Alignment": [
            "fill": 0, "leading": 1, "top": 1, "firstBaseline": 2, "center": 3, "trailing": 4,
            "bottom": 4, "lastBaseline": 5,
        ],
        "UIStackView.Distribution": [
            "fill": 0, "fillEqually": 1, "fillProportionally": 2, "equalSpacing": 3,
            "equalCentering": 4,
        ],
        "UIStatusBarAnimation": [
            "none": 0, "fade": 1, "slide": 2,
        ],
        "UIStatusBarStyle": [
            "default": 0, "lightContent": 1, "darkContent": 3,
        ],
        "UITextAutocapitalizationType": [
            "none": 0, "words": 1, "sentences": 2, "allCharacters": 3,
        ],
        "UITextAutocorrectionType": [
            "default": 0, "no": 1, "yes": 2,
        ],
        "UITextField.BorderStyle": [
            "none": 0, "line": 1, "bezel": 2, "roundedRect": 3,
        ],
        "UITextField.ViewMode": [
            "never": 0, "whileEditing": 1, "unlessEditing": 2, "always": 3,
        ],
        "UITimingCurveType": [
            "builtin": 0, "cubic": 1, "spring": 2, "composed": 3,
        ],
        "UITouch.Phase": [
            "began": 0, "moved": 1, "stationary": 2, "ended": 3, "cancelled": 4, "regionEntered": 5,
            "regionMoved": 6, "regionExited": 7,
        ],
        "UITraitEnvironmentLayoutDirection": [
            "unspecified": -1, "leftToRight": 0, "rightToLeft": 1,
        ],
        "UIUserInterfaceIdiom": [
            "unspecified": -1, "phone": 0, "pad": 1, "tv": 2, "carPlay": 3, "mac": 5, "vision": 6,
        ],
        "UIUserInterfaceLayoutDirection": [
            "leftToRight": 0, "rightToLeft": 1,
        ],
        "UIUserInterfaceLevel": [
            "unspecified": -1, "base": 0, "elevated": 1,
        ],
        "UIUserInterfaceSizeClass": [
            "unspecified": 0, "compact": 1, "regular": 2,
        ],
        "UIUserInterfaceStyle": [
            "unspecified": 0, "light": 1, "dark": 2,
        ],
        "UIView.AnimationCurve": [
            "easeInOut": 0, "easeIn": 1, "easeOut": 2, "linear": 3,
        ],
        "UIView.AnimationOptions": [
            "layoutSubviews": 1 << 0, "allowUserInteraction": 1 << 1, "beginFromCurrentState": 1 << 2, "repeat": 1 << 3,
            "autoreverse": 1 << 4, "overrideInheritedDuration": 1 << 5,
            "overrideInheritedCurve": 1 << 6, "allowAnimatedContent": 1 << 7,
            "showHideTransitionViews": 1 << 8, "overrideInheritedOptions": 1 << 9,
            "curveEaseInOut":
                0, "curveEaseIn": 1 << 16, "curveEaseOut": 2 << 16, "curveLinear": 3 << 16,
            "transitionFlipFromLeft": 1 << 20, "transitionFlipFromRight": 2 << 20,
            "transitionCurlUp": 3 << 20, "transitionCurlDown": 4 << 20,
            "transitionCrossDissolve": 5
                << 20, "transitionFlipFromTop": 6 << 20, "transitionFlipFromBottom": 7 << 20,
            "flushUpdates": 1 << 28,
        ],
        "UIView.AutoresizingMask": [
            "flexibleLeftMargin": 1, "flexibleWidth": 2, "flexibleRightMargin": 4,
            "flexibleTopMargin": 8, "flexibleHeight": 16, "flexibleBottomMargin": 32,
        ],
        "UIView.ContentMode": [
            "scaleToFill": 0, "scaleAspectFit": 1, "scaleAspectFill": 2, "redraw": 3, "center": 4,
            "top": 5, "bottom": 6, "left": 7, "right": 8, "topLeft": 9, "topRight": 10,
            "bottomLeft": 11, "bottomRight": 12,
        ],
        "UIView.KeyframeAnimationOptions": [
            "layoutSubviews": 1 << 0, "allowUserInteraction": 1 << 1, "beginFromCurrentState": 1 << 2, "repeat": 1 << 3,
            "autoreverse": 1 << 4, "overrideInheritedDuration": 1 << 5,
            "overrideInheritedOptions": 1 << 9, "calculationModeLinear": 0,
            "calculationModeDiscrete": 1 << 10, "calculationModePaced": 2 << 10,
            "calculationModeCubic": 3 << 10, "calculationModeCubicPaced": 4 << 10,
        ],
        "UIView.TintAdjustmentMode": [
            "automatic": 0, "normal": 1, "dimmed": 2,
        ],
        "UIVerticalBarBehavior": [
            "automatic": 0, "disabled": 1,
        ],
        "UIVerticalBarEdge": [
            "unspecified": 0, "leading": 1, "trailing": 2,
        ],
        "UIViewAnimatingPosition": [
            "end": 0, "start": 1, "current": 2,
        ],
        "UIViewAnimatingState": [
            "inactive": 0, "active": 1, "stopped": 2,
        ],
    ]
}
