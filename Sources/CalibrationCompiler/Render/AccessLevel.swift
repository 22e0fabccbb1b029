/// Access level of what the generated file declares.
package enum AccessLevel: String, CaseIterable, Sendable {
    case `public`, package, `internal`

    /// The modifier with a space behind it; none for `internal`.
    var modifier: String { self == .internal ? "" : "\(rawValue) " }
}
