extension SlowInput {
    /// Every way that is known to make a parser, a decoder or a printer slow, of at most `limit` bytes each.
    static func all(upTo limit: Int) -> [SlowInput] {
        yaml(upTo: limit) + keys(upTo: limit) + aliases(upTo: limit) + specs(upTo: limit)
    }

    /// Slow for libyaml, or for what turns its marks into places.
    private static func yaml(upTo limit: Int) -> [SlowInput] {
        [
            SlowInput("nested-brackets", upTo: limit) { _ in "[" },
            SlowInput("nested-braces", upTo: limit) { _ in "{a: " },
            SlowInput("nested-brackets-in-lines", upTo: limit) { _ in "[\n" },
            SlowInput("nested-dashes", upTo: limit) { _ in "- " },
            SlowInput("nested-questions", upTo: limit) { _ in "? " },
            SlowInput("tag-directives", upTo: limit, tail: "--- a") { "%TAG !\($0)! !\n" },
            SlowInput("documents", upTo: limit) { _ in "---\n" },
            SlowInput("documents-with-a-value", upTo: limit) { _ in "--- a\n" },
            SlowInput("documents-of-others", upTo: limit) { _ in "a: b\n---\n" },
            SlowInput("long-line", upTo: limit, head: whole + "notes: ") { _ in "a" },
            SlowInput("long-line-of-wide-letters", upTo: limit, head: whole + "bad: [") { _ in "日, " },
            SlowInput("long-line-of-marks", upTo: limit, head: whole + "bad: ") { _ in "\u{301}" },
            SlowInput("long-line-of-joiners", upTo: limit, head: whole + "bad: ") { _ in "👩\u{200D}" },
            SlowInput("long-line-of-tabs", upTo: limit, head: whole + "bad: [a") { _ in "\t" },
            SlowInput("folded-lines", upTo: limit, head: whole + "notes: >\n") { _ in "  a\n" },
            SlowInput("escapes", upTo: limit, head: whole + "notes: \"", tail: "\"\n") { _ in "\\n" },
            SlowInput("empty-lines", upTo: limit) { _ in "\n" },
            SlowInput("comments", upTo: limit) { _ in "#\n" },
            SlowInput("error-after-wide-letters", upTo: limit, tail: "\n\ta: [") { _ in "# é\n" },
            SlowInput("unclosed-quote", upTo: limit, head: "a: \"") { _ in "b: c\n" },
            SlowInput("error-in-many-lines", upTo: limit, head: "a: [", tail: "\n}") { _ in "b,\n" },
            SlowInput("zero-bytes", upTo: limit) { _ in "\0" },
        ]
    }

    /// Many keys, and many messages about them.
    private static func keys(upTo limit: Int) -> [SlowInput] {
        [
            SlowInput("unknown-keys", upTo: limit, head: whole) { "k\($0):\n" },
            SlowInput("unknown-keys-nearly-right", upTo: limit, head: whole) { "layout\($0):\n" },
            SlowInput("unknown-keys-in-a-line", upTo: limit, head: whole + "bad: [", tail: "]\n") { _ in "b," },
            SlowInput("unknown-keys-alike", upTo: limit, head: whole) { _ in "a:\n" },
            SlowInput("duplicate-keys", upTo: limit, head: whole) { _ in "notes:\n" },
            SlowInput("own-keys", upTo: limit, head: whole) { "x-\($0):\n" },
            SlowInput("duplicate-own-keys", upTo: limit, head: whole) { _ in "x-:\n" },
            SlowInput("foreign-keys", upTo: limit) { "qqq\($0):\n" },
            SlowInput("keys-that-are-lists", upTo: limit, head: whole) { _ in "? []\n" },
            SlowInput("keys-without-a-space", upTo: limit, head: whole) { "? a:\($0)\n" },
            SlowInput("values-of-the-wrong-type", upTo: limit, head: head + models + "layouts:\n") { _ in "- a\n" },
            SlowInput("empty-layouts", upTo: limit, head: head + models + "layouts: [", tail: "]\n") { _ in "{}," },
            SlowInput("unknown-tags", upTo: limit, head: "a: [", tail: "]\n") { _ in "!a b," },
            SlowInput("redefined-anchors", upTo: limit, head: "a: [", tail: "]\n") { _ in "&a b," },
            SlowInput("undefined-aliases", upTo: limit, head: "a: [", tail: "]\n") { "*a\($0) ," },
            SlowInput(
                "undefined-aliases-beside-anchors", upTo: limit, head: "a: [", { "&anchor\($0) b," }, between: "",
                { "*anchir\($0) ," }, tail: "]\n"),
            SlowInput("recursive-aliases", upTo: limit, head: "a: &a [", tail: "]\n") { _ in "*a ," },
        ]
    }
}
