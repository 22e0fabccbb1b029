import SourceDiagnostics

extension DiagnosticCode {
    package static let validation: [DiagnosticCode] = [
        swappedScreen, zoomedScreen, duplicateLayout, largeBelowMedium, noScrollRange, noFadeRange, imageTooSmall,
        touchArea, fadeModel, observationDisagrees, observationImpossible, unusualTitleHeight, unusualBarTop, sizeCut,
        impossibleNumber, unusualHeights, unusualRadius, copiedNumbers, duplicateDisplay, clashingNames,
        duplicateIdentifier, differentNames, unknownFamily, mixedIdioms, duplicateAvatar, unknownDisplay, emptyOverride,
        uselessOverride, noDisplay,
    ]

    // One layout
    package static let swappedScreen = DiagnosticCode(
        "swapped-screen", "Screens are written in portrait points, the shorter side first. Swap the two.")
    package static let zoomedScreen = DiagnosticCode(
        "zoomed-screen", "A zoomed layout has its own points, and only such a layout has. Add or remove `screen`.")
    package static let duplicateLayout = DiagnosticCode(
        "duplicate-layout",
        "Two layouts of a display have one design, orientation and zoom. Change or remove one.")
    package static let largeBelowMedium = DiagnosticCode(
        "large-below-medium",
        "A bar with its title open is higher than without. Swap the two, or write `large: none`.")
    package static let noScrollRange = DiagnosticCode(
        "no-scroll-range", "Both heights are the same, so nothing collapses. Write `large: none`.")
    package static let noFadeRange = DiagnosticCode(
        "no-fade-range",
        "The margin takes up the whole title row, so nothing is left to fade over. Make it smaller.")
    package static let imageTooSmall = DiagnosticCode(
        "image-too-small",
        "Not even two pixels of an image fit. Make the margin smaller, or check the heights.")
    package static let touchArea = DiagnosticCode(
        "touch-area",
        "The 44 × 44 points that a finger needs reach out of the bar, where no touch arrives. Change margin or size.")
    package static let fadeModel = DiagnosticCode(
        "fade-model",
        "The derived numbers break the fade model. That is a fault of `calibrate`: report it with the spec.")
    package static let observationDisagrees = DiagnosticCode(
        "observation-disagrees",
        "A published measurement and the derived number differ by more than half a pixel. Find out which is wrong.")
    package static let observationImpossible = DiagnosticCode(
        "observation-impossible",
        "A measurement with a large title stands at a layout that has none. Correct `title` or `large`.")
    package static let unusualTitleHeight = DiagnosticCode(
        "unusual-title-height",
        "Every bar so far grows by 52 points. Check both heights; keep them if they were seen.", severity: .warning)
    package static let unusualBarTop = DiagnosticCode(
        "unusual-bar-top",
        "Every bar so far starts at the safe area, or 5⅓ or 5⅔ above it. Check it; keep it if it was seen.",
        severity: .warning)
    package static let sizeCut = DiagnosticCode(
        "size-cut",
        "Some bars have no room for the size of the design and get a smaller image. Leave it, or ask for less.",
        severity: .warning)

    package static let impossibleNumber = DiagnosticCode(
        "impossible-number",
        "No device of the family has such a length; often it is pixels, written as points. Write `1170px`, or points.")
    package static let unusualHeights = DiagnosticCode(
        "unusual-heights",
        "A classic bar has the heights of Liquid Glass, or the other way round. Check the design, or add an observation.",
        severity: .warning)
    package static let unusualRadius = DiagnosticCode(
        "unusual-radius", "A corner radius is larger than a quarter of the width. Check it.", severity: .warning)
    package static let copiedNumbers = DiagnosticCode(
        "copied-numbers",
        "Numbers were copied from another display by `new`. Confirm or measure them, then say why, or cite a source.",
        severity: .warning)

    // Across displays
    package static let duplicateDisplay = DiagnosticCode(
        "duplicate-display", "Two specs have one name. Put the models into one, or rename the other.")
    package static let clashingNames = DiagnosticCode(
        "clashing-names", "Two displays get one name in Swift, where `-` and `.` are dropped. Rename one.")
    package static let duplicateIdentifier = DiagnosticCode(
        "duplicate-identifier",
        "A model stands in two displays that the screen cannot tell apart. Remove it from one of them.")
    package static let mixedIdioms = DiagnosticCode(
        "mixed-idioms", "iPhones, iPads and iPods have displays of their own. Move the model to another.")
    package static let duplicateAvatar = DiagnosticCode(
        "duplicate-avatar", "The image has one design, and two documents describe it. Keep one.")
    package static let differentNames = DiagnosticCode(
        "different-names",
        "A model has two marketing names, or one name is spelled in two ways. Write one of them everywhere.",
        severity: .warning)
    package static let unknownFamily = DiagnosticCode(
        "unknown-family",
        "A hardware identifier begins with neither iPhone, iPad nor iPod. Check its spelling.", severity: .warning)
    package static let emptyOverride = DiagnosticCode(
        "empty-override", "An override names devices and changes nothing. Give it a value, or remove it.")
    package static let uselessOverride = DiagnosticCode(
        "useless-override", "No device of the specs meets both conditions of an override. Change or remove it.",
        severity: .warning)
    package static let noDisplay = DiagnosticCode(
        "no-display", "The specs describe the image, but no display, so the table is empty. Add a display.",
        severity: .warning)
    package static let unknownDisplay = DiagnosticCode(
        "unknown-display",
        "An override is for a display that no spec describes. Mend its name, or remove the override.")
}
