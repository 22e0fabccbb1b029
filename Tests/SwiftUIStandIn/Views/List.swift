import UIKit

/// Views for the elements of a collection.
public struct ForEach<Data, ID, Content> where Data: RandomAccessCollection, ID: Hashable {
    /// The elements.
    public var data: Data
    /// Makes an element's view.
    public var content: (Data.Element) -> Content
    let id: KeyPath<Data.Element, ID>
}

extension ForEach: View, StandInPrimitive where Content: View {
    /// The type of its body.
    public typealias Body = Never

    /// Creates views for the elements of a collection.
    public nonisolated init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.data = data
        self.content = content
        self.id = id
    }

    func show(in pass: StandInPass) {
        for element in data {
            pass.enter("\(element[keyPath: id])") { content(element).standInShow(in: pass) }
        }
    }
}

/// Rows that can be scrolled.
public struct List<SelectionValue, Content>: View, StandInPrimitive where SelectionValue: Hashable, Content: View {
    /// The type of its body.
    public typealias Body = Never
    nonisolated(unsafe) let content: Content

    func show(in pass: StandInPass) {
        if !pass.host.view.subviews.contains(where: { $0 is UIScrollView }) { pass.host.view.addSubview(UITableView()) }
        pass.enter("list") { content.standInShow(in: pass) }
    }
}

extension List where SelectionValue == Never {
    /// Creates a list of rows.
    public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// Creates a list with a row for each element of a collection.
    public nonisolated init<Data, ID, RowContent>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent>, Data: RandomAccessCollection, ID: Hashable, RowContent: View {
        content = ForEach(data, id: id, content: rowContent)
    }
}
