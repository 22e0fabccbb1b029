extension Slip {
    static let templates: [Slip] = [
        Slip("helm", "template", "iPhone14,7", by: "⟦{{ .Values.model }}⟧"),
        Slip("helm block", "template", "display: test-notch", by: "display: test-notch\n⟦{{⟧- range .Values.models }}"),
        Slip("helm value", "template", "test-notch", by: "⟦{{ .Values.display }}⟧"),
        Slip("jinja", "template", "display: test-notch", by: "display: test-notch\n⟦{%⟧ for model in models %}"),
        Slip("jinja comment", "template", "display: test-notch", by: "display: test-notch\n⟦{#⟧ comment #}"),
        Slip("template erb", "invalid-display", "test-notch", by: "⟦<%= name %>⟧"),
        Slip("template helm text", "template", "iPhone 14", by: "⟦{{⟧ .name }} Pro"),
        Slip("template helm number", "template", "390", by: "⟦{{⟧ w }}"),
        Slip("template helm list", "template", "layouts:", by: "layouts: ⟦{{⟧ x }}\nx-y:"),
        Slip("template helm indent", "template", "layouts:", by: "layouts:\n  ⟦{{⟧- include \"x\" . | nindent 2 }}"),
        Slip("template jinja if", "template", "  - design: classic", by: "  - design: classic\n    ⟦{%⟧ if x %}"),
        Slip("template jinja comment in", "template", "  - design: classic", by: "  - design: classic\n    ⟦{#⟧ x #}"),
        Slip(
            "template merge begin", "merge-conflict", "display: test-notch", by: "display: test-notch\n⟦<<<<<<< HEAD⟧"),
        Slip(
            "template merge only end", "merge-conflict", "    navigationBar: {medium: 44, large: 96, basis: inferred}",
            by: "    navigationBar: {medium: 44, large: 96, basis: inferred}\n⟦>>>>>>> main⟧"),
        Slip("directive or sign unknown", "yaml-syntax", "calibration: 1", by: "⟦%FOO 1⟧\n---\ncalibration: 1"),
        Slip("directive or sign version", "yaml-syntax", "calibration: 1", by: "⟦%YAML 3.0⟧\n---\ncalibration: 1"),
        Slip("directive or sign percent", "yaml-syntax", "display: ", by: "display: ⟦%⟧"),
        Slip("directive or sign at", "yaml-syntax", "display: ", by: "display: ⟦@⟧"),
        Slip("directive or sign backquote", "yaml-syntax", "display: ", by: "display: ⟦`⟧"),
        Slip("directive or sign dots", "yaml-syntax", "models:", by: "...\n⟦m⟧odels:"),
        Slip("directive or sign root text", "wrong-type", whole: "⟦just text⟧\n"),
    ]
}
