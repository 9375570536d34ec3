import type { FieldValue, FigureNeed } from './compile.ts'

/** The value a party has of whom nothing is known: nothing sold, nothing owed, never bought. */
export function emptyFigure({ figure }: FigureNeed): FieldValue {
  if (figure === 'lastBought') return null
  return figure === 'netQuantity' || figure === 'invoiceCount' ? '0' : 0
}
