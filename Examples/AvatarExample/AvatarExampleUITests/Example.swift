import Foundation
import XCTest

/// The example app, started for one page.
@MainActor struct Example {
    let app = XCUIApplication()

    /// Starts the app.
    ///
    /// - Parameters:
    ///   - page: The page to show.
    ///   - scroll: How far to scroll from rest, in points; negative pulls the content down.
    ///   - arguments: More launch arguments.
    init(_ page: ExamplePage, scroll: Double = 0, arguments: [String] = []) {
        let distance = [scroll < 0 ? "-pull" : "-scroll", "\(abs(scroll))"]
        app.launchArguments = ["-page", page.rawValue] + distance + arguments
        app.launch()
    }

    /// Launch arguments that turn every interface from right to left.
    static let rightToLeft = ["-AppleTextDirection", "YES", "-NSForceRightToLeftWritingDirection", "YES"]

    /// What the readout says once it has settled; `nil` if that takes longer than half a minute.
    func settledReadout() -> Readout? {
        readout { $0.isSettled }
    }

    /// The first readout that is as it should be; `nil` if that takes longer than half a minute.
    func readout(where isAwaited: (Readout) -> Bool) -> Readout? {
        let label = app.staticTexts["readout"]
        let end = Date(timeIntervalSinceNow: 30)
        while Date() < end {
            if label.exists, let readout = Readout(label.label), isAwaited(readout) { return readout }
            Thread.sleep(forTimeInterval: 0.2)
        }
        return nil
    }

    /// The screen as it is, kept with the test's result.
    func screenshot(named name: String) -> XCTAttachment {
        let attachment = XCTAttachment(screenshot: app.screenshot())
        attachment.name = name
        attachment.lifetime = .keepAlways
        return attachment
    }
}
