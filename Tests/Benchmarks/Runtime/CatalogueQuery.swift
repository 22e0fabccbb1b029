import DeviceCalibration

/// A look-up that a running app makes, and finds.
struct CatalogueQuery {
    let identifier: String
    let design: Calibration.Design
    let orientation: Calibration.Orientation
    let width: Double
    let height: Double

    /// Looks the layout up, and uses what it finds.
    ///
    /// - Precondition: the table has this very layout.
    func screenHeight(in table: CalibrationTable) -> Double {
        switch table.match(
            identifier: identifier, design: design, orientation: orientation, screenWidth: width, screenHeight: height)
        {
        case .exact(let calibration): return calibration.screen.height
        case .otherLayout, .designHeights, .liveBar, .missing: preconditionFailure("the table has this very layout")
        }
    }

    /// Every layout of every model of a table.
    static func all(in table: CalibrationTable) -> [CatalogueQuery] {
        table.identifiers.flatMap { identifier in
            table.layouts(of: identifier).map {
                CatalogueQuery(
                    identifier: identifier, design: $0.design, orientation: $0.orientation, width: $0.screen.width,
                    height: $0.screen.height)
            }
        }
    }
}
