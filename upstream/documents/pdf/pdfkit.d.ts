declare namespace PDFKit.Mixins {
  /** A font pdfkit has already parsed; it takes one wherever it takes a font's bytes. */
  interface OpenFont {
    layout(text: string): unknown
    characterSet: number[]
    glyphForCodePoint(character: number): unknown
  }

  interface PDFFont {
    _font: { font: OpenFont }
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

  interface StructureElementOptions {
    scope?: 'Row' | 'Column'
    placement?: 'Block'
    bbox?: [number, number, number, number]
  }
}
