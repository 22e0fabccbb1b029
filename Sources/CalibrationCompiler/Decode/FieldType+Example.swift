extension FieldType {
    /// A value as an author would write it.
    package var example: String {
        switch self {
        case .version: "1"
        case .display: "iphone-6.1-island"
        case .models: "{\"iPhone15,2\": iPhone 14 Pro}"
        case .text: "https://…"
        case .notes: "…"
        case .length(let orNone): orNone ? "96' or 'none" : "44' or '161px"
        case .designLength: "40"
        case .scale: "3"
        case .decimal: "-149.667"
        case .boolean: "false"
        case .choice(let words): words.joined(separator: "' or '")
        case .mapping(_, let orNone): orNone ? "{…}' or 'none" : "{…}"
        case .list(.text): "[\"https://…\"]"
        case .list: "[…]"
        }
    }
}
