extension CurveRenderer {
    /// A coordinate to two decimals, without trailing zeros.
    static func coordinate(_ value: Double) -> String {
        let hundredths = Int((value * 100).rounded())
        let (whole, rest) = (abs(hundredths) / 100, abs(hundredths) % 100)
        let fraction = rest == 0 ? "" : rest % 10 == 0 ? ".\(rest / 10)" : rest < 10 ? ".0\(rest)" : ".\(rest)"
        return "\(hundredths < 0 ? "-" : "")\(whole)\(fraction)"
    }

    /// A number with the sign that typography has for it.
    static func signed(_ text: String) -> String {
        text.hasPrefix("-") ? "−" + text.dropFirst() : text
    }

    /// Colours of both appearances, and the image that fades.
    static let style: StaticString = #"""
        <style>
        svg{font:14px -apple-system,BlinkMacSystemFont,"Segoe UI","Helvetica Neue",Arial,sans-serif}
        .card{fill:#fff;stroke:#e2e2e7}.name{font-size:24px;font-weight:650;fill:#1d1d1f}
        .quiet{fill:#65656b}.word{fill:#1d1d1f;font-weight:500}.grid{stroke:#e2e2e7}
        .stop{stroke:#65656b;stroke-dasharray:2 3}.line{fill:none;stroke:#0066d6;stroke-width:3;stroke-linejoin:round}
        .area{fill:#0066d6;fill-opacity:.1}.gone{fill:none;stroke:#a0a0a6;stroke-width:.03;stroke-dasharray:.1 .08}
        @media (prefers-color-scheme:dark){.card{fill:#1c1c1e;stroke:#3a3a3d}.name,.word{fill:#f5f5f7}
        .quiet{fill:#a1a1a8}.grid{stroke:#3a3a3d}.stop{stroke:#a1a1a8}.line{stroke:#3a9bff}.area{fill:#3a9bff}}
        </style>
        <defs>
        <linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#ffd0a1"/><stop offset="1" stop-color="#ff7a59"/></linearGradient>
        <clipPath id="round"><circle cx=".5" cy=".5" r=".5"/></clipPath>
        <g id="face" clip-path="url(#round)"><path fill="url(#sky)" d="M0 0h1v1H0z"/>
        <ellipse cx=".5" cy="1.02" rx=".39" ry=".36" fill="#32405e"/><circle cx=".5" cy=".42" r=".19" fill="#fbdcc0"/>
        <path fill="#4b2e20" d="M.305.43C.28.2.42.17.52.18c.14.01.2.1.175.25-.05-.09-.13-.11-.2-.11-.07 0-.14.03-.19.11z"/></g>
        </defs>

        """#
}

extension OutputBuffer {
    /// Writes a text where XML reads it, as an element's content or inside a quoted attribute.
    mutating func write(xml text: String) {
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "&"): write("&amp;" as StaticString)
            case UInt8(ascii: "<"): write("&lt;" as StaticString)
            case UInt8(ascii: ">"): write("&gt;" as StaticString)
            case UInt8(ascii: "\""): write("&quot;" as StaticString)
            case UInt8(ascii: "'"): write("&#39;" as StaticString)
            default: write(byte: byte)
            }
        }
    }
}
