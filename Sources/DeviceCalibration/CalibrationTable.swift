/// Calibrations of many displays, looked up by hardware identifier.
///
/// A generated table is a constant of its file, so it's made once, when it's first used, on whichever thread that happens.
public struct CalibrationTable: Sendable {
    /// Displays, in the order of the generated file.
    public let displays: [CalibratedDisplay]

    /// Indices into ``displays``; more than one for a foldable, whose identifier stands in several displays.
    private let indicesByIdentifier: [String: [Int]]

    /// Creates a table of displays.
    ///
    /// - Complexity: O(number of models).
    public init(_ displays: [CalibratedDisplay]) {
        self.displays = displays
        var indicesByIdentifier: [String: [Int]] = [:]
        for (index, display) in displays.enumerated() {
            for (identifier, _) in display.models where indicesByIdentifier[identifier]?.last != index {
                indicesByIdentifier[identifier, default: []].append(index)
            }
        }
        self.indicesByIdentifier = indicesByIdentifier
    }

    /// The hardware identifiers that the table knows, sorted, each once.
    ///
    /// - Complexity: O(*n* log *n*).
    public var identifiers: [String] { indicesByIdentifier.keys.sorted() }

    /// Returns the layouts of a model, in the order of the table; empty if the table doesn't know the model.
    public func layouts(of identifier: String) -> [Calibration] {
        displays(of: identifier).flatMap { displays[$0].layouts }
    }

    /// Finds the layout that a running app is in.
    ///
    /// The identifier alone decides the model. The screen only tells a zoomed panel, or the panels of a foldable, apart:
    /// several models share a size and differ in their insets. If the model has no such layout, the result is the nearest
    /// of its own: same design comes before same orientation, that before same screen, the earlier before the later.
    ///
    /// - Parameters:
    ///   - identifier: hardware identifier, such as `iPhone15,2`.
    ///   - design: design that the app gets.
    ///   - orientation: way the interface is turned.
    ///   - width: one side of the screen, in points.
    ///   - height: the other side; the two may stand in either order.
    /// - Complexity: O(length of the identifier) for the model, O(its layouts) for the layout. No allocation.
    public func match(
        identifier: String, design: Calibration.Design, orientation: Calibration.Orientation,
        screenWidth width: Double, screenHeight height: Double
    ) -> Calibration.Match {
        let (shorter, longer) = (min(width, height), max(width, height))
        var nearest: (display: Int, layout: Int, differences: Calibration.Differences)?
        for display in displays(of: identifier) {
            // A layout is some hundred bytes: indices spare copies.
            for index in displays[display].layouts.indices {
                let differences = displays[display].layouts[index].differences(
                    design: design, orientation: orientation, shorter: shorter, longer: longer)
                if differences.isEmpty { return .exact(displays[display].layouts[index]) }
                if differences.rawValue < nearest?.differences.rawValue ?? .max {
                    nearest = (display, index, differences)
                }
            }
        }
        guard let nearest else { return .missing(Calibration.Absence(of: identifier)) }
        return .otherLayout(displays[nearest.display].layouts[nearest.layout], differing: nearest.differences)
    }

    private func displays(of identifier: String) -> [Int] {
        indicesByIdentifier[identifier] ?? []
    }
}

extension Calibration {
    /// Returns what sets this layout apart from another one; the sides of the other one's screen are in points.
    fileprivate func differences(
        design: Design, orientation: Orientation, shorter: Double, longer: Double
    ) -> Differences {
        var differences: Differences = []
        if self.design != design { differences.insert(.design) }
        if self.orientation != orientation { differences.insert(.orientation) }
        if screen.width != shorter || screen.height != longer { differences.insert(.screen) }
        return differences
    }
}

/// A display with its models and the layouts that they share.
public struct CalibratedDisplay: Sendable {
    /// Name of the display's spec, such as `iphone-6.1-island`.
    public let name: String

    /// Marketing names by hardware identifier, in the order of the spec.
    public let models: KeyValuePairs<String, String>

    /// Layouts, by design, orientation and zoom.
    public let layouts: [Calibration]

    /// Creates a display.
    ///
    /// - Parameters:
    ///   - name: unique name of the display.
    ///   - models: marketing names by hardware identifier: `["iPhone15,2": "iPhone 14 Pro"]`.
    ///   - layouts: the display's layouts; a look-up prefers earlier ones where several fit equally well.
    public init(name: String, models: KeyValuePairs<String, String>, layouts: [Calibration]) {
        self.name = name
        self.models = models
        self.layouts = layouts
    }
}
