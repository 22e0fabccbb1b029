/// The result of a search for specs, unordered.
struct SpecSearch {
    /// The spec files.
    private(set) var files: [FilePath] = []
    /// The folders that were searched.
    private(set) var folders: [FilePath] = []
    /// Folders that could not be searched, and names of specs that are no files.
    private(set) var faults: [FileFault] = []

    private var links: [FilePath] = []
    private var visited: Set<FileStatus.Identity> = []
    private var entries = 0
    private let entryLimit: Int

    /// A search that cannot begin.
    init(fault: FileFault) {
        entryLimit = 0
        faults = [fault]
    }

    /// A search that needs none: one file, whatever its name.
    init(file: FilePath, status: FileStatus) {
        entryLimit = 1
        add(file, status)
    }

    /// Searches a folder and those in it; then, by name, those that links lead to: which of its names a folder gets must
    /// not depend on chance.
    init(in folder: FilePath, entryLimit: Int) {
        self.entryLimit = entryLimit
        visit(folder)
        while !links.isEmpty {
            let found = links.sorted { $0.bytes.lexicographicallyPrecedes($1.bytes) }
            links = []
            for link in found { visit(link) }
        }
        if entries > entryLimit {
            let reason = "there are more than \(entryLimit) files and folders in it"
            faults.append(FileFault(cannot: .read, folder, reason, remedy: "name a folder that holds specs only"))
        }
    }

    private mutating func visit(_ folder: FilePath) {
        var folders = [folder]
        while let next = folders.popLast(), entries <= entryLimit {
            do throws(SystemError) {
                guard visited.insert(try FileStatus(of: next, followingLinks: true).identity).inserted else { continue }
                self.folders.append(next)
                for entry in try listing(of: next) where entry.name.first != UInt8(ascii: ".") {
                    entries += 1
                    let isSpec = isSpecName(entry.name)
                    if !entry.isFile {
                        consider(next.entry(entry.name), isSpec: isSpec, folders: &folders)
                    } else if isSpec {
                        files.append(next.entry(entry.name))
                    }
                }
            } catch {
                faults.append(FileFault(cannot: .read, next, error))
            }
        }
    }

    private mutating func consider(_ path: FilePath, isSpec: Bool, folders: inout [FilePath]) {
        do throws(SystemError) {
            let status = try FileStatus(of: path, followingLinks: false)
            let isLink = status.kind == .link
            let target = isLink ? try FileStatus(of: path, followingLinks: true) : status
            switch target.kind {
            case .folder where isLink: links.append(path)
            case .folder: folders.append(path)
            default: if isSpec { add(path, target) }
            }
        } catch {
            // A link that leads nowhere, or a file that has gone, doesn't matter unless it is a spec. After any other
            // error, it might have been a folder of specs.
            if isSpec || !error.isDeadEnd { faults.append(FileFault(cannot: .read, path, error)) }
        }
    }

    /// Adds a spec, unless reading it could wait for ever or do something: a FIFO, a device.
    private mutating func add(_ path: FilePath, _ status: FileStatus) {
        if status.kind == .file {
            files.append(path)
        } else {
            faults.append(FileFault(cannot: .read, path, "it is \(status.kind.rawValue), not a file"))
        }
    }
}

/// Whether a file name ends in `.yaml` or `.yml`, in any case.
private func isSpecName(_ name: [UInt8]) -> Bool {
    let ending = name.suffix(5).map { byte in
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
    }
    return ending.elementsEqual(".yaml".utf8) || ending.suffix(4).elementsEqual(".yml".utf8)
}
