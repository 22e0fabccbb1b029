/// Renders layouts as one self-contained page in which a person scrolls every device's bar.
package enum ReportRenderer {
    /// Name of the file, where none is given.
    package static let fileName = "calibration-report.html"

    /// The first bytes of every report; a file that begins otherwise is somebody else's.
    package static let header = Array(
        "<!doctype html>\n<!-- Calibration report, made by calibrate from device specs. -->\n".utf8)

    /// Renders the layouts of a compilation.
    package static func render(_ compilation: Compilation) -> [UInt8] {
        let data = ReportData.render(compilation)
        var output = OutputBuffer()
        output.reserveCapacity(data.count + data.count / 16 + 160_000)
        output.write(bytes: header)
        for part in ReportTemplate.parts {
            switch part {
            case .text(let text): output.write(text)
            case .slot(.policy): output.write(policy)
            case .slot(.style): output.write(ReportStyle.sheet)
            case .slot(.data): output.write(embedded: data)
            case .slot(.script): output.write(ReportScript.program)
            }
        }
        return output.bytes
    }

    /// What the page may do: run this script, apply this style, nothing else, and ask nobody for anything.
    ///
    /// Trusted types make the browser refuse every sink that would read a text as markup.
    package static let policy =
        "default-src 'none'; script-src '\(SHA256.source(of: ReportScript.program))'; "
        + "style-src '\(SHA256.source(of: ReportStyle.sheet))'; base-uri 'none'; form-action 'none'; "
        + "require-trusted-types-for 'script'; trusted-types 'none'"
}

extension OutputBuffer {
    /// Writes JSON where HTML reads it: what could end the block, open a comment or end a line is written as `\uXXXX`.
    ///
    /// These characters stand in JSON's strings only, so the value stays the same.
    mutating func write(embedded json: [UInt8]) {
        var index = 0
        while index < json.count {
            let byte = json[index]
            switch byte {
            case UInt8(ascii: "<"): write("\\u003C" as StaticString)
            case UInt8(ascii: ">"): write("\\u003E" as StaticString)
            case UInt8(ascii: "&"): write("\\u0026" as StaticString)
            case 0xE2 where json[index...].starts(with: [0xE2, 0x80, 0xA8]):
                write("\\u2028" as StaticString)
                index += 2
            case 0xE2 where json[index...].starts(with: [0xE2, 0x80, 0xA9]):
                write("\\u2029" as StaticString)
                index += 2
            default: write(byte: byte)
            }
            index += 1
        }
    }
}
