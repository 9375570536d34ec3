declare namespace PDFKit.Mixins {
  /** A font pdfkit has already parsed; it takes one wherever it takes a font's bytes. */
  interface OpenFont {
    layout(text: string): unknown
    characterSet: number[]
    glyphForCodePoint(character: number): OpenGlyph
  }

  /** A glyph as fontkit keeps it for a font; `_decode` reads its outline, at each embedding anew. */
  interface OpenGlyph {
    _decode(): unknown
  }

  interface PDFFont {
    /** `layoutCache`: words as they were laid out, which pdfkit only reads again. */
    _font: { font: OpenFont; layoutCache: Record<string, unknown> }
    registerFont(name: string, src: OpenFont): this
  }

  /** A picture pdfkit has read, or one that knows how to write itself into the document. */
  interface OpenImage {
    width: number
    height: number
    label: string
    obj: PDFKitReference | undefined
    embed(doc: PDFDocument): void
  }

  interface PDFImage {
    openImage(src: Uint8Array): OpenImage
    image(src: OpenImage, x: number, y: number, options: ImageOption): this
  }

  interface PDFAttachmentOptions {
    /** What the file is to the document: `Alternative` says the same. */
    relationship?: string
  }

  interface StructureElementOptions {
    scope?: 'Row' | 'Column'
    placement?: 'Block'
    bbox?: [number, number, number, number]
  }
}

declare namespace PDFKit {
  interface PDFDocument {
    _root: { data: Record<string, unknown> }
    /** Writes what the file says of itself, when it ends. */
    _addInfo: () => void
  }
}
