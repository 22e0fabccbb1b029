import NavigationBarAvatar
import SwiftUI
import UIKit

/// A value that a view around a page gives to the views in it.
struct NoteKey: EnvironmentKey {
    static let defaultValue = "nobody's"
}

extension EnvironmentValues {
    var note: String {
        get { self[NoteKey.self] }
        set { self[NoteKey.self] = newValue }
    }
}

/// What a test hears of the views.
@MainActor final class Hearer {
    /// Notes of the account views that were shown.
    var notes: [String] = []
    /// What taps did.
    var taps: [String] = []
}

/// An account view that tells which environment it has.
struct AccountView: View {
    let hearer: Hearer
    @Environment(\.note) private var note

    var body: some View {
        hearer.notes.append(note)
        return Text(verbatim: note)
    }
}

/// A page whose avatar presents a sheet.
struct SheetPage: View {
    let hearer: Hearer
    let images: AvatarImageStore

    var body: some View {
        List(0..<3, id: \.self) { Text(verbatim: "Row \($0)") }
            .navigationTitle("Home")
            .navigationBarAvatar(images: images) { AccountView(hearer: hearer) }
            .environment(\.note, "the page's")
    }
}

/// A page that shows one avatar, another, or none.
struct ActionPage: View {
    enum Avatar { case first, second, none }

    let hearer: Hearer
    let images: AvatarImageStore
    var avatar = Avatar.first
    var label = "Account"
    var word = "one"

    var body: some View {
        switch avatar {
        case .first:
            List(0..<3, id: \.self) { Text(verbatim: "Row \($0)") }
                .navigationBarAvatar(images: images, label: label) { hearer.taps.append(word) }
        case .second:
            List(0..<3, id: \.self) { Text(verbatim: "Column \($0)") }
                .navigationBarAvatar(images: images, label: "Second") { hearer.taps.append("second") }
        case .none:
            List(0..<3, id: \.self) { Text(verbatim: "Row \($0)") }
        }
    }
}

/// A page with a small title.
struct InlinePage: View {
    let page: ActionPage

    var body: some View {
        page.navigationBarTitleDisplayMode(.inline)
    }
}
