export type Tag = PDFKit.PDFStructureElement

type Tagged = { doc: PDFKit.PDFDocument }

/** A part of the document's outline that gets its content later; end it when it is complete. */
export function openTag(doc: PDFKit.PDFDocument, parent: Tag, type: string): Tag {
  const tag = doc.struct(type)
  parent.add(tag)
  return tag
}

/** Draws something that is read out as one thing. */
export function drawTagged(
  sheet: Tagged,
  parent: Tag,
  type: string,
  draw: () => void,
  options: PDFKit.Mixins.StructureElementOptions = {},
): void {
  parent.add(sheet.doc.struct(type, options, [draw]))
}

/** Draws something that is for the eye only. */
export function drawArtifact(sheet: Tagged, type: 'Layout' | 'Pagination', draw: () => void): void {
  sheet.doc.markContent('Artifact', { type })
  draw()
  sheet.doc.endMarkedContent()
}
