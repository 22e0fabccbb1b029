// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Signatures of XCTest and XCUIAutomation, to check the example's UI tests on Linux, where they are never run.
import Foundation

open class XCTestCase {
    public init() {}
    public func add(_ attachment: XCTAttachment) {}
}

@MainActor open class XCUIElement: XCUIElementTypeQueryProvider {
    init() {}
    public var exists: Bool { fatalError() }
    public var label: String { fatalError() }
    public var staticTexts: XCUIElementQuery { fatalError() }
    public var buttons: XCUIElementQuery { fatalError() }
    public var navigationBars: XCUIElementQuery { fatalError() }
    public var firstMatch: XCUIElement { fatalError() }
    public func tap() {}
    public func swipeDown() {}
    public func waitForExistence(timeout: TimeInterval) -> Bool { fatalError() }
    public func screenshot() -> XCUIScreenshot { fatalError() }
}

@MainActor public protocol XCUIElementTypeQueryProvider {
    var staticTexts: XCUIElementQuery { get }
    var buttons: XCUIElementQuery { get }
    var navigationBars: XCUIElementQuery { get }
    var firstMatch: XCUIElement { get }
}

@MainActor public class XCUIElementQuery {
    init() {}
    public subscript(key: String) -> XCUIElement { fatalError() }
}

@MainActor open class XCUIApplication: XCUIElement {
    public override init() {}
    public var launchArguments: [String] = []
    public func launch() {}
}

@MainActor public class XCUIScreenshot {
    init() {}
}

public class XCTAttachment {
    public enum Lifetime: Int, Sendable {
        case keepAlways = 0
        case deleteOnSuccess = 1
    }

    public init(screenshot: XCUIScreenshot) {}
    public init(string: String) {}
    public var name: String?
    public var lifetime = Lifetime.deleteOnSuccess
}

public func XCTFail(_ message: String = "", file: StaticString = #filePath, line: UInt = #line) {}
public func XCTAssertEqual<T: Equatable>(
    _ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T,
    _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {}
public func XCTAssertEqual<T: FloatingPoint>(
    _ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T, accuracy: T,
    _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {}
public func XCTAssertLessThan<T: Comparable>(
    _ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T,
    _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {}
public func XCTAssertTrue(
    _ expression: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String = "",
    file: StaticString = #filePath, line: UInt = #line
) {}
public func XCTAssertNotNil(
    _ expression: @autoclosure () throws -> Any?, _ message: @autoclosure () -> String = "",
    file: StaticString = #filePath, line: UInt = #line
) {}
