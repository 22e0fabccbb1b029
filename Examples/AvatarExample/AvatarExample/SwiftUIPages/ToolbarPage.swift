import SwiftUI

/// The supported fall-back: a toolbar item in the bar's upper row, which neither moves nor fades with the title.
struct ToolbarPage: View {
    @State private var isPresented = false

    var body: some View {
        RowList()
            .navigationTitle("Home")
            .modifier(AvatarToolbar { isPresented = true })
            .sheet(isPresented: $isPresented) { AccountView() }
    }
}

/// A toolbar with a round picture, on iOS 26 without the glass behind it.
struct AvatarToolbar: ViewModifier {
    let action: @MainActor () -> Void

    func body(content: Content) -> some View {
        #if compiler(>=6.2)
            if #available(iOS 26.0, *) {
                content.toolbar { item.sharedBackgroundVisibility(.hidden) }
            } else {
                content.toolbar { item }
            }
        #else
            content.toolbar { item }
        #endif
    }

    private var item: some ToolbarContent {
        ToolbarItem(placement: .topBarTrailing) {
            Button(action: action) {
                Image(systemName: "person.circle").resizable().frame(width: 32, height: 32)
            }
            .accessibilityLabel("Account")
        }
    }
}
