/// Remarks that wait to be told, of each kind no more than one ever.
struct RemarkQueue: Sendable {
    private var waiting: [AvatarController.Remark] = []
    private var known: UInt8 = 0

    /// Adds a remark unless one of its kind has been added before.
    mutating func add(_ remark: AvatarController.Remark?) {
        guard let remark, known & remark.kind == 0 else { return }
        known |= remark.kind
        waiting.append(remark)
    }

    /// Takes the oldest remark.
    mutating func take() -> AvatarController.Remark? {
        waiting.isEmpty ? nil : waiting.removeFirst()
    }
}

extension AvatarController.Remark {
    /// One bit for each kind of remark.
    fileprivate var kind: UInt8 {
        switch self {
        case .missing: return 1
        case .otherLayout: return 2
        case .contradiction: return 4
        case .noLargeTitle: return 8
        }
    }
}
