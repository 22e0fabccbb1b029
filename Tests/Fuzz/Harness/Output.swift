import CalibrationCompiler
import Glibc

/// Everything that is made of a valid compilation.
struct Output: Equatable {
    let swift: [UInt8]
    let json: [UInt8]
    let table: [UInt8]

    init(_ compilation: Compilation) {
        swift = SwiftRenderer.render(compilation, access: .public).bytes
        json = LayoutList.render(compilation)
        table = TableRenderer.render(compilation)
    }

    /// Checks that each output is well-formed, whatever the specs' texts are.
    func check(against compilation: Compilation) {
        SwiftTokens(swift).checkCode(of: compilation)
        var syntax = JSONSyntax(json)
        syntax.checkDocument()
    }

    /// Writes the Swift file into a folder.
    func dump(to folder: String, name: UInt64) {
        guard let file = fopen("\(folder)/\(String(name, radix: 16)).swift", "w") else { return }
        fwrite(swift, 1, swift.count, file)
        fclose(file)
    }
}
