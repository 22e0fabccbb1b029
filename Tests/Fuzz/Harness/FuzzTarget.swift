import Glibc

/// How the harness was asked to run; read once from the environment.
struct FuzzOptions: Sendable {
    /// Whether inputs are mutated as specs instead of as bytes.
    let isStructured = getenv("FUZZ_STRUCTURED") != nil
    /// Folder that generated Swift is written to, so that the compiler can parse it.
    let dumpFolder = getenv("FUZZ_DUMP").map { String(cString: $0) }
    /// Whether every property is checked on every input, instead of on a share of them.
    let checksEverything = getenv("FUZZ_EVERYTHING") != nil

    static let current = FuzzOptions()
}

/// Makes every table that lives as long as the process, before leaks are looked for: Swift stores a string's address with
/// marks in it, so that the leak detector takes the strings of a table for lost.
@_cdecl("LLVMFuzzerInitialize")
public func initialize(
    _ count: UnsafeMutablePointer<CInt>?, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
) -> CInt {
    call("__lsan_disable")
    defer { call("__lsan_enable") }
    for document in SpecPool.documents {
        let text = Array(document.joined(separator: [UInt8(ascii: "\n")]))
        text.withUnsafeBufferPointer { check($0) }
        (text + Array(" é".utf8)).withUnsafeBufferPointer { bytes in
            for seed in 0..<64 {
                var mutator = SpecMutator(bytes, seed: UInt64(seed))
                mutator.mutated().withUnsafeBufferPointer { check($0) }
            }
        }
    }
    return 0
}

/// Calls a function of the leak detector, if there is one.
private func call(_ name: String) {
    guard let address = dlsym(nil, name) else { return }
    unsafeBitCast(address, to: (@convention(c) () -> Void).self)()
}

/// One execution: an input through the pipeline, with its properties checked.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    check(UnsafeBufferPointer(start: start, count: count))
    return 0
}

@_silgen_name("LLVMFuzzerMutate")
private func mutateBytes(_ data: UnsafeMutablePointer<UInt8>, _ size: Int, _ maximum: Int) -> Int

/// Mutates an input: as a spec most of the time, as bytes else.
@_cdecl("LLVMFuzzerCustomMutator")
public func mutate(_ data: UnsafeMutablePointer<UInt8>, _ size: Int, _ maximum: Int, _ seed: CUnsignedInt) -> Int {
    guard FuzzOptions.current.isStructured, seed % 8 != 0 else { return mutateBytes(data, size, maximum) }
    var mutator = SpecMutator(UnsafeBufferPointer(start: data, count: size), seed: UInt64(seed))
    let mutated = mutator.mutated()
    guard !mutated.isEmpty, mutated.count <= maximum else { return mutateBytes(data, size, maximum) }
    for (offset, byte) in mutated.enumerated() { data[offset] = byte }
    return mutated.count
}

/// Puts the specs of two inputs together: as two files, two documents, or the head of one before the tail of the other.
@_cdecl("LLVMFuzzerCustomCrossOver")
public func crossOver(
    _ one: UnsafePointer<UInt8>, _ oneCount: Int, _ other: UnsafePointer<UInt8>, _ otherCount: Int,
    _ output: UnsafeMutablePointer<UInt8>, _ maximum: Int, _ seed: CUnsignedInt
) -> Int {
    var random = FuzzRandom(seed: UInt64(seed))
    let one = Array(UnsafeBufferPointer(start: one, count: oneCount))
    let other = Array(UnsafeBufferPointer(start: other, count: otherCount))
    let joined: [UInt8] =
        switch random.below(4) {
        case 0: one + [fileSeparator] + other
        case 1: one + Array("\n---\n".utf8) + other
        default: cut(one, &random) + other.dropFirst(cut(other, &random).count)
        }
    for (offset, byte) in joined.prefix(maximum).enumerated() { output[offset] = byte }
    return min(joined.count, maximum)
}

/// The head of an input, up to the end of one of its lines.
private func cut(_ bytes: [UInt8], _ random: inout FuzzRandom) -> [UInt8] {
    let place = random.below(bytes.count + 1)
    let end = bytes[place...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.endIndex - 1
    return Array(bytes[..<(end + 1)])
}
