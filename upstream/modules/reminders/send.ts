import { AppError } from '#contract/errors.ts'
import type { DueReminder } from '#contract/reminders.ts'
import type { FirmContext, Store } from '../../firm/store.ts'
import { sendRecordMail } from '../mails/index.ts'
import { kindOf } from './mail-kinds.ts'

/**
 * Sends a reminder that is due, in a transaction of its own.
 * @returns why it was not sent, as a key of the `problem` texts; undefined when it was
 */
export function sendReminder(
  store: Store,
  context: FirmContext,
  { tone, invoiceId, days }: DueReminder,
  origin: string,
): string | undefined {
  try {
    const mail = { mailKind: kindOf(tone), recordId: invoiceId, variant: String(days), origin }
    store.transact(context, (writer) => sendRecordMail(writer, context, mail))
    return undefined
  } catch (error) {
    if (!(error instanceof AppError) || error.status >= 500) throw error
    const [first] = Object.values(error.fields)
    const { detail } = error
    const isReasoned = typeof detail === 'object' && detail !== null && 'reason' in detail
    return first?.key ?? (isReasoned ? String(detail.reason) : error.code)
  }
}
