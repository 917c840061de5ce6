// Swift Testing looks for this module where a file imports it beside CoreGraphics. Images are attached by `_Testing_UIKit`;
// there is nothing to add for Core Graphics on Linux.
