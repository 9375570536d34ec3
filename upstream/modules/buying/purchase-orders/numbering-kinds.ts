import type { NumberedKind } from '../../books/numbering/index.ts'

/** Orders are no tax documents: their dates need not follow their numbers. */
export const kinds: readonly NumberedKind[] = [
  {
    kind: 'purchaseOrder',
    pattern: 'PO-{YYYY}-{####}',
    prefixes: { de: 'BE-', it: 'OA-', ru: 'ЗП-', es: 'PC-' },
    reset: 'yearly',
    followsDates: false,
    isTaken: ({ sql }, number) =>
      sql.exec('select 1 from purchase_orders where number = ?', number).toArray().length > 0,
  },
]
