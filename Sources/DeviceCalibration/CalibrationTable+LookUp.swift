extension CalibrationTable {
    /// Finds the layout that a running app is in.
    ///
    /// The identifier alone decides the model. The screen only tells a zoomed panel, or the panels of a foldable, apart:
    /// several models share a size and differ in their insets. Where the model has no such layout, the answer is the
    /// nearest of its own: same design goes before same orientation, that before same screen, the earlier before the
    /// later.
    ///
    /// - Parameters:
    ///   - identifier: hardware identifier, such as `iPhone15,2`.
    ///   - design: design that the app gets.
    ///   - orientation: way the interface is turned.
    ///   - width: one side of the screen, in points.
    ///   - height: the other side; the two may stand in either order.
    /// - Complexity: O(length of the identifier + log *n*) for the model, O(its layouts) for the layout. No allocation.
    public func match(
        identifier: String, design: Calibration.Design, orientation: Calibration.Orientation,
        screenWidth width: Double, screenHeight height: Double
    ) -> Calibration.Match {
        guard let index = CalibrationIndex(index) else { return .missing(absence(of: identifier)) }
        var contiguous = identifier
        let rows = contiguous.withUTF8 { index.rows(of: $0) }
        let shorter = min(width, height)
        let longer = max(width, height)
        var nearest: Calibration?
        var fewest = Calibration.Differences(rawValue: .max)
        for row in rows {
            for number in index.layouts(ofRow: row) {
                let calibration = layout(number)
                var differences: Calibration.Differences = []
                if calibration.design != design { differences.insert(.design) }
                if calibration.orientation != orientation { differences.insert(.orientation) }
                if calibration.screen.width != shorter || calibration.screen.height != longer {
                    differences.insert(.screen)
                }
                if differences.isEmpty { return .exact(calibration) }
                if differences.rawValue < fewest.rawValue {
                    nearest = calibration
                    fewest = differences
                }
            }
        }
        guard let nearest else { return .missing(absence(of: identifier)) }
        return .otherLayout(nearest, differing: fewest)
    }

    private func absence(of identifier: String) -> Calibration.Absence {
        if identifier.isEmpty { return .emptyIdentifier }
        return Calibration.isSimulator(identifier) ? .simulatorIdentifier : .unknownIdentifier
    }
}
