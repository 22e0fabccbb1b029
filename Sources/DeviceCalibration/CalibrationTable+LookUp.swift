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
    @inlinable
    public func match(
        identifier: String, design: Calibration.Design, orientation: Calibration.Orientation,
        screenWidth width: Double, screenHeight height: Double
    ) -> Calibration.Match {
        guard
            let (number, differences) = nearestLayout(
                identifier: identifier, design: design, orientation: orientation, shorter: min(width, height),
                longer: max(width, height))
        else { return .missing(absence(of: identifier)) }
        if differences.isEmpty { return .exact(layout(number)) }
        return .otherLayout(layout(number), differing: differences)
    }

    /// Finds the layout of a model that differs least from the one that was asked for.
    ///
    /// Layouts are known by their numbers here: one is some hundred bytes, and copying them would take most of the time.
    @usableFromInline
    func nearestLayout(
        identifier: String, design: Calibration.Design, orientation: Calibration.Orientation, shorter: Double,
        longer: Double
    ) -> (number: Int, differences: Calibration.Differences)? {
        guard let index = CalibrationIndex(index) else { return nil }
        var contiguous = identifier
        let rows = contiguous.withUTF8 { index.rows(of: $0) }
        var nearest: (number: Int, differences: Calibration.Differences)?
        for row in rows {
            for number in index.layouts(ofRow: row) {
                let calibration = layout(number)
                var differences: Calibration.Differences = []
                if calibration.design != design { differences.insert(.design) }
                if calibration.orientation != orientation { differences.insert(.orientation) }
                if calibration.screen.width != shorter || calibration.screen.height != longer {
                    differences.insert(.screen)
                }
                if differences.isEmpty { return (number, differences) }
                if differences.rawValue < nearest?.differences.rawValue ?? .max { nearest = (number, differences) }
            }
        }
        return nearest
    }

    @usableFromInline
    func absence(of identifier: String) -> Calibration.Absence {
        if identifier.isEmpty { return .emptyIdentifier }
        return Calibration.isSimulator(identifier) ? .simulatorIdentifier : .unknownIdentifier
    }
}
