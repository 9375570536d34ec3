import { AppError, invalidField } from '#contract/core/errors.ts'
import type { Writer } from '../../../firm/store.ts'
import { sendFromFirm, sendFromFirmOrNote } from '../../firm/mails/index.ts'
import type { EventMeans } from '../calendar/index.ts'
import type { GuestRow } from './reader.ts'

type GuestMail = 'eventInvitation' | 'eventChanged' | 'eventUninvited'

/**
 * Mails the invitation of a guest in their language.
 * @throws AppError invalid at `email` for an address that mail came back from; as `sendFromFirm`
 */
export function mailInvitation(writer: Writer, means: EventMeans, { id }: GuestRow): void {
  try {
    sendFromFirm(writer, means, { mailKind: 'eventInvitation', recordId: id })
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
  { id, email }: GuestRow,
  mailKind: GuestMail,
): void {
  sendFromFirmOrNote(writer, means, { mailKind, recordId: id, to: email })
}
