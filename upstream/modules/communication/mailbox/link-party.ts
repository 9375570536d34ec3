import { invalidField } from '#contract/core/errors.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { findPartyByEmail } from '../../firm/parties/index.ts'
import { isSeen, linkRecords } from '../../firm/records/index.ts'
import { requireThread } from './access.ts'
import { readRecipients } from './recipients.ts'

/**
 * Puts a conversation onto the timeline of the party that has an address, its own or a contact's.
 * @param typed `anna@example.com`, or with her name as address fields have it
 * @throws AppError not_found for a conversation of others; invalid at `email` where no party that the
 *   caller reaches has the address
 */
export function linkParty(
  writer: Writer,
  context: FirmContext,
  threadId: string,
  typed: string,
): void {
  const { thread } = requireThread(writer, context.actor, threadId)
  const [person] = peopleOf(typed)
  const partyId = person && findPartyByEmail(writer, person.email)
  if (!partyId || !isSeen(writer, context.actor, 'party', partyId)) {
    throw invalidField('email', 'noPartyWithAddress')
  }
  const from = { kind: 'mailThread', id: thread.id }
  linkRecords(writer, context, { from, relation: 'relatesTo', to: { kind: 'party', id: partyId } })
}

/** @throws AppError invalid at `email` for what is no address */
function peopleOf(typed: string) {
  try {
    return readRecipients({ to: typed, cc: '', bcc: '' }).to
  } catch {
    throw invalidField('email', 'invalidEmail')
  }
}
