extension SpecDraft {
    /// Writes every field of a display with its documentation; what an author has to fill is empty, what may be left
    /// out is a comment.
    static func writeForm(display: String, models: [NewModel], to output: inout OutputBuffer) {
        output.write(
            """
            # 'calibrate check' names every value that is still to be filled. A field behind '#' may be left out: remove the
            # sign to give it. Lengths are points, such as 44 or 96.5, or pixels, such as 161px. For another layout, repeat
            # the lines from 'design' on.

            """ as StaticString)
        for field in Shape.display.fields {
            output.write("\n" as StaticString)
            switch field.name {
            case DisplayKey.calibration.stringValue:
                writeDocumentation(of: field, indent: 0, to: &output)
                output.write("\(field.name): \(field.type.sample)\n")
            case DisplayKey.display.stringValue:
                writeDocumentation(of: field, indent: 0, to: &output)
                output.write("\(field.name): \(display)\n")
            case DisplayKey.models.stringValue:
                writeDocumentation(of: field, indent: 0, to: &output)
                write(models, to: &output)
                if models.isEmpty { output.write("  #iPhone15,2: iPhone 14 Pro\n" as StaticString) }
            default: write(field, indent: 0, to: &output)
            }
        }
    }

    private static func write(_ field: Field, indent: Int, isFirstOfItem: Bool = false, to output: inout OutputBuffer) {
        let margin = String(repeating: " ", count: indent)
        writeDocumentation(of: field, indent: isFirstOfItem ? indent - 2 : indent, to: &output)
        guard field.isRequired else {
            output.write("\(margin)#\(field.name): \(field.sample)\n")
            return
        }
        let start = isFirstOfItem ? String(repeating: " ", count: indent - 2) + "- " : margin
        output.write("\(start)\(field.name):\n")
        switch field.type {
        case .mapping(let shape, _):
            for field in shape.fields { write(field, indent: indent + 2, to: &output) }
        case .list(.mapping(let shape, _)):
            for (index, field) in shape.fields.enumerated() {
                write(field, indent: indent + 4, isFirstOfItem: index == 0, to: &output)
            }
        default: break
        }
    }

    private static func writeDocumentation(of field: Field, indent: Int, to output: inout OutputBuffer) {
        let otherwise = if case .optional(let text) = field.presence { " Default: \(text)." } else { "" }
        output.write(
            wrapped: field.documentation + field.unsaidWords + otherwise,
            prefix: String(repeating: " ", count: indent) + "# ")
    }
}

extension Field {
    /// The words that may be written, where the documentation does not name them all.
    fileprivate var unsaidWords: String {
        guard case .choice(let words) = type, !words.allSatisfy({ documentation.hasText($0) }) else { return "" }
        return " Write \(words.dropLast().joined(separator: ", ")) or \(words.last ?? "")."
    }

    /// A value to begin with: what holds without the field, if that is a value.
    fileprivate var sample: String {
        guard case .optional(let otherwise) = presence else { return type.sample }
        switch type {
        case .choice(let words) where words.contains(otherwise): return otherwise
        case .length where Int(otherwise) != nil: return otherwise
        default: return type.sample
        }
    }
}

extension FieldType {
    /// A value of the type, in flow style.
    var sample: String {
        switch self {
        case .version: "1"
        case .display: "iphone-6.1-island"
        case .models: "{\"iPhone15,2\": iPhone 14 Pro}"
        case .text: "\"https://…\""
        case .notes: "…"
        case .length, .designLength: "44"
        case .scale: "3"
        case .decimal: "-149.667"
        case .boolean: "false"
        case .choice(let words): words[0]
        case .mapping(let shape, _):
            "{" + shape.fields.filter(\.isRequired).map { "\($0.name): \($0.type.sample)" }.joined(separator: ", ")
                + "}"
        case .list(let item): "[\(item.sample)]"
        }
    }
}
