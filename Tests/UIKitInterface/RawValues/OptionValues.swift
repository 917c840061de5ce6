import UIKit

/// Constants that are not cases of an enumeration, so that Swift cannot list them: the values of option sets, and
/// second names of a case.
enum OptionValues {
    @MainActor static let all: [String: Int] = [
        "CACornerMask.layerMaxXMaxYCorner": Int(CACornerMask.layerMaxXMaxYCorner.rawValue),
        "CACornerMask.layerMaxXMinYCorner": Int(CACornerMask.layerMaxXMinYCorner.rawValue),
        "CACornerMask.layerMinXMaxYCorner": Int(CACornerMask.layerMinXMaxYCorner.rawValue),
        "CACornerMask.layerMinXMinYCorner": Int(CACornerMask.layerMinXMinYCorner.rawValue),
        "NSDirectionalRectEdge.all": Int(NSDirectionalRectEdge.all.rawValue),
        "NSDirectionalRectEdge.bottom": Int(NSDirectionalRectEdge.bottom.rawValue),
        "NSDirectionalRectEdge.leading": Int(NSDirectionalRectEdge.leading.rawValue),
        "NSDirectionalRectEdge.top": Int(NSDirectionalRectEdge.top.rawValue),
        "NSDirectionalRectEdge.trailing": Int(NSDirectionalRectEdge.trailing.rawValue),
        "UIControl.Event.touchDownRepeat": Int(UIControl.Event.touchDownRepeat.rawValue),
        "UIControl.Event.touchDragInside": Int(UIControl.Event.touchDragInside.rawValue),
        "UIControl.Event.touchDragOutside": Int(UIControl.Event.touchDragOutside.rawValue),
        "UIControl.Event.touchDragEnter": Int(UIControl.Event.touchDragEnter.rawValue),
        "UIControl.Event.touchDragExit": Int(UIControl.Event.touchDragExit.rawValue),
        "UIAxis.horizontal": Int(UIAxis.horizontal.rawValue),
        "UIAxis.vertical": Int(UIAxis.vertical.rawValue),
        "UIAxis.both": Int(UIAxis.both.rawValue),
        "UIRectCorner.topLeft": Int(UIRectCorner.topLeft.rawValue),
        "UIRectCorner.topRight": Int(UIRectCorner.topRight.rawValue),
        "UIRectCorner.bottomLeft": Int(UIRectCorner.bottomLeft.rawValue),
        "UIRectCorner.bottomRight": Int(UIRectCorner.bottomRight.rawValue),
        "UIRectCorner.allCorners": Int(bitPattern: UIRectCorner.allCorners.rawValue),
        "UIView.KeyframeAnimationOptions.repeat": Int(UIView.KeyframeAnimationOptions.repeat.rawValue),
        "UIView.KeyframeAnimationOptions.autoreverse": Int(UIView.KeyframeAnimationOptions.autoreverse.rawValue),
        "UIView.KeyframeAnimationOptions.calculationModeDiscrete": Int(
            UIView.KeyframeAnimationOptions.calculationModeDiscrete.rawValue),
        "UIView.KeyframeAnimationOptions.calculationModePaced": Int(
            UIView.KeyframeAnimationOptions.calculationModePaced.rawValue),
        "UIView.KeyframeAnimationOptions.calculationModeCubic": Int(
            UIView.KeyframeAnimationOptions.calculationModeCubic.rawValue),
        "UIView.KeyframeAnimationOptions.calculationModeCubicPaced": Int(
            UIView.KeyframeAnimationOptions.calculationModeCubicPaced.rawValue),
        "UIView.AnimationOptions.transitionFlipFromLeft": Int(
            UIView.AnimationOptions.transitionFlipFromLeft.rawValue),
        "UIView.AnimationOptions.transitionFlipFromRight": Int(
            UIView.AnimationOptions.transitionFlipFromRight.rawValue),
        "UIView.AnimationOptions.transitionCurlUp": Int(UIView.AnimationOptions.transitionCurlUp.rawValue),
        "UIView.AnimationOptions.transitionCurlDown": Int(UIView.AnimationOptions.transitionCurlDown.rawValue),
        "UIView.AnimationOptions.transitionFlipFromTop": Int(
            UIView.AnimationOptions.transitionFlipFromTop.rawValue),
        "UIView.AnimationOptions.transitionFlipFromBottom": Int(
            UIView.AnimationOptions.transitionFlipFromBottom.rawValue),
        "UIKeyboardType.alphabet": UIKeyboardType.alphabet.rawValue,
        "UIBarButtonItem.Style.done": Int(UIBarButtonItem.Style.done.rawValue),
        "UIControl.Event.editingChanged": Int(UIControl.Event.editingChanged.rawValue),
        "UIControl.Event.editingDidBegin": Int(UIControl.Event.editingDidBegin.rawValue),
        "UIControl.Event.editingDidEnd": Int(UIControl.Event.editingDidEnd.rawValue),
        "UIControl.Event.editingDidEndOnExit": Int(UIControl.Event.editingDidEndOnExit.rawValue),
        "UIControl.Event.primaryActionTriggered": Int(UIControl.Event.primaryActionTriggered.rawValue),
        "UIControl.Event.touchCancel": Int(UIControl.Event.touchCancel.rawValue),
        "UIControl.Event.touchDown": Int(UIControl.Event.touchDown.rawValue),
        "UIControl.Event.touchUpInside": Int(UIControl.Event.touchUpInside.rawValue),
        "UIControl.Event.touchUpOutside": Int(UIControl.Event.touchUpOutside.rawValue),
        "UIControl.Event.valueChanged": Int(UIControl.Event.valueChanged.rawValue),
        "UIControl.State.disabled": Int(UIControl.State.disabled.rawValue),
        "UIControl.State.focused": Int(UIControl.State.focused.rawValue),
        "UIControl.State.highlighted": Int(UIControl.State.highlighted.rawValue),
        "UIControl.State.normal": Int(UIControl.State.normal.rawValue),
        "UIControl.State.selected": Int(UIControl.State.selected.rawValue),
        "UIGestureRecognizer.State.recognized": Int(UIGestureRecognizer.State.recognized.rawValue),
        "UIInterfaceOrientationMask.all": Int(UIInterfaceOrientationMask.all.rawValue),
        "UIInterfaceOrientationMask.allButUpsideDown": Int(UIInterfaceOrientationMask.allButUpsideDown.rawValue),
        "UIInterfaceOrientationMask.landscape": Int(UIInterfaceOrientationMask.landscape.rawValue),
        "UIInterfaceOrientationMask.landscapeLeft": Int(UIInterfaceOrientationMask.landscapeLeft.rawValue),
        "UIInterfaceOrientationMask.landscapeRight": Int(UIInterfaceOrientationMask.landscapeRight.rawValue),
        "UIInterfaceOrientationMask.portrait": Int(UIInterfaceOrientationMask.portrait.rawValue),
        "UIInterfaceOrientationMask.portraitUpsideDown": Int(
            UIInterfaceOrientationMask.portraitUpsideDown.rawValue),
        "UIMenu.Options.destructive": Int(UIMenu.Options.destructive.rawValue),
        "UIMenu.Options.displayAsPalette": Int(UIMenu.Options.displayAsPalette.rawValue),
        "UIMenu.Options.displayInline": Int(UIMenu.Options.displayInline.rawValue),
        "UIMenu.Options.singleSelection": Int(UIMenu.Options.singleSelection.rawValue),
        "UIMenuElement.Attributes.destructive": Int(UIMenuElement.Attributes.destructive.rawValue),
        "UIMenuElement.Attributes.disabled": Int(UIMenuElement.Attributes.disabled.rawValue),
        "UIMenuElement.Attributes.hidden": Int(UIMenuElement.Attributes.hidden.rawValue),
        "UIMenuElement.Attributes.keepsMenuPresented": Int(UIMenuElement.Attributes.keepsMenuPresented.rawValue),
        "UIRectEdge.all": Int(UIRectEdge.all.rawValue),
        "UIRectEdge.bottom": Int(UIRectEdge.bottom.rawValue),
        "UIRectEdge.left": Int(UIRectEdge.left.rawValue),
        "UIRectEdge.right": Int(UIRectEdge.right.rawValue),
        "UIRectEdge.top": Int(UIRectEdge.top.rawValue),
        "UIStackView.Alignment.bottom": Int(UIStackView.Alignment.bottom.rawValue),
        "UIStackView.Alignment.top": Int(UIStackView.Alignment.top.rawValue),
        "UIView.AnimationOptions.allowAnimatedContent": Int(UIView.AnimationOptions.allowAnimatedContent.rawValue),
        "UIView.AnimationOptions.allowUserInteraction": Int(UIView.AnimationOptions.allowUserInteraction.rawValue),
        "UIView.AnimationOptions.autoreverse": Int(UIView.AnimationOptions.autoreverse.rawValue),
        "UIView.AnimationOptions.beginFromCurrentState": Int(
            UIView.AnimationOptions.beginFromCurrentState.rawValue),
        "UIView.AnimationOptions.curveEaseIn": Int(UIView.AnimationOptions.curveEaseIn.rawValue),
        "UIView.AnimationOptions.curveEaseInOut": Int(UIView.AnimationOptions.curveEaseInOut.rawValue),
        "UIView.AnimationOptions.curveEaseOut": Int(UIView.AnimationOptions.curveEaseOut.rawValue),
        "UIView.AnimationOptions.curveLinear": Int(UIView.AnimationOptions.curveLinear.rawValue),
        "UIView.AnimationOptions.flushUpdates": Int(UIView.AnimationOptions.flushUpdates.rawValue),
        "UIView.AnimationOptions.layoutSubviews": Int(UIView.AnimationOptions.layoutSubviews.rawValue),
        "UIView.AnimationOptions.overrideInheritedCurve": Int(
            UIView.AnimationOptions.overrideInheritedCurve.rawValue),
        "UIView.AnimationOptions.overrideInheritedDuration": Int(
            UIView.AnimationOptions.overrideInheritedDuration.rawValue),
        "UIView.AnimationOptions.overrideInheritedOptions": Int(
            UIView.AnimationOptions.overrideInheritedOptions.rawValue),
        "UIView.AnimationOptions.repeat": Int(UIView.AnimationOptions.`repeat`.rawValue),
        "UIView.AnimationOptions.showHideTransitionViews": Int(
            UIView.AnimationOptions.showHideTransitionViews.rawValue),
        "UIView.AnimationOptions.transitionCrossDissolve": Int(
            UIView.AnimationOptions.transitionCrossDissolve.rawValue),
        "UIView.AutoresizingMask.flexibleBottomMargin": Int(UIView.AutoresizingMask.flexibleBottomMargin.rawValue),
        "UIView.AutoresizingMask.flexibleHeight": Int(UIView.AutoresizingMask.flexibleHeight.rawValue),
        "UIView.AutoresizingMask.flexibleLeftMargin": Int(UIView.AutoresizingMask.flexibleLeftMargin.rawValue),
        "UIView.AutoresizingMask.flexibleRightMargin": Int(UIView.AutoresizingMask.flexibleRightMargin.rawValue),
        "UIView.AutoresizingMask.flexibleTopMargin": Int(UIView.AutoresizingMask.flexibleTopMargin.rawValue),
        "UIView.AutoresizingMask.flexibleWidth": Int(UIView.AutoresizingMask.flexibleWidth.rawValue),
        "UIView.KeyframeAnimationOptions.allowUserInteraction": Int(
            UIView.KeyframeAnimationOptions.allowUserInteraction.rawValue),
        "UIView.KeyframeAnimationOptions.beginFromCurrentState": Int(
            UIView.KeyframeAnimationOptions.beginFromCurrentState.rawValue),
        "UIView.KeyframeAnimationOptions.calculationModeLinear": Int(
            UIView.KeyframeAnimationOptions.calculationModeLinear.rawValue),
        "UIView.KeyframeAnimationOptions.layoutSubviews": Int(
            UIView.KeyframeAnimationOptions.layoutSubviews.rawValue),
        "UIView.KeyframeAnimationOptions.overrideInheritedDuration": Int(
            UIView.KeyframeAnimationOptions.overrideInheritedDuration.rawValue),
        "UIView.KeyframeAnimationOptions.overrideInheritedOptions": Int(
            UIView.KeyframeAnimationOptions.overrideInheritedOptions.rawValue),
    ]
}
