import DeviceCalibration
import DeviceCalibrationTables
import Testing

/// One layout of the catalogue, on one of its models.
struct CatalogueLayout: Sendable, CustomTestStringConvertible {
    let identifier: String
    let calibration: Calibration

    var testDescription: String {
        let screen = calibration.screen
        return "\(identifier) \(calibration.design) \(calibration.orientation) \(screen.width)x\(screen.height)"
    }

    /// Every layout of every model of the catalogue.
    static let all = DeviceCalibrations.table.identifiers.flatMap { identifier in
        DeviceCalibrations.table.layouts(of: identifier).map {
            CatalogueLayout(identifier: identifier, calibration: $0)
        }
    }

    /// Every layout once, on the first of its models.
    static let distinct: [CatalogueLayout] = all.reduce(into: []) { layouts, layout in
        if !layouts.contains(where: { $0.calibration == layout.calibration }) { layouts.append(layout) }
    }

    /// Whether its bar is at the top, and never shows a large title.
    var lacksLargeTitle: Bool { calibration.navigationBar.map { $0.large == nil } ?? false }

    /// Offsets from over-scroll to beyond the collapsed bar, in whole pixels.
    var offsets: [Double] {
        let bar = calibration.navigationBar
        let top = bar?.top ?? 0
        let medium = bar?.medium ?? 0
        let first = -(top + (bar?.large ?? medium)) - 100
        let count = Int((200 + (bar?.large ?? medium) - medium) * calibration.screen.scale)
        return (0...count).map { first + Double($0) / calibration.screen.scale }
    }
}
