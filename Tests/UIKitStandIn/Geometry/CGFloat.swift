/// Foundation's floating-point type. Where there is no Foundation it is a plain `Double`.
public typealias CGFloat = Double
