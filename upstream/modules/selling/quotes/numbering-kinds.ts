import type { NumberedKind } from '../../books/numbering/index.ts'

/** Quotes are no tax documents: their dates need not follow their numbers. */
export const kinds: readonly NumberedKind[] = [
  {
    kind: 'quote',
    pattern: 'Q-{YYYY}-{####}',
    prefixes: { de: 'AN-', it: 'PV-', ru: 'КП-', es: 'PR-' },
    reset: 'yearly',
    followsDates: false,
    isTaken: ({ sql }, number) =>
      sql.exec('select 1 from quotes where number = ?', number).toArray().length > 0,
  },
]
