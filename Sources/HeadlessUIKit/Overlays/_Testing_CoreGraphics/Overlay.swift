// Swift Testing loads this cross-import overlay for files that import both Testing and CoreGraphics. `_Testing_UIKit`
// attaches images; Core Graphics needs nothing more on Linux.
