/// Values that are written once and named by their numbers.
struct ReportTable<Value: Hashable> {
    /// The values, in the order of their numbers.
    private(set) var values: [Value] = []
    private var numbers: [Value: Int] = [:]

    /// The number of a value, a new one where it has none yet.
    mutating func number(of value: Value) -> Int {
        if let number = numbers[value] { return number }
        numbers[value] = values.count
        values.append(value)
        return values.count - 1
    }
}
