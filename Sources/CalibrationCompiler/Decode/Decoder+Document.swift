// What a decoder asks its document most.

extension Decoder {
    func node(_ reference: NodeReference) -> Node { document.node(reference) }

    func next(after index: Int32) -> Int32 { document.next(after: index) }

    func child(_ index: Int32, of parent: NodeReference) -> NodeReference { document.child(index, of: parent) }

    func range(of reference: NodeReference) -> SourceRange { document.range(of: reference) }

    func end(of reference: NodeReference) -> SourceRange { document.end(of: reference) }

    func blame(_ reference: NodeReference) -> SourceRange { document.blame(reference) }

    func bytes(_ reference: NodeReference) -> UnsafeBufferPointer<UInt8> { document.bytes(reference) }

    func text(_ reference: NodeReference) -> String { document.text(reference) }

    func text(_ reference: NodeReference, upTo limit: Int) -> String { document.text(reference, upTo: limit) }

    func quotedText(_ reference: NodeReference) -> String { document.quotedText(reference) }

    func isScalar(_ reference: NodeReference, _ text: StaticString) -> Bool { document.isScalar(reference, text) }

    func isNull(_ reference: NodeReference) -> Bool { document.isNull(reference) }

    func found(_ reference: NodeReference) -> String { document.found(reference) }
}
