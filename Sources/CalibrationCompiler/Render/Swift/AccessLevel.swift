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
