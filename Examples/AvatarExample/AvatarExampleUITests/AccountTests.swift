import XCTest

/// A tap opens the account.
final class AccountTests: XCTestCase {
    @MainActor func testUIKit() { expectAccount(on: .uikitPlain) }
    @MainActor func testSwiftUI() { expectAccount(on: .swiftUIPlain) }
    @MainActor func testSwiftUIToolbar() { expectAccount(on: .swiftUIToolbar) }

    @MainActor private func expectAccount(on page: ExamplePage) {
        let example = Example(page)
        XCTAssertNotNil(example.settledReadout(), "\(page) did not settle")
        example.app.buttons["Account"].firstMatch.tap()
        XCTAssertTrue(example.app.navigationBars["Account"].waitForExistence(timeout: 10), "\(page)")
        add(example.screenshot(named: "\(page.rawValue)-account"))
    }
}
