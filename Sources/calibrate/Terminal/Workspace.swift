import CalibrateFiles
import CalibrationCompiler

/// The folder from which GitHub takes the paths of annotations, wherever the program runs.
struct Workspace {
    /// What leads from that folder to the current one, with a slash at its end; empty where they are the same folder or have
    /// nothing to do with each other.
    private let prefix: String
    /// The folder's own path, with a slash at its end; `nil` if there is none.
    private let root: String?

    /// Creates a workspace from the value of `GITHUB_WORKSPACE`.
    init(_ value: String?) {
        let current = FilePath(".".utf8).resolved()?.shown
        guard let value, !value.isEmpty, let root = FilePath(value.utf8).resolved()?.shown, let current else {
            self.root = nil
            prefix = ""
            return
        }
        self.root = "\(root)/"
        prefix = current.hasPrefix("\(root)/") ? "\(current.dropFirst(root.count + 1))/" : ""
    }

    /// The message with paths from the workspace.
    func locating(_ message: PlacedMessage) -> PlacedMessage {
        guard root != nil else { return message }
        return PlacedMessage(
            severity: message.severity, code: message.code, message: message.message,
            place: message.place.map(locating),
            notes: message.notes.map { PlacedMessage.Note($0.message, at: $0.place.map(locating)) },
            fixIts: message.fixIts)
    }

    private func locating(_ place: PlacedMessage.Place) -> PlacedMessage.Place {
        PlacedMessage.Place(
            path: path(place.path), line: place.line, column: place.column, endLine: place.endLine,
            endColumn: place.endColumn)
    }

    /// A path of the current folder as one of the workspace. What leaves it stays as it is.
    func path(_ path: String) -> String {
        guard let root else { return path }
        guard !path.hasPrefix("/") else {
            return path.hasPrefix(root) ? String(path.dropFirst(root.count)) : path
        }
        var components: [Substring] = prefix.split(separator: "/")
        for component in path.split(separator: "/") {
            guard component == ".." else {
                components.append(component)
                continue
            }
            if components.popLast() == nil { return path }
        }
        return components.joined(separator: "/")
    }
}
