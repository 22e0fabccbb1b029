/// What a number stands for: which ways of writing it are open.
enum NumberForm {
    /// A length of a device.
    case length
    /// A length of a device, or none.
    case lengthOrNone
    /// A length of the image's design.
    case designLength
    /// A measurement of either sign.
    case offset

    /// What to write, as an imperative.
    var advice: String {
        switch self {
        case .length: "write points such as '44' or '96.5', or pixels such as '161px'"
        case .lengthOrNone: "write points such as '96' or '96.5', pixels such as '289px', or 'none'"
        case .designLength: "write points such as '40'"
        case .offset: "write points such as '-149.667'"
        }
    }
}
