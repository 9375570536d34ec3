import type { NumberedKind } from '../../books/numbering/index.ts'

/** A count of last year's end is often begun in the new year. */
export const kinds: readonly NumberedKind[] = [
  {
    kind: 'stockCount',
    pattern: 'SC-{YYYY}-{####}',
    prefixes: { de: 'INV-', it: 'INV-', ru: 'ИНВ-', es: 'INV-' },
    reset: 'yearly',
    followsDates: false,
    isTaken: ({ sql }, number) =>
      sql.exec('select 1 from stock_counts where number = ?', number).toArray().length > 0,
  },
]
