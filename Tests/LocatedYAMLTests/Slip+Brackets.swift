extension Slip {
    static let brackets: [Slip] = [
        Slip("comma twice", "yaml-syntax", "390,", by: "390,⟦,⟧"),
        Slip("decimal comma", "flow-comma", "47", by: "⟦47,5⟧"),
        Slip("decimal comma2", "flow-comma", "47", by: "⟦47,5⟧"),
        Slip("brace many", "yaml-syntax", "34, basis: inferred}", by: "34, basis: inferred}⟦}⟧"),
        Slip("bracket many", "yaml-syntax", "3}", by: "3}⟦]⟧"),
        Slip("bracket wrong", "yaml-syntax", "3}", by: "3⟦]⟧"),
        Slip(
            "bracket open list", "yaml-syntax", "    navigationBar: {medium: 44, large: 96, basis: inferred}",
            by: "    navigationBar: {medium: 44, large: 96, basis: inferred}\nx-a: ⟦[⟧1, 2\nx-b: 3"),
        Slip("bracket missing comma", "yaml-syntax", "390, height:", by: "390 height⟦:⟧"),
        Slip("bracket missing comma q", "yaml-syntax", "47, b", by: "\"47\" ⟦b⟧"),
        Slip(
            "bracket missing comma line", "yaml-syntax", "    safeArea: {top: 47, bottom: 34, basis: inferred}",
            by: "    safeArea: {\n      top: 47\n      ⟦bottom⟧: 34, basis: inferred}"),
        Slip("bracket semicolon", "yaml-syntax", "390, height:", by: "390; height⟦:⟧"),
        Slip("bracket leading comma", "yaml-syntax", "screen: {", by: "screen: {⟦,⟧ "),
        Slip("bracket trailing comma2", "yaml-syntax", "scale: 3", by: "scale: 3,⟦,⟧"),
        Slip("bracket nested open", "yaml-syntax", "{width: 390, height", by: "⟦{⟧width: 390, height: {value"),
        Slip("bracket nested many", "yaml-syntax", "47", by: "{value: 47}⟦}⟧"),
        Slip(
            "bracket list close", "yaml-syntax", "    navigationBar: {medium: 44, large: 96, basis: inferred}",
            by: "    navigationBar: {medium: 44, large: 96, basis: inferred}\nx-a: [1, 2⟦}⟧"),
        Slip("bracket colon eq", "unknown-key", "width: 390", by: "⟦width=390⟧"),
        Slip("bracket after", "yaml-syntax", "3}", by: "3} ⟦p⟧oints"),
        Slip("bracket comma after", "yaml-syntax", "3}", by: "3}⟦,⟧"),
        Slip("bracket json comma", "invalid-display", "test-notch", by: "⟦test-notch,⟧"),
        Slip(
            "bracket hash hides", "yaml-syntax", "    navigationBar: {medium: 44, large: 96, basis: inferred}",
            by: "    navigationBar: {medium: 44, large: 96, basis: inferred}\nx-a: [a ⟦#⟧1, b]\nx-b: 2"),
        Slip("bracket hash hides brace", "yaml-syntax", "scale: 3", by: "scale: 3 ⟦#⟧points"),
        Slip("flow comma decimal px", "flow-comma", "390", by: "⟦390,5px⟧"),
        Slip("flow comma thousand", "flow-comma", "844", by: "⟦1,366⟧"),
        Slip(
            "flow comma decimal last", "flow-comma", "large: 96, basis: inferred", by: "basis: inferred, large: ⟦96,5⟧"),
        Slip(
            "flow comma text", "flow-comma", "34, basis: inferred",
            by: "34, basis: inferred, why: 3 more⟦,⟧ as measured"),
        Slip("flow comma text space number", "flow-comma", "47", by: "47⟦,⟧ 5"),
        Slip("flow comma value", "flow-comma", "47", by: "{value: ⟦47,5⟧, basis: inferred}"),
        Slip("colon in the line after its key", "yaml-syntax", "{width: 390,", by: "{width\n  ⟦:⟧ 390,"),
    ]
}
