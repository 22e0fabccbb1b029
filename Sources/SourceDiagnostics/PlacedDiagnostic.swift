/// A message with its places in lines and columns, as formats for programs have it.
package struct PlacedDiagnostic: Sendable {
    /// Another place that explains the message.
    package struct Note: Sendable {
        /// What is to be seen there.
        package let message: String
        /// Where; `nil` if it is about no file.
        package let place: SourcePlaces.Place?
    }

    /// How much it matters.
    package let severity: Diagnostic.Severity
    /// Kind of mistake.
    package let code: String?
    /// What was expected and what was found.
    package let message: String
    /// Place of the mistake; `nil` if it is about no file.
    package let place: SourcePlaces.Place?
    /// Other places.
    package let notes: [Note]
    /// What to do, as imperatives.
    package let fixIts: [String]

    /// The message with other paths.
    package func mappingPaths(_ transform: (String) -> String) -> PlacedDiagnostic {
        func moved(_ place: SourcePlaces.Place) -> SourcePlaces.Place {
            var place = place
            place.path = transform(place.path)
            return place
        }
        return PlacedDiagnostic(
            severity: severity, code: code, message: message, place: place.map(moved),
            notes: notes.map { Note(message: $0.message, place: $0.place.map(moved)) }, fixIts: fixIts)
    }

    /// Finds the places of messages.
    package static func placing(_ diagnostics: [Diagnostic], sources: [SourceFile]) -> [PlacedDiagnostic] {
        var places = SourcePlaces(sources)
        return diagnostics.map { diagnostic in
            PlacedDiagnostic(
                severity: diagnostic.severity, code: diagnostic.code?.name, message: diagnostic.message,
                place: diagnostic.place.map { places[$0] },
                notes: diagnostic.notes.map { note in Note(message: note.message, place: note.place.map { places[$0] })
                },
                fixIts: diagnostic.fixIts)
        }
    }
}

// Every object has the same members, so that no reader has to ask whether there are any.
extension PlacedDiagnostic: Encodable {
    private enum Key: String, CodingKey {
        case severity, code, message, path, line, column, endLine, endColumn, notes, fixIts
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(severity.rawValue, forKey: .severity)
        try container.encode(code, forKey: .code)
        try container.encode(message, forKey: .message)
        try PlacedDiagnostic.encode(place, to: &container)
        try container.encode(notes, forKey: .notes)
        try container.encode(fixIts, forKey: .fixIts)
    }

    private static func encode(_ place: SourcePlaces.Place?, to container: inout KeyedEncodingContainer<Key>) throws {
        try container.encode(place?.path, forKey: .path)
        try container.encode(place?.line, forKey: .line)
        try container.encode(place?.column, forKey: .column)
        try container.encode(place?.endLine, forKey: .endLine)
        try container.encode(place?.endColumn, forKey: .endColumn)
    }
}

extension PlacedDiagnostic.Note: Encodable {
    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: PlacedDiagnostic.Key.self)
        try container.encode(message, forKey: .message)
        try PlacedDiagnostic.encode(place, to: &container)
    }
}

extension PlacedDiagnostic {
    /// The message as a workflow command of GitHub, which shows it at its line of a pull request.
    package var gitHubLine: String {
        let properties = properties.map { "\($0)=\(PlacedDiagnostic.escaped($1, alsoIn: ":,"))" }
        return
            "::\(severity.rawValue) \(properties.joined(separator: ","))::\(PlacedDiagnostic.escaped(body, alsoIn: ""))\n"
    }

    private var properties: [(String, String)] {
        var properties: [(String, String)] = []
        if let place {
            properties.append(("file", place.path))
            properties += place.line.map { [("line", String($0))] } ?? []
            properties += place.endLine.map { [("endLine", String($0))] } ?? []
            // GitHub takes columns within one line only, and counts the last one in.
            if place.line == place.endLine, let column = place.column, let endColumn = place.endColumn {
                properties += [("col", String(column)), ("endColumn", String(max(column, endColumn - 1)))]
            }
        }
        properties.append(("title", code ?? "calibrate"))
        return properties
    }

    private var body: String {
        var lines = [message]
        lines += notes.map { note in (note.place.map { "\($0.text): " } ?? "") + "note: \(note.message)" }
        lines += fixIts.map { "fix-it: \($0)" }
        return lines.joined(separator: "\n")
    }

    /// Text that ends neither the line nor, where that matters, the property.
    private static func escaped(_ text: String, alsoIn marks: String) -> String {
        var escaped = ""
        for scalar in text.unicodeScalars {
            if scalar == "%" || scalar == "\r" || scalar == "\n" || marks.unicodeScalars.contains(scalar) {
                let hex = String(scalar.value, radix: 16, uppercase: true)
                escaped += "%" + (hex.count == 1 ? "0" : "") + hex
            } else {
                escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }
}
