extension DiagnosticCode {
    /// What the mistake is, and its remedy; Markdown.
    package var explanation: String {
        switch self {
        case .fileTooLarge: "A spec has 16 MiB at most. Split it into several files."
        case .encoding: "Specs are UTF-8, and the file begins as UTF-16 or UTF-32. Save it as UTF-8."
        case .invalidByte: "A byte is no text: a control character, or no UTF-8. Remove it, or save the file as UTF-8."
        case .tabIndentation: "YAML is indented with spaces, never with tabs. Use spaces."
        case .unusualSpace:
            "A space that looks like one is none for YAML, as web pages have them. Type an ordinary space."
        case .missingSpace: "`key:value` is one word for YAML. Put a space behind the colon."
        case .mergeConflict: "Version control has left both sides of a conflict. Keep one, and remove the marks."
        case .yamlSyntax: "The file is no YAML from the marked place on. Mend what the message names."
        case .undefinedAlias: "`*name` stands for a value that is marked `&name` before it. Mark one, or mend the name."
        case .recursiveAlias: "A value would hold itself. Write the values out."
        case .redefinedAnchor: "Two values are marked with one name, and aliases mean the later. Give one another name."
        case .unknownTag:
            "A value is read by the type of its key, so a tag such as `!points` has no meaning. Remove it."
        case .tooDeep: "Collections are nested more than 64 deep, a spec needs 5. Write a flatter document."
        case .tooManyNodes: "A document has more than a million values, or merge keys bring so many in. Split it."
        case .emptyFile: "A file among the specs describes nothing. Write a display, or remove the file."
        case .notASpec: "A document has neither the key `display` nor `avatar`. Move it out of the folder of the specs."
        case .wrongType: "A value is a text where a mapping or a list belongs, or the other way round. Write the other."
        case .unknownKey: "The format has no such key. Mend its spelling, or begin a key of your own with `x-`."
        case .missingKey: "A mapping lacks a key that it needs. Add it."
        case .duplicateKey: "A key stands twice in one mapping, and only one can count. Remove the other."
        case .flowIdentifier: "In braces a comma ends a key, and a hardware identifier has one. Quote the identifier."
        case .unsupportedVersion:
            "`calibration` is not 1, the only version there is. Write 1, or use a newer `calibrate`."
        case .invalidNumber:
            "Not a plain decimal number: specs know none of YAML's other ways to write one. Write it in digits."
        case .numberOutOfRange: "A number is larger, smaller or finer than any length. Check it."
        case .offPixelGrid:
            "A length is no whole number of pixels at the display's scale: 53.667 is none, `161px` is. Write the pixels."
        case .invalidBoolean: "`true` and `false` are the only words. Write one of them."
        case .invalidChoice: "The key takes one of a few words, and this is none. Write one of those listed."
        case .invalidText:
            "A name or a source is empty, too long, or has characters that cannot be seen or reorder text. Retype it."
        case .invalidDisplay:
            "A display's name becomes a file's and a Swift name. Use lower-case words joined by `-` or `.`."
        case .invalidIdentifier:
            "A model is known by its hardware identifier, such as `iPhone15,2`. Write what `utsname.machine` says."
        case .invalidScale:
            "Pixels a point are 1, 2 or 3, as layout rounds. Write the screen's `scale`, not `nativeScale`."
        case .missingSource: "Numbers that are measured or documented name where. Add `sources`, or write `inferred`."
        case .missingCondition: "An override must say which devices it is for. Add `idiom` or `display`."
        case .swappedScreen: "Screens are written in portrait points, the shorter side first. Swap the two."
        case .zoomedScreen: "A zoomed layout has its own points, and only such a layout has. Add or remove `screen`."
        case .duplicateLayout: "Two layouts of a display have one design, orientation and zoom. Change or remove one."
        case .largeBelowMedium:
            "A bar with its title open is higher than without. Swap the two, or write `large: none`."
        case .noScrollRange: "Both heights are the same, so nothing collapses. Write `large: none`."
        case .noFadeRange: "The margin takes up the whole title row, so nothing is left to fade over. Make it smaller."
        case .imageTooSmall: "Not even two pixels of an image fit. Make the margin smaller, or check the heights."
        case .touchArea:
            "The 44 × 44 points that a finger needs reach out of the bar, where no touch arrives. Change margin or size."
        case .fadeModel:
            "The derived numbers break the fade model. That is a fault of `calibrate`: report it with the spec."
        case .observationDisagrees:
            "A published measurement and the derived number differ by more than half a pixel. Find out which is wrong."
        case .observationImpossible:
            "A measurement with a large title stands at a layout that has none. Correct `title` or `large`."
        case .unusualTitleHeight:
            "Every bar so far grows by 52 points. Check both heights; keep them if they were seen."
        case .unusualBarTop:
            "Every bar so far starts at the safe area, or 5⅓ or 5⅔ above it. Check it; keep it if it was seen."
        case .sizeCut:
            "Some bars have no room for the size of the design and get a smaller image. Leave it, or ask for less."
        case .duplicateDisplay: "Two specs have one name. Put the models into one, or rename the other."
        case .clashingNames: "Two displays get one name in Swift, where `-` and `.` are dropped. Rename one."
        case .duplicateIdentifier:
            "A model stands in two displays that the screen cannot tell apart. Remove it from one of them."
        case .mixedIdioms: "iPhones, iPads and iPods have displays of their own. Move the model to another."
        case .duplicateAvatar: "The image has one design, and two documents describe it. Keep one."
        case .unknownDisplay:
            "An override is for a display that no spec describes. Mend its name, or remove the override."
        }
    }
}
