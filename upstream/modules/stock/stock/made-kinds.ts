import type { StockDocumentKind } from '#contract/stock/stock.ts'

/** Kinds of documents that make a kit of its components, or components of a kit. */
export type MadeKind = Extract<StockDocumentKind, 'assembly' | 'disassembly'>

export function isMadeKind(kind: StockDocumentKind): kind is MadeKind {
  return kind === 'assembly' || kind === 'disassembly'
}
