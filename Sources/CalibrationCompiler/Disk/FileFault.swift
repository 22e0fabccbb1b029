/// A fault of the world, not of an author: a file that could not be read or written.
package struct FileFault: Error, Sendable {
    /// What was tried.
    package enum Action: String, Sendable {
        case read
        case write
        case create
    }

    /// What was tried.
    package let action: Action
    /// The file or folder, as messages show it.
    package let path: String
    /// Why it could not be done: the system's words, or what stands there.
    package let reason: String
    /// What to do, as an imperative, where that is known.
    package var remedy: String?

    /// The fault in one line.
    package var message: String { "cannot \(action.rawValue) '\(path)': \(reason)" }
}

extension FileFault {
    init(cannot action: Action, _ path: FilePath, _ reason: String, remedy: String? = nil) {
        self.init(action: action, path: path.shown, reason: reason, remedy: remedy)
    }

    init(cannot action: Action, _ path: FilePath, _ error: SystemError) {
        self.init(cannot: action, path, error.text)
    }
}
