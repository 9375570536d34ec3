import { AppError } from '#contract/core/errors.ts'
import type { DueReminder } from '#contract/selling/reminders.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import { firmDate } from '../../firm/firms/index.ts'
import type { FindMail } from '../../firm/mails/index.ts'
import { dueByHand } from './due.ts'
import { kindOf } from './mail-kinds.ts'

/** As many as a day's list shows. */
export const maxShown = 500

/** Finds the mails of reminders by their open items. */
export function mailsOf(rows: readonly DueReminder[], origin: string): FindMail {
  const known = new Map(rows.map((row) => [row.itemId, row] as const))
  return (_, itemId) => {
    const due = known.get(itemId)
    if (!due) throw new AppError('not_found', 'No such reminder is due')
    const { tone, invoiceId, days, number } = due
    const mail = { mailKind: kindOf(tone), recordId: invoiceId, variant: String(days), origin }
    return { label: number, mail }
  }
}

/** Finds the mails of reminders that somebody can send today. */
export function mailsDueToday(reader: Reader, context: FirmContext, origin: string): FindMail {
  const { rows } = dueByHand(reader, firmDate(reader, context), maxShown, context.actor)
  return mailsOf(rows, origin)
}
