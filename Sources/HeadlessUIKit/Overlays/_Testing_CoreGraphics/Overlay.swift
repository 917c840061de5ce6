// Swift Testing imports this cross-import overlay in files that import both Testing and CoreGraphics. It is empty:
// `_Testing_UIKit` attaches images, and Core Graphics needs nothing more on Linux.
