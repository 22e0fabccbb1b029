extension SourceFile {
    /// Bytes of a file that are read: one more than a spec may have, so that the excess shows.
    static let readLimit = 16 << 20 + 1

    /// Reads a file from the disk; a file that changes meanwhile is read again, then given up.
    init(reading path: FilePath) throws(FileFault) {
        let attempts = 3
        for _ in 1...attempts {
            let bytes: [UInt8]?
            do throws(SystemError) {
                bytes = try OpenFile(reading: path).stableBytes(upTo: SourceFile.readLimit)
            } catch {
                throw FileFault(cannot: .read, path, error)
            }
            if let bytes {
                self.init(path: path.shown, bytes: bytes)
                return
            }
        }
        throw FileFault(cannot: .read, path, "it changes while it is read", remedy: "run again when it is saved")
    }
}

extension OpenFile {
    /// The bytes of a file, up to a number; `nil` where it changed between the first byte and the last.
    fileprivate func stableBytes(upTo limit: Int) throws(SystemError) -> [UInt8]? {
        let before = try status()
        let size = min(before.size, limit)
        let bytes = try bytes(upTo: size)
        let after = try status()
        return bytes.count == size && after == before ? bytes : nil
    }
}
