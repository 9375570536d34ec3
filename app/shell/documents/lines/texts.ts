/** Keys of `editor` texts that the editor's islands need. */
export const editorTextKeys = [
  'editor.lines',
  'editor.order',
  'editor.item',
  'editor.quantity',
  'editor.unit',
  'editor.price',
  'editor.fromList',
  'editor.discount',
  'editor.tax',
  'editor.amount',
  'editor.remove',
  'editor.removeHead',
  'editor.moveUp',
  'editor.moveDown',
  'editor.descriptionOf',
  'editor.quantityOf',
  'editor.unitOf',
  'editor.priceOf',
  'editor.discountOf',
  'editor.discountKindOf',
  'editor.taxOf',
  'editor.costCentreId',
  'editor.costCentreOf',
  'editor.layout',
  'editor.layoutOf',
  'editor.heading',
  'editor.headingOf',
  'editor.textAbove',
  'editor.textAboveOf',
  'editor.emptyLine',
  'editor.addItem',
  'editor.addItemHint',
  'editor.found',
  'editor.nothingFound',
  'editor.keys',
] as const

export const totalTextKeys = [
  'editor.subtotal',
  'editor.lineDiscounts',
  'editor.documentDiscount',
  'editor.rounding',
  'editor.discountKind',
  'editor.taxOn',
  'editor.taxIncluded',
  'editor.total',
  'editor.unread',
  'editor.updateTotals',
] as const

/** A box on a line: its words, and its name for screen readers, with `{{line}}`. */
export type LineBoxTexts = { name: string; text: string; label: string }

export type EditorTexts = Record<(typeof editorTextKeys)[number], string>
export type TotalTexts = Record<(typeof totalTextKeys)[number], string>
