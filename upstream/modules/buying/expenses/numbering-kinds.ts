import type { NumberedKind } from '../../books/numbering/index.ts'

/** Receipts turn up late, so these numbers do not follow the dates. */
export const kinds: readonly NumberedKind[] = [
  {
    kind: 'expense',
    pattern: 'EXP-{YYYY}-{####}',
    prefixes: { de: 'AG-', it: 'SP-', ru: 'РХ-', es: 'GA-' },
    reset: 'yearly',
    followsDates: false,
    isTaken: ({ sql }, number) =>
      sql.exec('select 1 from expenses where number = ?', number).toArray().length > 0,
  },
]
