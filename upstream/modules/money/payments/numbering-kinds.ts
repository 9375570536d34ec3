import type { Reader } from '../../../firm/store.ts'
import type { NumberedKind } from '../../books/numbering/index.ts'

/** Money is recorded when it is known of, so these numbers do not follow the dates. */
export const kinds: readonly NumberedKind[] = [
  {
    kind: 'payment',
    pattern: 'PAY-{YYYY}-{####}',
    prefixes: { de: 'ZE-', it: 'INC-', ru: 'ПЛ-', es: 'CO-' },
    reset: 'yearly',
    followsDates: false,
    isTaken: isNumberTaken,
  },
  {
    kind: 'refund',
    pattern: 'REF-{YYYY}-{####}',
    prefixes: { de: 'RZ-', it: 'RIM-', ru: 'ВЗ-', es: 'RB-' },
    reset: 'yearly',
    followsDates: false,
    isTaken: isNumberTaken,
  },
  {
    kind: 'supplierPayment',
    pattern: 'OUT-{YYYY}-{####}',
    prefixes: { de: 'ZA-', it: 'PAG-', ru: 'ПП-', es: 'PG-' },
    reset: 'yearly',
    followsDates: false,
    isTaken: isNumberTaken,
  },
]

/** Payments and refunds are in one list, so a number is of one of them. */
function isNumberTaken({ sql }: Reader, number: string): boolean {
  return sql.exec('select 1 from payments where number = ?', number).toArray().length > 0
}
