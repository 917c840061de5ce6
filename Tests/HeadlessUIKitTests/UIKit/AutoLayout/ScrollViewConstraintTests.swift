import TestSupport
import Testing
import UIKit

@MainActor
@Suite(.ownSimulator) struct ScrollViewConstraintTests {
    private let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    private let content = UIView()

    init() {
        content.translatesAutoresizingMaskIntoConstraints = false
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.addSubview(content)
    }

    @Test func contentGuideDecidesTheContentSize() {
        _ = Simulator()
        let guide = scroll.contentLayoutGuide
        NSLayoutConstraint.activate([
            content.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 10),
            content.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -10),
            content.topAnchor.constraint(equalTo: guide.topAnchor, constant: 5),
            content.bottomAnchor.constraint(equalTo: guide.bottomAnchor, constant: -5),
            content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor, constant: -20),
            content.heightAnchor.constraint(equalToConstant: 700),
        ])
        scroll.layoutIfNeeded()
        #expect(scroll.contentSize == CGSize(width: 300, height: 710))
        #expect(content.frame == CGRect(x: 10, y: 5, width: 280, height: 700))
        scroll.contentOffset = CGPoint(x: 0, y: 40)
        scroll.layoutIfNeeded()
        #expect(content.frame == CGRect(x: 10, y: 5, width: 280, height: 700))
        #expect(scroll.contentSize == CGSize(width: 300, height: 710))
    }

    @Test func edgesOfTheScrollViewMeanItsContents() {
        _ = Simulator()
        NSLayoutConstraint.activate([
            content.leftAnchor.constraint(equalTo: scroll.leftAnchor),
            content.rightAnchor.constraint(equalTo: scroll.rightAnchor),
            content.topAnchor.constraint(equalTo: scroll.topAnchor),
            content.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
            content.widthAnchor.constraint(equalToConstant: 900),
            content.heightAnchor.constraint(equalTo: scroll.heightAnchor),
        ])
        scroll.layoutIfNeeded()
        #expect(scroll.contentSize == CGSize(width: 900, height: 200))
    }

    @Test func axesWithoutConstraintsKeepTheContentSizeOfTheApp() {
        _ = Simulator()
        scroll.contentSize = CGSize(width: 123, height: 456)
        NSLayoutConstraint.activate([
            content.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
            content.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
            content.heightAnchor.constraint(equalToConstant: 50),
        ])
        scroll.layoutIfNeeded()
        #expect(scroll.contentSize == CGSize(width: 123, height: 50))
    }

    @Test func frameGuideStaysOnScreen() {
        _ = Simulator()
        let root = UIView(frame: scroll.frame)
        root.addSubview(scroll)
        scroll.contentSize = CGSize(width: 300, height: 1000)
        NSLayoutConstraint.activate([
            content.topAnchor.constraint(equalTo: scroll.frameLayoutGuide.topAnchor, constant: 3),
            content.heightAnchor.constraint(equalToConstant: 50),
        ])
        root.layoutIfNeeded()
        #expect(content.frame.minY == 3)
        scroll.contentOffset = CGPoint(x: 0, y: 100)
        root.layoutIfNeeded()
        #expect(content.frame.minY == 103)
    }
}
