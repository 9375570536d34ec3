import { StockDocumentInput } from '#contract/stock/stock.ts'

/** The kinds of documents that a person writes. */
export const newKinds = StockDocumentInput.shape.kind.options
export type NewKind = (typeof newKinds)[number]
