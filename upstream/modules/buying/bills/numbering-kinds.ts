import type { Reader } from '../../../firm/store.ts'
import type { NumberedKind } from '../../books/numbering/index.ts'

/** Bills turn up late, so their numbers do not follow the dates; what the firm writes itself does. */
export const kinds: readonly NumberedKind[] = [
  {
    kind: 'bill',
    pattern: 'BILL-{YYYY}-{####}',
    prefixes: { de: 'ER-', it: 'FR-', ru: 'СП-', es: 'FR-' },
    reset: 'yearly',
    followsDates: false,
    isTaken,
  },
  {
    kind: 'selfBilledInvoice',
    pattern: 'SB-{YYYY}-{####}',
    prefixes: { de: 'GS-', it: 'AF-', ru: 'СПП-', es: 'FD-' },
    reset: 'yearly',
    followsDates: true,
    isTaken,
  },
]

function isTaken({ sql }: Reader, number: string): boolean {
  return sql.exec('select 1 from bills where number = ?', number).toArray().length > 0
}
