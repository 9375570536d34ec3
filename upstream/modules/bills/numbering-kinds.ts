import type { NumberedKind } from '../numbering/index.ts'

/** Bills turn up late, so these numbers do not follow the dates. */
export const kinds: readonly NumberedKind[] = [
  {
    kind: 'bill',
    pattern: 'BILL-{YYYY}-{####}',
    prefixes: { de: 'ER-', it: 'FR-', ru: 'СП-', es: 'FR-' },
    reset: 'yearly',
    followsDates: false,
    isTaken: ({ sql }, number) =>
      sql.exec('select 1 from bills where number = ?', number).toArray().length > 0,
  },
]
