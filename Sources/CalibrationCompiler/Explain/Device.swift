import DeviceCalibration
import SourceDiagnostics

/// A display that somebody has named, and the models that were meant.
package struct Device: Sendable {
    /// The display.
    package let display: DisplaySpec
    /// The models that were named; all of the display where the display itself was.
    package let models: [DisplaySpec.Model]

    /// What a search for a name found.
    package enum Match: Sendable {
        /// One device.
        case found(Device)
        /// The name stands for models with different displays.
        case ambiguous([Device])
        /// Nothing has the name; names that are near, best first.
        case unknown(near: [String])

        /// The devices that have the name.
        package var devices: [Device] {
            switch self {
            case .found(let device): [device]
            case .ambiguous(let devices): devices
            case .unknown: []
            }
        }
    }

    /// Finds a device by hardware identifier, marketing name or display; upper and lower case are the same.
    package static func named(_ name: String, among displays: [DisplaySpec]) -> Match {
        let wanted = folded(name)
        if let display = displays.first(where: { folded($0.name.value) == wanted }) {
            return .found(Device(display: display, models: display.models))
        }
        let devices = displays.compactMap { display in
            let models = display.models.filter {
                folded($0.identifier.value) == wanted || folded($0.name.value) == wanted
            }
            return models.isEmpty ? nil : Device(display: display, models: models)
        }
        if devices.count == 1 { return .found(devices[0]) }
        return devices.isEmpty ? .unknown(near: near(wanted, among: displays)) : .ambiguous(devices)
    }

    /// Names of devices, as they are typed: displays, hardware identifiers, marketing names, each once.
    package static func names(of displays: [DisplaySpec]) -> [String] {
        let names =
            displays.map(\.name.value) + displays.flatMap { $0.models.map(\.identifier.value) }
            + displays.flatMap { $0.models.map(\.name.value) }
        var seen: Set<String> = []
        return names.filter { seen.insert($0).inserted }
    }

    private static let mostCandidates = 8

    /// Names that have all the words of a name, else those that are spelled nearly so.
    private static func near(_ wanted: String, among displays: [DisplaySpec]) -> [String] {
        var names = Device.names(of: displays)
        let words = wanted.split(separator: " ")
        let containing = names.filter { name in
            let name = folded(name)
            return !words.isEmpty && words.allSatisfy { name.contains($0) }
        }
        // The shortest name has the least beside what was typed.
        if !containing.isEmpty {
            return Array(
                containing.enumerated().sorted { ($0.element.count, $0.offset) < ($1.element.count, $1.offset) }
                    .map(\.element).prefix(mostCandidates))
        }
        var near: [String] = []
        while near.count < mostCandidates, let nearest = nearestName(to: wanted, among: names) {
            near.append(nearest)
            names.removeAll { $0 == nearest }
        }
        return near
    }

    private static func folded(_ name: String) -> String {
        name.lowercased().split(separator: " ").joined(separator: " ")
    }
}

extension Compilation {
    /// The compilation with no other layouts than those that are asked for.
    ///
    /// - Parameters:
    ///   - devices: devices to keep; none for every one.
    ///   - design: look of the bars; `nil` for every one.
    ///   - orientation: way the interface is turned; `nil` for both.
    ///   - isZoomed: whether Display Zoom is on; `nil` for both.
    package func keeping(
        _ devices: [Device], design: Calibration.Design?, orientation: Calibration.Orientation?, isZoomed: Bool?
    ) -> Compilation {
        let kept = layouts.filter { layout in
            (devices.isEmpty || devices.contains { $0.display === layout.display })
                && design ?? layout.calibration.design == layout.calibration.design
                && orientation ?? layout.orientation == layout.orientation
                && isZoomed ?? layout.calibration.isZoomed == layout.calibration.isZoomed
        }
        return Compilation(
            sources: sources, displays: displays, avatar: avatar, layouts: kept, diagnostics: diagnostics)
    }
}
