import UIKit

extension View {
    /// Presents a sheet while a binding is `true`.
    public nonisolated func sheet<Content>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View where Content: View {
        nonisolated(unsafe) let isPresented = isPresented
        nonisolated(unsafe) let content = content
        return StandInWrapped(self) { pass, show in
            show()
            guard isPresented.wrappedValue else { return }
            let key = pass.place
            if let sheet = pass.earlier.sheets[key] {
                pass.store.sheets[key] = sheet
            } else {
                let sheet = UIHostingController(rootView: content(), environment: pass.environment)
                pass.store.sheets[key] = sheet
                pass.host.present(sheet, animated: true)
                sheet.standInUpdate()
            }
        }
    }
}
