import BarTransition
import BarTransitionTesting
import Testing
import UIKit

@Suite("A film's values as text") @MainActor
struct FilmTextTests {
    @Test func textHasATableForTheBarAndForEachPage() throws {
        let film = try TransitionFilm.record(.push(Pages.orange()), pages: [Pages.blue()], frames: 3, height: 100)
        #expect(
            film.text == """
                push “Photo”, 3 frames

                bar
                progress     x      y   width  height  bottom  hidden  background     tint  items
                    0.00  0.00  53.67  393.00   44.00   97.67      no     #007AFF  #000000      2
                    0.50  0.00  53.67  393.00   44.00   97.67      no     #7F8780  #000000      2
                    1.00  0.00  53.67  393.00   44.00   97.67      no     #FF9500  #000000      2

                page “Library”
                progress       x     y  safe area top  content top  scroll offset
                    0.00    0.00  0.00          97.67        97.67              -
                    0.50  -58.95  0.00          97.67        97.67              -
                    1.00       -     -              -            -              -

                page “Photo”
                progress       x     y  safe area top  content top  scroll offset
                    0.00  393.00  0.00          97.67        97.67              -
                    0.50  196.50  0.00          97.67        97.67              -
                    1.00    0.00  0.00          97.67        97.67              -

                """)
    }

    @Test func pagesOfOneNameAreNumbered() throws {
        let film = try TransitionFilm.record(.push(Pages.orange("A")), pages: [Pages.blue("A")], frames: 2, height: 100)
        #expect(film.frames[0].pages.map(\.name) == ["A", "A (2)"])
    }

    @Test func contentIsThatOfTheScrollViewOrOfTheViewThatThePageNames() throws {
        final class Scrolling: UIViewController {
            let scrollView = UIScrollView(frame: .zero)
            override func loadView() {
                scrollView.contentSize = CGSize(width: 300, height: 4000)
                view = scrollView
            }
        }
        final class Naming: UIViewController, FilmContentProviding {
            let content = UIView(frame: CGRect(x: 0, y: 321, width: 10, height: 10))
            var filmContentView: UIView? { content }
            override func viewDidLoad() {
                super.viewDidLoad()
                view.addSubview(content)
            }
        }
        let (scrolling, naming) = (Scrolling(nibName: nil, bundle: nil), Naming(nibName: nil, bundle: nil))
        let film = try TransitionFilm.record(.push(naming), pages: [scrolling], frames: 2, height: 100)
        #expect(abs((film.frames[0].pages[0].contentTop ?? 0) - 97.67) < 0.01)
        #expect(abs((film.frames[0].pages[0].scrollOffset ?? 0) + 97.67) < 0.01)
        #expect(film.frames[0].pages[0].name == "Scrolling")
        #expect(film.frames[1].pages[1].contentTop == 321)
        #expect(film.frames[1].pages[1].scrollOffset == nil)
    }
}
