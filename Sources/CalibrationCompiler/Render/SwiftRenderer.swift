import DeviceCalibration

/// Renders layouts as one Swift file: a typed constant a layout, and a sorted index by hardware identifier.
package enum SwiftRenderer {
    /// Name of the file.
    package static let fileName = "DeviceCalibrations.swift"

    /// The first bytes of every generated file; a file that begins otherwise is somebody else's.
    package static let header = Array(
        "// Device calibrations, made by calibrate from device specs. Do not edit.\n".utf8)

    /// Renders the layouts of a compilation.
    package static func render(_ compilation: Compilation, access: AccessLevel) -> RenderedFile {
        let layouts = compilation.layouts.indices
        var output = OutputBuffer()
        writeHead(access, to: &output)
        writeConstants(layouts, of: compilation, access, to: &output)
        writeIndex(of: compilation, access, to: &output)
        writeCases(layouts, of: compilation, to: &output)
        writeEnd(isEmpty: layouts.isEmpty, to: &output)
        return RenderedFile(name: fileName, bytes: output.take())
    }

    private static func writeHead(_ access: AccessLevel, to output: inout OutputBuffer) {
        output.write(bytes: header)
        output.write(
            """
            // Make it again with 'calibrate generate'; 'calibrate check' tells whether it is fresh.
            //
            // Lengths are in points, content offsets in the scroll view's coordinates:
            //   rest = -(top + large), target = -(top + medium + bottomMargin), norm = rest - target, collapsed = -(top + medium)
            //
            // swift-format-ignore-file
            // swiftlint:disable all


            """ as StaticString)
        output.write(access.importOfRuntime)
        output.write("\n\n/// The calibrated layouts of all displays.\n" as StaticString)
        output.write("\(access.modifier)enum DeviceCalibrations {\n")
    }

    private static func writeConstants(
        _ range: Range<Int>, of compilation: Compilation, _ access: AccessLevel, to output: inout OutputBuffer
    ) {
        // A constant takes about a thousand bytes.
        output.reserveCapacity(range.count * 1_200)
        var texts = SharedTexts()
        for layout in compilation.layouts[range] {
            writeConstant(
                layout, compilation.display(of: layout), compilation.spec(of: layout), access, &texts, to: &output)
        }
    }

    private static func writeEnd(isEmpty: Bool, to output: inout OutputBuffer) {
        let failure: StaticString = "preconditionFailure(\"no layout has this number\")\n"
        if isEmpty {
            output.write("        " as StaticString)
            output.write(failure)
        } else {
            output.write("        default: " as StaticString)
            output.write(failure)
            output.write("        }\n" as StaticString)
        }
        output.write("    }\n}\n\n// swiftlint:enable all\n" as StaticString)
    }
}
