extension Field {
    /// How to add the field where it is missing, as an imperative.
    var proposal: String {
        switch type {
        case .version: "add '\(name): 1'"
        case .display: "add '\(name):' and a name such as 'iphone-6.1-island'"
        case .models: "add '\(name):' and a line for each model, such as 'iPhone15,2: iPhone 14 Pro'"
        case .text, .notes: "add '\(name): …', one line of text"
        case .length(let orNone):
            "add '\(name): …', points such as '44' or pixels such as '161px'" + (orNone ? ", or '\(name): none'" : "")
        case .designLength: "add '\(name): …', points such as '40'"
        case .scale: "add '\(name): …', one of '1', '2', '3'"
        case .decimal: "add '\(name): …', points such as '-149.667'"
        case .boolean: "add '\(name): …', 'true' or 'false'"
        case .choice(let words): "add '\(name): …', one of \(words.map { "'\($0)'" }.joined(separator: ", "))"
        case .mapping(let shape, let orNone):
            "add '\(name): {\(shape.fields.filter(\.isRequired).map { "\($0.name): …" }.joined(separator: ", "))}'"
                + (orNone ? ", or '\(name): none'" : "")
        case .list: "add '\(name):' and a list"
        }
    }
}
