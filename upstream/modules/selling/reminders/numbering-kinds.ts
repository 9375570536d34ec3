import type { Reader } from '../../../firm/store.ts'
import type { NumberedKind } from '../../books/numbering/index.ts'

/** What reminders claim where it is posted. */
export const kinds: readonly NumberedKind[] = [
  {
    kind: 'reminderCharge',
    pattern: 'LC-{YYYY}-{####}',
    prefixes: { de: 'MK-', it: 'MORA-', ru: 'НП-', es: 'CD-' },
    reset: 'yearly',
    followsDates: false,
    isTaken: ({ sql }: Reader, number) =>
      sql.exec('select 1 from reminder_charges where number = ?', number).toArray().length > 0,
  },
]
