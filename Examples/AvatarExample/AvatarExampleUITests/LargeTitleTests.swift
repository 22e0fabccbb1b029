import XCTest

/// Pages with a large title: the avatar fades with the shown height, whatever the bar itself does.
final class LargeTitleTests: XCTestCase {
    @MainActor func testUIKitPlain() { walk(.uikitPlain) }
    @MainActor func testUIKitRefresh() { walk(.uikitRefresh) }
    @MainActor func testUIKitPushed() { walk(.uikitPushed) }
    @MainActor func testSwiftUIPlain() { walk(.swiftUIPlain) }
    @MainActor func testSwiftUIRefresh() { walk(.swiftUIRefresh) }
    @MainActor func testSwiftUIPushed() { walk(.swiftUIPushed) }

    /// Opens a page at fixed offsets, from pulled down to collapsed.
    @MainActor private func walk(_ page: ExamplePage) {
        guard let rest = open(page, scroll: 0) else { return }
        let fade = ExpectedFade(restingHeight: rest.shownHeight)
        XCTAssertEqual(rest.opacity, 1, accuracy: 0.001, "\(page) at rest")
        XCTAssertEqual(rest.bar.height, rest.shownHeight, accuracy: 0.5, "\(page) at rest: E is the bar's height")
        for scroll in [-30.0, 10, 20, 30, 40, 52, 100] {
            guard let readout = open(page, scroll: scroll) else { continue }
            let place = "\(page) at \(scroll): \(readout.text)"
            XCTAssertEqual(readout.contentOffset, rest.contentOffset + scroll, accuracy: 0.5, place)
            XCTAssertEqual(readout.shownHeight, rest.shownHeight - scroll, accuracy: 0.5, place)
            // Half a point of height is 1.25 % of the fade.
            XCTAssertEqual(
                readout.opacity, fade.opacity(atShownHeight: readout.shownHeight), accuracy: 0.0126, place)
            guard readout.opacity > 0, let avatar = readout.avatar else { continue }
            XCTAssertEqual(
                avatar.maxY, fade.imageBottom(atShownHeight: readout.shownHeight), accuracy: 0.5, place)
        }
    }

    @MainActor private func open(_ page: ExamplePage, scroll: Double) -> Readout? {
        let example = Example(page, scroll: scroll)
        let readout = example.settledReadout()
        add(example.screenshot(named: "\(page.rawValue)-\(Int(scroll))"))
        if readout == nil { XCTFail("\(page) at \(scroll) did not settle") }
        return readout
    }
}
