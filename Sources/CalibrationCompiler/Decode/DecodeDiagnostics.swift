import LocatedYAML
import SourceDiagnostics

extension DiagnosticCode {
    /// All kinds of mistakes, in the order of the stages that find them.
    package static let all: [DiagnosticCode] = yaml + decoding + validation

    private static let decoding: [DiagnosticCode] = [
        emptyFile, notASpec, unknownKey, missingKey, flowIdentifier, unsupportedVersion, invalidNumber,
        numberOutOfRange, offPixelGrid, invalidBoolean, invalidChoice, invalidText, invalidDisplay, invalidIdentifier,
        invalidScale, missingSource, weakSource, unknownSource, unusedSource, missingCondition,
    ]

    package static let emptyFile = DiagnosticCode(
        "empty-file", "A file among the specs describes nothing. Write a display, or remove the file.")
    package static let notASpec = DiagnosticCode(
        "not-a-spec",
        "A document has neither the key `display` nor `avatar`. Move it out of the folder of the specs.")
    package static let unknownKey = DiagnosticCode(
        "unknown-key", "The format has no such key. Mend its spelling, or begin a key of your own with `x-`.")
    package static let missingKey = DiagnosticCode("missing-key", "A mapping lacks a key that it needs. Add it.")
    package static let flowIdentifier = DiagnosticCode(
        "flow-identifier",
        "In braces a comma ends a key, and a hardware identifier has one. Quote the identifier.")
    package static let unsupportedVersion = DiagnosticCode(
        "unsupported-version",
        "`calibration` is not 1, the only version there is. Write 1, or use a newer `calibrate`.")
    package static let invalidNumber = DiagnosticCode(
        "invalid-number",
        "Not a plain decimal number: specs know none of YAML's other ways to write one. Write it in digits.")
    package static let numberOutOfRange = DiagnosticCode(
        "number-out-of-range", "A number is larger, smaller or finer than any length. Check it.")
    package static let offPixelGrid = DiagnosticCode(
        "off-pixel-grid",
        "A length is no whole number of pixels at the display's scale: 53.667 is none, `161px` is. Write the pixels.")
    package static let invalidBoolean = DiagnosticCode(
        "invalid-boolean", "`true` and `false` are the only words. Write one of them.")
    package static let invalidChoice = DiagnosticCode(
        "invalid-choice", "The key takes one of a few words, and this is none. Write one of those listed.")
    package static let invalidText = DiagnosticCode(
        "invalid-text",
        "A name or a source is empty, too long, or has characters that cannot be seen or reorder text. Retype it.")
    package static let invalidDisplay = DiagnosticCode(
        "invalid-display",
        "A display's name becomes a file's and a Swift name. Use lower-case words joined by `-` or `.`.")
    package static let invalidIdentifier = DiagnosticCode(
        "invalid-identifier",
        "A model is known by its hardware identifier, such as `iPhone15,2`. Write what `utsname.machine` says.")
    package static let invalidScale = DiagnosticCode(
        "invalid-scale",
        "Pixels a point are 1, 2 or 3, as layout rounds. Write the screen's `scale`, not `nativeScale`.")
    package static let missingSource = DiagnosticCode(
        "missing-source", "Numbers that are measured or documented name where. Add `sources`, or write `inferred`.")
    package static let weakSource = DiagnosticCode(
        "weak-source",
        "A table, code or an article repeats a number without measuring it. Write `documented`, or cite the measurement."
    )
    package static let unknownSource = DiagnosticCode(
        "unknown-source",
        "A source looks like a name, and the display's `sources` has no such name. Mend it, or write an address.")
    package static let unusedSource = DiagnosticCode(
        "unused-source", "The display's `sources` names a source that nothing cites. Cite it, or remove it.")
    package static let missingCondition = DiagnosticCode(
        "missing-condition", "An override must say which devices it is for. Add `idiom` or `display`.")
}
