import { AppError, invalidField } from '#contract/errors.ts'
import type { Writer } from '../../firm/store.ts'
import type { EventMeans } from '../calendar/index.ts'
import { sendRecordMail } from '../mails/index.ts'
import type { GuestRow } from './reader.ts'

type GuestMail = 'eventInvitation' | 'eventChanged' | 'eventUninvited'

/**
 * Mails the invitation of a guest in their language.
 * @throws AppError invalid at `email` for an address that mail came back from; as `queueMail`
 */
export function mailInvitation(writer: Writer, means: EventMeans, row: GuestRow): void {
  try {
    send(writer, means, row, 'eventInvitation')
  } catch (error) {
    const problem = error instanceof AppError ? error.fields.to : undefined
    if (problem) throw invalidField('email', problem.key, problem.params)
    throw error
  }
}

/** Mails a guest what follows from a change of the event; what cannot leave stands in the history. */
export function mailGuest(
  writer: Writer,
  means: EventMeans,
  row: GuestRow,
  mailKind: GuestMail,
): void {
  try {
    send(writer, means, row, mailKind)
  } catch (error) {
    const isRefused = error instanceof AppError && error.code !== 'unexpected'
    if (!isRefused) throw error
    writer.audit({ entity: 'eventGuest', entityId: row.id, action: 'keepMail', detail: row.email })
  }
}

/** The firm itself sends it: the event may be in a calendar that only its owner sees. */
function send(
  writer: Writer,
  { context, origin }: EventMeans,
  { id }: GuestRow,
  mailKind: GuestMail,
): void {
  const whole = { ...context, actor: { ...context.actor, userId: '', role: 'owner' as const } }
  sendRecordMail(writer, whole, { mailKind, recordId: id, origin })
}
