import Testing

/// A row of the ``Roster``.
struct RosterModel: CustomTestStringConvertible, Sendable {
    let identifier: String
    let name: String
    let width: Double
    let height: Double
    let scale: Double
    /// Safe area's top, in points; `nil` where there is no such layout.
    let classicTop: Double?
    let glassTop: Double?

    var testDescription: String { "\(identifier) \(name) \(Int(width))x\(Int(height))" }

    /// Reads a row; a number that is none becomes `nil`, or NaN where there must be one.
    init(_ row: some StringProtocol) {
        let words = row.split(separator: " ", maxSplits: 6).map { $0.drop(while: { $0 == " " }) }
        identifier = String(words[0])
        width = Double(words[1]) ?? .nan
        height = Double(words[2]) ?? .nan
        scale = Double(words[3]) ?? .nan
        classicTop = Double(words[4])
        glassTop = Double(words[5])
        name = String(words[6])
    }
}
