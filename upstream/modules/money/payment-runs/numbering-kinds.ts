import type { NumberedKind } from '../../books/numbering/index.ts'

/** The number names the run at the bank, too. */
export const kinds: readonly NumberedKind[] = [
  {
    kind: 'paymentRun',
    pattern: 'RUN-{YYYY}-{####}',
    prefixes: { de: 'ZL-', it: 'DP-', ru: 'РП-', es: 'REM-' },
    reset: 'yearly',
    followsDates: false,
    isTaken: ({ sql }, number) =>
      sql.exec('select 1 from payment_runs where number = ?', number).toArray().length > 0,
  },
]
