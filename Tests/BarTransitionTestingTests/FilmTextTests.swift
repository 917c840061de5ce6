import BarTransition
import BarTransitionTesting
import TestSupport
import Testing
import UIKit

@Suite("Text tables of films", .ownSimulator) @MainActor
struct FilmTextTests {
    @Test func textHasATableForTheBarAndForEachPage() throws {
        let film = try TransitionFilm.record(.push(Pages.orange()), pages: [Pages.blue()], frames: 3, height: 100)
        #expect(
            film.text == """
                push “Photo”, 3 frames

                bar
                progress     x      y   width  height  bottom  hidden  background  background ends     tint    buttons           items
                    0.00  0.00  53.67  393.00   44.00   97.67      no     #007AFF  #007AFF #007AFF  #FFFFFF          -         Library
                    0.50  0.00  53.67  393.00   44.00   97.67      no     #9C95AB  #9C95AB #9C95AB  #000000  #00000080  Library, Photo
                    1.00  0.00  53.67  393.00   44.00   97.67      no     #FF9500  #FF9500 #FF9500  #000000    #000000  Library, Photo

                page “Library”
                progress       x     y   width  height  safe area top  safe area bottom  own inset  content top  scroll offset      title
                    0.00    0.00  0.00  393.00  852.00          97.67             34.00       0.00        97.67              -    #FFFFFF
                    0.50  -58.95  0.00  393.00  852.00          97.67             34.00       0.00        97.67              -  #FFFFFF80
                    1.00       -     -       -       -              -                 -          -            -              -          -

                page “Photo”
                progress       x     y   width  height  safe area top  safe area bottom  own inset  content top  scroll offset      title
                    0.00       -     -       -       -              -                 -          -            -              -          -
                    0.50  196.50  0.00  393.00  852.00          97.67             34.00       0.00        97.67              -  #00000080
                    1.00    0.00  0.00  393.00  852.00          97.67             34.00       0.00        97.67              -    #000000

                around
                progress  toolbar top  tab bar top  status bar           stack
                    0.00            -            -     default         Library
                    0.50            -            -     default  Library, Photo
                    1.00            -            -     default  Library, Photo

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

    @Test func thePagesOfAPageViewControllerBeginBelowTheBar() throws {
        let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        pages.setViewControllers([RowsPage("Photo")], direction: .forward, animated: false)
        let film = try TransitionFilm.record(.push(pages), pages: [Pages.blue()], frames: 2, height: 100)
        #expect(abs((film.frames[1].pages[1].contentTop ?? 0) - 97.67) < 0.01)
        #expect(film.frames[1].pages[1].scrollOffset == nil)
    }
}
