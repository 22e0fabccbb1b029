/// A file that could not be read or written, through no mistake in a spec.
package struct FileFault: Error, Sendable {
    /// An operation on a file.
    package enum Action: String, Sendable {
        case read
        case write
        case create
    }

    /// The operation that failed.
    package let action: Action
    /// The file or folder, as messages show it.
    package let path: String
    /// Why it failed: the system's words, or what stands there.
    package let reason: String
    /// What to do, as an imperative, if known.
    package var remedy: String?
    /// Whether the system denied permission to do it.
    package var isDenial = false

    init(cannot action: Action, _ path: FilePath, _ reason: String, remedy: String? = nil) {
        self.action = action
        self.path = path.shown
        self.reason = reason
        self.remedy = remedy
    }

    init(cannot action: Action, _ path: FilePath, _ error: SystemError, remedy: String? = nil) {
        self.init(cannot: action, path, error.text, remedy: remedy)
        isDenial = error.isDenial
    }

    /// The fault in one line.
    package var message: String { "cannot \(action.rawValue) '\(path)': \(reason)" }
}

/// All faults found while reading a folder, at least one, by path.
package struct FileFaults: Error, Sendable {
    package let all: [FileFault]

    init(_ faults: [FileFault]) {
        all = faults.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    }
}
