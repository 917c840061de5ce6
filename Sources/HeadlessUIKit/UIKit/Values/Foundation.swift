// `import UIKit` brings Foundation with it on Apple platforms; here too.
@_exported import Foundation
