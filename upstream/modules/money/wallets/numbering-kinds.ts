import type { NumberedKind } from '../../books/numbering/index.ts'

export const kinds: readonly NumberedKind[] = [
  {
    kind: 'wallet',
    pattern: 'W-{####}',
    reset: 'never',
    followsDates: false,
    isTaken: ({ sql }, number) =>
      sql.exec('select 1 from wallets where number = ?', number).toArray().length > 0,
  },
]
