extension SlowInput {
    /// Few bytes that stand for much.
    static func aliases(upTo limit: Int) -> [SlowInput] {
        let unknown = { (number: Int) in "k\(number): ,".replacing(",", with: ", ") }
        return [
            SlowInput(
                "aliases-of-unknown-keys", upTo: limit, head: head + models + "x-a: &a {", unknown,
                between: "}\nlayouts: [", { _ in "*a ," }, tail: "]\n"),
            SlowInput(
                "aliases-of-lists", upTo: limit,
                head: head + models + "x-o: &o {quantity: barTop}\nx-a: &a {observed: [", { _ in "*o ," },
                between: "]}\nlayouts: [", { _ in "*a ," }, tail: "]\n"),
            SlowInput(
                "merges-of-one-mapping", upTo: limit, head: head + models + "x-a: &a {", unknown, between: "}\n<<: [",
                { _ in "*a ," }, tail: "]\n"),
            SlowInput(
                "merges-in-every-layout", upTo: limit, head: head + models + "x-a: &a {", unknown,
                between: "}\nlayouts: [", { _ in "{<<: *a }," }, tail: "]\n"),
            SlowInput("merge-keys", upTo: limit, head: whole + "x-a: &a {}\n") { _ in "<<: *a\n" },
            SlowInput("merges-of-merges", upTo: limit, head: "x-0: &a0 {a: b}\n", tail: "display: a\n") {
                "x-\($0 + 1): &a\($0 + 1) {<<: [*a\($0) , *a\($0) ]}\n<<: *a\($0 + 1)\n"
            },
            SlowInput("bomb", upTo: limit, head: "x-0: &a0 [a,a,a,a,a,a,a,a,a]\n", tail: "layouts: *a9\n") {
                let name = "*a\($0) "
                return "x-\($0 + 1): &a\($0 + 1) [\(Array(repeating: name, count: 9).joined(separator: ","))]\n"
            },
            SlowInput(
                "aliases-of-a-long-text", upTo: limit, head: head + models + "x-a: &a \"", { _ in "é" },
                between: "\"\nlayouts: [", { _ in "{design: *a }," }, tail: "]\n"),
            SlowInput(
                "aliases-of-a-long-number", upTo: limit, head: head + models + "x-a: &a \"", { _ in "+1_0" },
                between: "\"\nlayouts: [", { _ in "{statusBar: *a ,zoomed: *a }," }, tail: "]\n"),
            SlowInput(
                "aliases-of-a-long-key", upTo: limit, head: head + models + "x-a: &a \"x-", { _ in "é" },
                between: "\"\nlayouts: [", { _ in "{? *a : b}," }, tail: "]\n"),
            SlowInput(
                "aliases-of-a-source", upTo: limit,
                head: head + models + "x-a: &a \"\(String(repeating: "é", count: 1_000))\"\n"
                    + "layouts:\n- design: classic\n  \(bar)\n  safeArea:\n    top: 47\n    bottom: 34\n"
                    + "    basis: measured\n    sources: [", tail: "]\n"
            ) { _ in "*a ," },
            SlowInput(
                "aliases-of-notes", upTo: limit,
                head: head + models + "x-l: &l {design: classic, \(area), \(bar), notes: \"", { _ in "\\n" },
                between: "\"}\nlayouts: [", { _ in "*l ," }, tail: "]\n"),
            SlowInput(
                "aliases-of-a-layout", upTo: limit, head: head + models + "x-a: &a \(layout)\nlayouts: [", tail: "]\n"
            ) { _ in "*a ," },
            SlowInput(
                "aliases-of-an-override", upTo: limit,
                head: "x-l: &l \(layout)\n",
                { _ in "" + "x-\(0): *l \n" }, between: "avatar:\n  overrides: [", { _ in "*l ," }, tail: "]\n"),
        ]
    }

    /// Valid specs, or nearly so, with many of everything.
    static func specs(upTo limit: Int) -> [SlowInput] {
        func display(_ number: Int, _ bar: String = bar) -> String {
            "---\ncalibration: 1\ndisplay: a\(number)\nmodels: {\"iPhone1,\(number + 1)\": A}\n"
                + "screen: {width: 390, height: 844, scale: 3}\nlayouts: [{design: classic, \(area), \(bar)}]\n"
        }
        let layouts =
            "layouts: ["
            + ["classic", "liquidGlass"].map { design in
                "{design: \(design), orientation: any, \(area), \(bar)}"
            }.joined(separator: ",") + "]\n"
        let avatar = "calibration: 1\navatar:\n  overrides:\n"
        return [
            SlowInput("displays", upTo: limit) { display($0) },
            SlowInput("displays-alike", upTo: limit) { _ in display(0) },
            SlowInput("tall-bars", upTo: limit) {
                display($0, "navigationBar: {medium: 44, large: \(20_000 - $0), basis: inferred}")
            },
            SlowInput("tall-bars-without-a-display-each", upTo: limit, head: head + models + "layouts:\n") {
                "- {design: classic, safeArea: {top: 0, bottom: 0, basis: inferred}, "
                    + "navigationBar: {medium: 44, large: \(20_000 - $0), basis: inferred}}\n"
            },
            SlowInput("models", upTo: limit, head: head + layouts + "models:\n") { "  iPhone\($0 + 1),1: A\($0)\n" },
            SlowInput("models-with-one-name", upTo: limit, head: head + layouts + "models:\n") {
                "  iPhone\($0 + 1),1: A\n"
            },
            SlowInput("models-that-are-none", upTo: limit, head: head + layouts + "models:\n") { "  iFone\($0): A\n" },
            SlowInput("duplicate-models", upTo: limit, head: head + layouts + "models:\n") { _ in "  iPhone1,1: A\n" },
            SlowInput(
                "sources", upTo: limit,
                head: head + models + "layouts:\n- design: classic\n  \(bar)\n"
                    + "  safeArea:\n    top: 47\n    bottom: 34\n    basis: measured\n    sources: [", tail: "]\n"
            ) { _ in "a," },
            SlowInput(
                "observations", upTo: limit,
                head: head + models + "layouts:\n- design: classic\n  \(bar)\n"
                    + "  \(area)\n  observed:\n"
            ) { _ in "  - {quantity: barTop, title: large, value: 1, source: a}\n" },
            SlowInput(
                "overrides-and-displays", upTo: limit, head: avatar, { _ in "  - {idiom: pad, size: 4}\n" },
                between: "",
                { display($0) }),
            SlowInput(
                "overrides-of-unknown-displays", upTo: limit, head: avatar,
                { "  - {display: a\($0 + 1_000), size: 4}\n" },
                between: "", { display($0) }),
            SlowInput(
                "overrides-and-layouts", upTo: limit,
                head: avatar, { _ in "  - {idiom: pad, size: 4}\n" },
                between: "---\n" + head + models + "x-a: &a \(layout)\nlayouts: [", { _ in "*a ," }, tail: "]\n"),
            SlowInput(
                "aliases-of-one-override", upTo: limit,
                head: "calibration: 1\navatar:\n  size: 40\n  overrides: [&a {idiom: pad},", tail: "]\n"
            ) { _ in "*a ," },
            SlowInput("zoomed-screens", upTo: limit) {
                "---\ncalibration: 1\ndisplay: a\($0)\nmodels: {\"iPhone1,1\": A}\n"
                    + "screen: {width: \($0 + 1), height: 844, scale: 3}\nlayouts: [{design: classic, \(area), \(bar)}]\n"
            },
        ]
    }
}
