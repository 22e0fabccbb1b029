import DeviceCalibration

/// Renders layouts as JSON: the output of `calibrate list --json`.
package enum JSONRenderer {
    /// Renders the layouts of a compilation, one object a line.
    package static func render(_ compilation: Compilation) -> [UInt8] {
        var output = OutputBuffer()
        output.write("{\"calibration\": 1, \"layouts\": [" as StaticString)
        for (number, layout) in compilation.layouts.enumerated() {
            output.write(number == 0 ? "\n  " : ",\n  ")
            write(layout, compilation.display(of: layout), compilation.spec(of: layout), to: &output)
        }
        output.write("]}\n" as StaticString)
        return output.bytes
    }

    private static func write(
        _ layout: CalibratedLayout, _ display: DisplaySpec, _ spec: LayoutSpec, to output: inout OutputBuffer
    ) {
        let calibration = layout.calibration
        output.write("{\"display\": " as StaticString)
        output.write(jsonString: display.name.value)
        output.write(", \"design\": \"\(calibration.design.name)\", \"orientation\": \"\(layout.orientation.name)\"")
        output.write(
            ", \"zoomed\": \(calibration.isZoomed), \"idiom\": \"\(calibration.idiom.name)\",\n   \"models\": [")
        for (number, model) in display.models.enumerated() {
            if number > 0 { output.write(", " as StaticString) }
            output.write("{\"identifier\": " as StaticString)
            output.write(jsonString: model.identifier.value)
            output.write(", \"name\": " as StaticString)
            output.write(jsonString: model.name.value)
            output.write("}" as StaticString)
        }
        output.write("],\n   " as StaticString)
        output.write(
            "screen",
            [
                ("width", spec.screen?.width.value ?? display.width.value),
                ("height", spec.screen?.height.value ?? display.height.value),
                ("scale", Length(points: display.scale.value)),
            ])
        output.write(",\n   " as StaticString)
        output.write(
            "safeArea",
            [
                ("top", spec.safeArea.top.value), ("left", spec.safeArea.left), ("bottom", spec.safeArea.bottom),
                ("right", spec.safeArea.right),
            ])
        output.write(",\n   " as StaticString)
        writeBar(layout.derivation, to: &output)
        output.write(",\n   \"fade\": \"\(calibration.fade.name)\"}")
    }

    private static func writeBar(_ derivation: Derivation?, to output: inout OutputBuffer) {
        guard let derivation else {
            return output.write("\"navigationBar\": null,\n   \"avatar\": null,\n   \"scroll\": null" as StaticString)
        }
        output.write(
            "navigationBar",
            [("top", derivation.top), ("medium", derivation.medium), ("large", derivation.fade?.large)])
        guard let fade = derivation.fade else {
            return output.write(",\n   \"avatar\": null,\n   \"scroll\": null" as StaticString)
        }
        output.write(",\n   " as StaticString)
        output.write(
            "avatar",
            [
                ("size", derivation.size), ("pixels", Length(points: fade.pixels)),
                ("trailingMargin", fade.trailingMargin), ("bottomMargin", fade.bottomMargin),
            ])
        output.write(",\n   " as StaticString)
        output.write(
            "scroll",
            [("rest", fade.rest), ("target", fade.target), ("norm", fade.norm), ("collapsed", fade.collapsed)])
    }
}

extension OutputBuffer {
    /// Writes a member whose value is an object of numbers; a `nil` number is `null`.
    fileprivate mutating func write(_ name: StaticString, _ members: [(name: StaticString, value: Length?)]) {
        write("\"" as StaticString)
        write(name)
        write("\": {" as StaticString)
        for (number, member) in members.enumerated() {
            write(number == 0 ? "\"" : ", \"" as StaticString)
            write(member.name)
            write("\": " as StaticString)
            if let value = member.value { write(value) } else { write("null" as StaticString) }
        }
        write("}" as StaticString)
    }

    /// Writes a text as a JSON string.
    package mutating func write(jsonString text: some StringProtocol) {
        write("\"" as StaticString)
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"): write(bytes: [UInt8(ascii: "\\"), byte])
            case 0..<0x20, 0x7F:
                let digits = String(byte, radix: 16)
                write("\\u00\(digits.count == 1 ? "0" : "")\(digits)")
            default: write(byte: byte)
            }
        }
        write("\"" as StaticString)
    }
}
