// As on Apple platforms, `import QuartzCore` also imports Core Graphics.
@_exported import CoreGraphics
