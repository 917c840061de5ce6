// expect: main actor-isolated property 'title' can not be mutated from a nonisolated context
import UIKit

nonisolated func rename(_ page: UIViewController) {
    page.title = "Photos"
}
