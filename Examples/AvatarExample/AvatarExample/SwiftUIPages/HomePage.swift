import NavigationBarAvatar
import SwiftUI

/// The SwiftUI pages.
struct HomePage: View {
    let page: ExamplePage
    @State private var query = ""
    @State private var path = [1]

    var body: some View {
        switch page {
        case .swiftUISearch:
            NavigationStack { home.searchable(text: $query) }
        case .swiftUIRefresh:
            NavigationStack { home.refreshable { try? await Task.sleep(nanoseconds: 1_000_000_000) } }
        case .swiftUIPushed:
            NavigationStack(path: $path) {
                RowList()
                    .navigationTitle("Start")
                    .navigationDestination(for: Int.self) { _ in home }
            }
        case .swiftUIInline:
            NavigationStack { home.navigationBarTitleDisplayMode(.inline) }
        case .swiftUIToolbar:
            NavigationStack { ToolbarPage() }
        default:
            NavigationStack { home }
        }
    }

    private var home: some View {
        RowList()
            .navigationTitle("Home")
            .navigationBarAvatar { AccountView() }
    }
}

/// Enough rows to scroll.
struct RowList: View {
    var body: some View {
        List(0..<60, id: \.self) { Text(verbatim: "Row \($0)") }
    }
}

/// What a tap on the avatar opens.
struct AccountView: View {
    var body: some View {
        NavigationStack {
            Text(verbatim: "Signed in")
                .navigationTitle("Account")
        }
    }
}
