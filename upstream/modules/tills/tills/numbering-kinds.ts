import type { NumberedKind } from '../../books/numbering/index.ts'

/** Totals of days; registers number their own tickets and reports. */
export const kinds: readonly NumberedKind[] = [
  {
    kind: 'dayTotal',
    pattern: 'DT-{YYYY}-{####}',
    prefixes: { en: 'DT-', de: 'TE-', it: 'INC-', ru: 'ВД-', es: 'TD-' },
    reset: 'yearly',
    // A day is often noted after a later one.
    followsDates: false,
    isTaken: ({ sql }, number) =>
      sql.exec('select 1 from till_day_totals where number = ?', number).toArray().length > 0,
  },
]
