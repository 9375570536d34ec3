import type { FirmContext, Writer } from '../../../firm/store.ts'
import type { MailEvent } from '../../../mail/events/mail-event.ts'
import { actOn } from './mail.ts'
import { changeMessage, findMessage } from './message.ts'
import { aboutOf, queueNotice } from './notice.ts'
import { countBounce } from './quota.ts'
import { isSuppressed, suppress } from './suppression.ts'
import type { MessageRow } from './tables.ts'

/** A server reports within days that it could not deliver (RFC 5321, 4.5.4.1: at least 4 to 5 days of trying). */
const reportedWithinMs = 7 * 86_400_000

/** What is reported of a mail; `isByMail` where the report itself was a mail. */
type ReportedEvent = Omit<MailEvent, 'transportId'> & { isByMail?: boolean }

/**
 * Writes down what a provider reported of a mail. Reports come twice and in any order: a mail that
 * came back stays so whatever is said later of its delivery, and one that was opened is not merely
 * delivered again. What concerns a copy changes the address it went to, not the mail's own state.
 * A report by mail can be forged by whoever received the mail: it is heard within a week only, and not
 * of a mail that the provider calls delivered or opened.
 * @returns false while the mail is not known to be out, so that the report must come again
 */
export function applyMailEvent(
  writer: Writer,
  context: FirmContext,
  messageId: string,
  event: ReportedEvent,
): boolean {
  const row = findMessage(writer, messageId)
  if (row?.state === 'queued') return false
  if (row) apply(writer, context, row, event)
  return true
}

function apply(writer: Writer, context: FirmContext, row: MessageRow, event: ReportedEvent): void {
  if (event.isByMail && !isStillOut(row, context.now)) return
  const isToCopy = row.to.toLowerCase() !== event.address
  const { kind, said } = event
  if (kind === 'complained') noteComplaint(writer, context, row, event)
  if (kind === 'bounced') noteBounce(writer, context, row, { ...event, isToCopy })
  if (isToCopy) return
  if (kind === 'delivered') noteDelivered(writer, context, row)
  if (kind === 'opened') noteOpened(writer, context, row)
  if (kind === 'failed') noteFailure(writer, context, row, said)
}

function isStillOut(row: MessageRow, now: Date): boolean {
  if (row.deliveredAt !== null || row.openedAt !== null) return false
  return now.getTime() - Date.parse(row.sentAt ?? row.createdAt) <= reportedWithinMs
}

function noteDelivered(writer: Writer, { now }: FirmContext, row: MessageRow): void {
  if (row.deliveredAt !== null || isBack(row)) return
  changeMessage(writer, row.id, {
    deliveredAt: now.toISOString(),
    ...(row.state === 'sent' && { state: 'delivered' as const }),
  })
}

/** Kept only where the mail says that it is. */
function noteOpened(writer: Writer, { now }: FirmContext, row: MessageRow): void {
  if (!row.isTracked || row.openedAt !== null || isBack(row)) return
  changeMessage(writer, row.id, { state: 'opened', openedAt: now.toISOString() })
}

function noteBounce(
  writer: Writer,
  context: FirmContext,
  row: MessageRow,
  { address, said, isToCopy }: { address: string; said: string; isToCopy: boolean },
): void {
  const isKnown = isSuppressed(writer, address)
  if (isToCopy ? isKnown : row.state === 'bounced') return
  const failedAt = context.now.toISOString()
  if (!isToCopy) changeMessage(writer, row.id, { state: 'bounced', error: said, failedAt })
  // What left before the first came back says nothing new of the address.
  if (isKnown) return
  suppress(writer, context, address, said)
  countBounce(writer, context, row)
  actOn('onMailBack', writer, context, row)
  tell(writer, context, row, 'mailFailed', address)
}

function noteFailure(writer: Writer, context: FirmContext, row: MessageRow, said: string): void {
  if (isBack(row)) return
  changeMessage(writer, row.id, {
    state: 'failed',
    error: said,
    failedAt: context.now.toISOString(),
  })
  tell(writer, context, row, 'mailFailed', row.to)
}

/** Whoever calls a mail spam gets no more of them until a member says otherwise. */
function noteComplaint(
  writer: Writer,
  context: FirmContext,
  row: MessageRow,
  { address, said }: { address: string; said: string },
): void {
  if (isSuppressed(writer, address)) return
  suppress(writer, context, address, said || 'The reader marked a mail as spam')
  countBounce(writer, context, row)
  actOn('onMailBack', writer, context, row)
  tell(writer, context, row, 'mailComplained', address)
}

function isBack({ state }: MessageRow): boolean {
  return state === 'bounced' || state === 'failed'
}

function tell(
  writer: Writer,
  context: FirmContext,
  { subject, link, onlyFor, ...row }: MessageRow,
  kind: 'mailFailed' | 'mailComplained',
  to: string,
): void {
  const at = `/firms/${context.firmId}/${link}`
  const only = onlyFor === '' ? { about: aboutOf(row) } : { userIds: [onlyFor], isForAll: true }
  queueNotice(writer, context, { kind, params: { to, subject }, link: at, ...only })
}
