import type { Reader } from '../../../firm/store.ts'
import type { NumberedKind } from '../../books/numbering/index.ts'

/** Credit notes count by themselves. */
export const kinds: readonly NumberedKind[] = [
  {
    kind: 'invoice',
    pattern: '{YYYY}-{####}',
    reset: 'yearly',
    followsDates: true,
    isTaken: (reader, number) => isNumberTaken(reader, 'invoice', number),
  },
  {
    kind: 'creditNote',
    pattern: 'CN-{YYYY}-{####}',
    prefixes: { de: 'RK-', it: 'NC-', ru: 'КС-', es: 'FRE-' },
    reset: 'yearly',
    followsDates: true,
    isTaken: (reader, number) => isNumberTaken(reader, 'creditNote', number),
  },
]

function isNumberTaken({ sql }: Reader, kind: string, number: string): boolean {
  const found = sql.exec(
    'select 1 from invoices where kind = ? and number = ? and number is not null',
    kind,
    number,
  )
  return found.toArray().length > 0
}
