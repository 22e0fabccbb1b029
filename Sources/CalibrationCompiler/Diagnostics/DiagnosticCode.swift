/// Kind of mistake in a spec, by the name that stands in brackets behind a message.
package enum DiagnosticCode: String, CaseIterable, Sendable {
    // Read: bytes and YAML
    case fileTooLarge = "file-too-large"
    case encoding
    case invalidByte = "invalid-byte"
    case tabIndentation = "tab-indentation"
    case unusualSpace = "unusual-space"
    case missingSpace = "missing-space"
    case mergeConflict = "merge-conflict"
    case yamlSyntax = "yaml-syntax"
    case undefinedAlias = "undefined-alias"
    case recursiveAlias = "recursive-alias"
    case redefinedAnchor = "redefined-anchor"
    case unknownTag = "unknown-tag"
    case tooDeep = "too-deep"
    case tooManyNodes = "too-many-nodes"
    case emptyFile = "empty-file"

    // Decode: fields and values
    case notASpec = "not-a-spec"
    case wrongType = "wrong-type"
    case unknownKey = "unknown-key"
    case missingKey = "missing-key"
    case duplicateKey = "duplicate-key"
    case flowIdentifier = "flow-identifier"
    case unsupportedVersion = "unsupported-version"
    case invalidNumber = "invalid-number"
    case numberOutOfRange = "number-out-of-range"
    case offPixelGrid = "off-pixel-grid"
    case invalidBoolean = "invalid-boolean"
    case invalidChoice = "invalid-choice"
    case invalidText = "invalid-text"
    case invalidDisplay = "invalid-display"
    case invalidIdentifier = "invalid-identifier"
    case invalidScale = "invalid-scale"
    case missingSource = "missing-source"
    case missingCondition = "missing-condition"

    // Validate: one layout
    case swappedScreen = "swapped-screen"
    case zoomedScreen = "zoomed-screen"
    case duplicateLayout = "duplicate-layout"
    case largeBelowMedium = "large-below-medium"
    case noScrollRange = "no-scroll-range"
    case noFadeRange = "no-fade-range"
    case imageTooSmall = "image-too-small"
    case touchArea = "touch-area"
    case fadeModel = "fade-model"
    case observationDisagrees = "observation-disagrees"
    case observationImpossible = "observation-impossible"
    case unusualTitleHeight = "unusual-title-height"
    case unusualBarTop = "unusual-bar-top"
    case sizeCut = "size-cut"

    // Validate: across displays
    case duplicateDisplay = "duplicate-display"
    case clashingNames = "clashing-names"
    case duplicateIdentifier = "duplicate-identifier"
    case mixedIdioms = "mixed-idioms"
    case duplicateAvatar = "duplicate-avatar"
    case unknownDisplay = "unknown-display"

    /// How much it matters.
    package var severity: Diagnostic.Severity {
        switch self {
        case .redefinedAnchor, .unusualTitleHeight, .unusualBarTop, .sizeCut: .warning
        default: .error
        }
    }
}
