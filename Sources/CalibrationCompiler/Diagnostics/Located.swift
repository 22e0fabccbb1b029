/// A value with the place in a spec that it was read from.
package struct Located<Value> {
    /// The value.
    package var value: Value
    /// Where it was read.
    package var range: SourceRange

    /// Creates a located value.
    package init(_ value: Value, at range: SourceRange) {
        self.value = value
        self.range = range
    }
}

extension Located: Sendable where Value: Sendable {}
