import type { NumberedKind } from '../../books/numbering/index.ts'

/** References that the firm gives mandates itself. */
export const kinds: readonly NumberedKind[] = [
  {
    kind: 'mandate',
    pattern: 'M-{YYYY}-{####}',
    reset: 'yearly',
    followsDates: false,
    isTaken: ({ sql }, number) =>
      sql.exec('select 1 from mandates where reference = ? collate nocase', number).toArray()
        .length > 0,
  },
]
