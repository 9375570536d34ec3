import { AppError } from '#contract/core/errors.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { recordOfMail, requireMailKind } from './kinds.ts'
import { type RecordMail, sendRecordMail } from './send.ts'

/** Who does what the mail follows from, and the origin of the web app, for links. */
type Means = { context: FirmContext; origin: string }
type FirmMail = Pick<RecordMail, 'mailKind' | 'recordId' | 'variant'>

/**
 * Sends a mail about a record as the firm itself, whoever it follows from: they may be nobody of the
 * firm, or see less of the record than its reader does.
 * @returns the id of the mail
 * @throws as `sendRecordMail`
 */
export function sendFromFirm(writer: Writer, { context, origin }: Means, mail: FirmMail): string {
  const whole = { ...context, actor: { ...context.actor, userId: '', role: 'owner' as const } }
  return sendRecordMail(writer, whole, { ...mail, origin })
}

/**
 * The same for what stands all the same: that a mail could not leave is kept in the record's history.
 * @returns the id of the mail; undefined where none could be written
 */
export function sendFromFirmOrNote(
  writer: Writer,
  means: Means,
  { to, ...mail }: FirmMail & { to: string },
): string | undefined {
  try {
    return sendFromFirm(writer, means, mail)
  } catch (error) {
    const isRefused = error instanceof AppError && error.code !== 'unexpected'
    if (!isRefused) throw error
    const entity = recordOfMail(writer, requireMailKind(mail.mailKind), mail.recordId).kind
    writer.audit({ entity, entityId: mail.recordId, action: 'keepMail', detail: to })
    return undefined
  }
}
