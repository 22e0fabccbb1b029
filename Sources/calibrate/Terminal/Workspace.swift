import CalibrateFiles
import SourceDiagnostics

/// The folder that paths in GitHub's annotations are relative to, wherever the program runs.
struct Workspace {
    /// The current folder's path and the workspace's, without links and with a slash at the end; `nil` without a workspace.
    private let folders: (current: String, root: String)?

    /// Creates a workspace from the value of `GITHUB_WORKSPACE`.
    init(_ value: String?) {
        guard let value, !value.isEmpty, let root = FilePath(value.utf8).resolved()?.shown,
            let current = FilePath(".".utf8).resolved()?.shown
        else {
            folders = nil
            return
        }
        folders = ("\(current)/", "\(root)/")
    }

    /// The message with paths from the workspace.
    func locating(_ message: PlacedDiagnostic) -> PlacedDiagnostic { message.mappingPaths(path) }

    /// A path from the current folder as one from the workspace. A path that isn't in it stays as it is.
    private func path(_ path: String) -> String {
        guard let folders else { return path }
        let whole = path.hasPrefix("/") ? path : folders.current + path
        var components: [Substring] = []
        for component in whole.split(separator: "/") {
            if component == ".." { _ = components.popLast() } else { components.append(component) }
        }
        let plain = "/" + components.joined(separator: "/")
        return plain.hasPrefix(folders.root) ? String(plain.dropFirst(folders.root.count)) : path
    }
}
