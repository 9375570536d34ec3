import type { NumberedKind } from '../numbering/index.ts'

/** A payment is recorded when it is known of, so its number does not follow its date. */
export const kinds: readonly NumberedKind[] = [
  {
    kind: 'payment',
    pattern: 'PAY-{YYYY}-{####}',
    reset: 'yearly',
    followsDates: false,
    isTaken: ({ sql }, number) =>
      sql.exec('select 1 from payments where number = ?', number).toArray().length > 0,
  },
]
