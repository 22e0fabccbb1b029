import XCTest

/// Pages whose bars do something else.
final class OtherPageTests: XCTestCase {
    @MainActor func testUIKitSearch() { expectBothEnds(of: .uikitSearch) }
    @MainActor func testSwiftUISearch() { expectBothEnds(of: .swiftUISearch) }
    @MainActor func testUIKitInline() { expectNoAvatar(on: .uikitInline) }
    @MainActor func testSwiftUIInline() { expectNoAvatar(on: .swiftUIInline) }
    @MainActor func testSwiftUIToolbar() { expectNoAvatar(on: .swiftUIToolbar) }
    @MainActor func testUIKitRightToLeft() { expectAvatarOnTheLeft(of: .uikitPlain) }
    @MainActor func testSwiftUIRightToLeft() { expectAvatarOnTheLeft(of: .swiftUIPlain) }
    @MainActor func testUIKitPull() { expectAvatarAfterPull(on: .uikitRefresh) }
    @MainActor func testSwiftUIPull() { expectAvatarAfterPull(on: .swiftUIRefresh) }

    /// A search row makes the bar taller, but the avatar is there at rest, and gone when the title is.
    @MainActor private func expectBothEnds(of page: ExamplePage) {
        XCTAssertEqual(open(page)?.opacity, 1, "\(page) at rest")
        XCTAssertEqual(open(page, scroll: 300)?.opacity, 0, "\(page), collapsed")
    }

    @MainActor private func expectNoAvatar(on page: ExamplePage) {
        XCTAssertEqual(open(page)?.opacity, 0, "\(page) has no large title, or no avatar of ours")
    }

    @MainActor private func expectAvatarOnTheLeft(of page: ExamplePage) {
        guard let readout = open(page, arguments: Example.rightToLeft) else { return }
        XCTAssertEqual(readout.opacity, 1, accuracy: 0.001, readout.text)
        XCTAssertLessThan(readout.avatar?.x ?? .infinity, readout.bar.width / 4, readout.text)
    }

    @MainActor private func expectAvatarAfterPull(on page: ExamplePage) {
        let example = Example(page)
        guard let rest = example.settledReadout() else { return XCTFail("\(page) did not settle") }
        example.app.swipeDown()
        let after = example.readout { abs($0.shownHeight - rest.shownHeight) < 0.5 && $0.isSettled }
        add(example.screenshot(named: "\(page.rawValue)-pulled"))
        XCTAssertEqual(after?.opacity, 1, "\(page) after a refresh: \(after?.text ?? "it did not come to rest")")
    }

    @MainActor private func open(_ page: ExamplePage, scroll: Double = 0, arguments: [String] = []) -> Readout? {
        let example = Example(page, scroll: scroll, arguments: arguments)
        let readout = example.settledReadout()
        let suffix = arguments.isEmpty ? "" : "-rtl"
        add(example.screenshot(named: "\(page.rawValue)\(suffix)-\(Int(scroll))"))
        if readout == nil { XCTFail("\(page) at \(scroll) did not settle") }
        return readout
    }
}
