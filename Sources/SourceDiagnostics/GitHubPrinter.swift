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
