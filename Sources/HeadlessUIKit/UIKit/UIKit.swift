// `import UIKit` brings these with it on Apple platforms; here too.
@_exported import CoreGraphics
@_exported import Foundation
@_exported import QuartzCore
