import LocatedYAML
import SourceDiagnostics

/// A model as a user names it: `iPhone19,1=iPhone 18 Pro`.
package struct NewModel: Hashable, Sendable {
    /// Hardware identifier.
    package let identifier: String
    /// Marketing name.
    package let name: String

    /// What is wrong with a text, and what to do.
    package struct Fault: Error, Equatable {
        /// What is wrong; follows the text.
        package let words: String
        /// What to do, as an imperative.
        package let remedy: String
    }

    /// The model of a spec.
    init(_ model: DisplaySpec.Model) {
        identifier = model.identifier.value
        name = model.name.value
    }

    /// Reads a model.
    package init(_ text: String) throws(Fault) {
        let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 2 else {
            throw Fault(words: "has no '='", remedy: "write ID=NAME, such as 'iPhone15,2=iPhone 14 Pro'")
        }
        identifier = parts[0]
        name = parts[1]
        guard HardwareIdentifier(identifier) != nil else {
            throw Fault(
                words: "does not begin with a hardware identifier such as 'iPhone15,2'",
                remedy: "write what 'utsname.machine' says on the device")
        }
        guard !name.isEmpty, name.utf8.count <= ValueType<Located<String>>.longestLine,
            name.unicodeScalars.allSatisfy(isPrintable)
        else {
            throw Fault(words: "has no name of one line of printable text", remedy: "write the marketing name")
        }
    }
}
