import DeviceCalibration

/// Renders displays as one Swift file: a namespace for each display, another name of it for each model, and the table.
///
/// ```
/// DeviceCalibrations.table              every display, looked up by hardware identifier
/// DeviceCalibrations.iPhone61Island     a display with its layouts
/// DeviceCalibrations.iPhone15           the same
/// ```
///
/// Nothing in the file counts or lists what may grow in one line: a new model and a new display only add lines, so that
/// branches with different displays merge.
package enum SwiftRenderer {
    /// Name of the file.
    package static let fileName = "DeviceCalibrations.swift"

    /// The first bytes of every generated file; calibrate doesn't overwrite a file that begins otherwise.
    package static let header = Array(
        "// Device calibrations, made by calibrate from device specs. Do not edit.\n".utf8)

    /// Renders the displays of a compilation.
    package static func render(_ compilation: Compilation, access: AccessLevel) -> [UInt8] {
        let layouts = Dictionary(grouping: compilation.layouts) { ObjectIdentifier($0.display) }
        let aliases = SwiftAliases(compilation.displays)
        let blocks = compilation.displays.concurrentMap { display in
            block(display, layouts[ObjectIdentifier(display)] ?? [], aliases: aliases.names(of: display), access)
        }
        let texts = [head(compilation.displays, access)] + blocks + ["\n// swiftlint:enable all\n"]
        var bytes: [UInt8] = []
        bytes.reserveCapacity(texts.reduce(0) { $0 + $1.utf8.count })
        for text in texts { bytes += text.utf8 }
        return bytes
    }

    private static func head(_ displays: [DisplaySpec], _ access: AccessLevel) -> String {
        var text = String(decoding: header, as: UTF8.self)
        text += """
            // Make it again with 'calibrate generate'; 'calibrate check' tells whether it is fresh.
            //
            // Lengths are in points, content offsets in the scroll view's coordinates:
            //   rest = -(top + large), target = -(top + medium + bottomMargin), norm = rest - target, collapsed = -(top + medium)
            //
            // swift-format-ignore-file
            // swiftlint:disable all

            \(access.importOfRuntime)

            /// The calibrated layouts of all displays: a namespace for each display, and another name of it for each model.
            \(access.modifier)enum DeviceCalibrations {
                /// Every display, to be looked up by hardware identifier.
                \(access.modifier)static let table: CalibrationTable = CalibrationTable([

            """
        for display in displays { text += "        \(display.swiftName).display,\n" }
        return text + "    ])\n}\n"
    }
}

/// Access level of what the generated file declares.
package enum AccessLevel: String, CaseIterable, Sendable {
    case `public`, package, `internal`

    /// The modifier with a space behind it; none for `internal`.
    var modifier: String { self == .internal ? "" : "\(rawValue) " }

    /// The import of the runtime's types: as open as the constants, whichever default the module's imports have.
    ///
    /// Where they are public by default, as in Swift 6, `package import` would be ambiguous beside a plain one.
    var importOfRuntime: String {
        switch self {
        case .public: "public import DeviceCalibration"
        case .package:
            """
            #if hasFeature(InternalImportsByDefault)
            package import DeviceCalibration
            #else
            import DeviceCalibration
            #endif
            """
        case .internal: "import DeviceCalibration"
        }
    }
}
