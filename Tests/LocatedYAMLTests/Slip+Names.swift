extension Slip {
    static let names: [Slip] = [
        Slip("merge text", "wrong-type", "safeArea: {", by: "safeArea: {<<: ⟦a⟧, "),
        Slip(
            "merge text block", "wrong-type", "    safeArea: {top: 47, bottom: 34, basis: inferred}",
            by: "    safeArea:\n      <<: ⟦a⟧\n      top: 47\n      bottom: 34\n      basis: inferred"),
        Slip("merge anchor", "wrong-type", "safeArea: {", by: "safeArea: {<<: ⟦&a⟧, "),
        Slip(
            "merge anchor block", "wrong-type", "    safeArea: {top: 47, bottom: 34, basis: inferred}",
            by: "    safeArea:\n      <<: ⟦&a⟧\n      top: 47\n      bottom: 34\n      basis: inferred"),
        Slip(
            "merge anchor last", "wrong-type", "    navigationBar: {medium: 44, large: 96, basis: inferred}",
            by: "    navigationBar:\n      medium: 44\n      large: 96\n      basis: inferred\n      <<: ⟦&a⟧"),
        Slip("merge two", "duplicate-key", "top: 47, bottom: 34", by: "<<: {top: 47}, ⟦<<⟧: {bottom: 34}"),
        Slip("anchor emoji", "yaml-syntax", "safeArea: ", by: "safeArea: ⟦&😀⟧ "),
        Slip("anchor dot", "yaml-syntax", "safeArea: ", by: "safeArea: ⟦&a.b⟧ "),
        Slip(
            "alias dot", "yaml-syntax", "    safeArea: {top: 47, bottom: 34, basis: inferred}",
            by: "    safeArea: &a {top: 47, bottom: 34, basis: inferred}\n    x-a: ⟦*a.b⟧"),
        Slip("anchor or alias space", "yaml-syntax", "safeArea: ", by: "safeArea: ⟦&⟧ a "),
        Slip("anchor or alias slash", "yaml-syntax", "safeArea: ", by: "safeArea: ⟦&a/b⟧ "),
        Slip("anchor or alias umlaut", "yaml-syntax", "safeArea: ", by: "safeArea: ⟦&größe⟧ "),
        Slip("anchor or alias bold", "undefined-alias", "iPhone14,7: iPhone", by: "iPhone14,7: ⟦*iPhone⟧"),
        Slip("anchor or alias bold2", "yaml-syntax", "iPhone14,7: iPhone", by: "iPhone14,7: ⟦*iPhone*⟧"),
        Slip("anchor or alias star", "yaml-syntax", "iPhone14,7: iPhone", by: "iPhone14,7: ⟦*⟧"),
        Slip("anchor or alias undefined", "undefined-alias", "{top: 47, bottom: 34, basis: inferred}", by: "⟦*sa⟧"),
        Slip(
            "anchor or alias recursive", "recursive-alias",
            "    navigationBar: {medium: 44, large: 96, basis: inferred}",
            by: "    navigationBar: {medium: 44, large: 96, basis: inferred}\nx-a: &a [⟦*a⟧]"),
        Slip("anchor or alias tag", "unknown-tag", "safeArea: ", by: "safeArea: ⟦!!omap⟧ "),
        Slip("anchor or alias tag handle", "unknown-tag", "safeArea: ", by: "safeArea: ⟦!e!x⟧ "),
        Slip("anchor or alias tag bad", "unknown-tag", "safeArea: ", by: "safeArea: ⟦!<x⟧ "),
        Slip("merge list text", "wrong-type", "safeArea: {", by: "safeArea: {<<: [⟦a⟧], "),
        Slip(
            "merge nospace", "missing-space", "    safeArea: {top: 47, bottom: 34, basis: inferred}",
            by: "    safeArea:\n      ⟦<<:*a⟧\n      top: 47\n      bottom: 34\n      basis: inferred"),
        Slip("merge quoted", "unknown-key", "top: 47, bottom: 34", by: "⟦\"<<\"⟧: {top: 47}, bottom: 34, top: 47"),
        Slip("merge single", "unknown-key", "top: 47, bottom: 34", by: "⟦<⟧: {top: 47}, bottom: 34, top: 47"),
        Slip(
            "merge two block", "duplicate-key", "    safeArea: {top: 47, bottom: 34, basis: inferred}",
            by: "    safeArea:\n      <<: {top: 47}\n      ⟦<<⟧: {bottom: 34}\n      basis: inferred"),
        Slip("merge dup inside", "duplicate-key", "top: 47", by: "<<: {top: 47, ⟦top⟧: 48}"),
        Slip(
            "merge dup anchor", "duplicate-key",
            whole:
                "x-a: &a {top: 47, ⟦top⟧: 48}\ncalibration: 1\ndisplay: test-notch\nmodels:\n  iPhone14,7: iPhone 14\nscreen: {width: 390, height: 844, scale: 3}\nlayouts:\n  - design: classic\n    safeArea: {<<: *a, bottom: 34, basis: inferred}\n    navigationBar: {medium: 44, large: 96, basis: inferred}\n"
        ),
        Slip("merge dup unused", "duplicate-key", "calibration: 1", by: "x-a: &a {top: 47, ⟦top⟧: 48}\ncalibration: 1"),
        Slip("merge dup nested", "duplicate-key", "calibration: 1", by: "x-a: {b: {c: 1, ⟦c⟧: 2}}\ncalibration: 1"),
        Slip("alias with an anchor", "yaml-syntax", "screen:", by: "x-a: &a 1\nx-b: &b ⟦*⟧a\nscreen:"),
    ]
}
