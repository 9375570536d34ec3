import { Language } from '#contract/core/fields.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { countStrangerAct } from '../../../firm/stranger-acts.ts'
import { getStoredParty } from '../../firm/parties/index.ts'
import { askByPerson, type TicketMeans, ticketPath } from '../support-tickets/index.ts'
import type { PortalContact } from './portal-access.ts'
import { portalContacts } from './register.ts'

/** Makes a ticket of what a contact asks; gives where it is read. @throws AppError rate_limited */
export function askByPortal(
  writer: Writer,
  means: TicketMeans,
  acting: PortalContact,
  { subject, text }: { subject: string; text: string },
): string {
  const { name, email } = portalContacts.get(writer, acting.id)
  const language = Language.parse(getStoredParty(writer, acting.partyId).language)
  const asked = { name, email, subject, text, language }
  const row = askByPerson(writer, means, asked, { channel: 'portal', customerId: acting.partyId })
  return ticketPath(means.context.firmId, row)
}

/**
 * Puts right what the firm knows of a contact; what it was stands in the history.
 * @throws AppError rate_limited for too many in a day
 */
export function changeOwnData(
  writer: Writer,
  context: FirmContext,
  acting: PortalContact,
  { name, phone }: { name: string; phone: string },
): void {
  const before = portalContacts.get(writer, acting.id)
  if (before.name === name && before.phone === phone) return
  countStrangerAct(writer, context, 'changeOwnData', acting.id)
  portalContacts.change(writer, context, acting.id, { name, phone, version: before.version + 1 })
  writer.audit({
    entity: 'portalContact',
    entityId: acting.id,
    action: 'update',
    title: name,
    before: { name: before.name, phone: before.phone },
    after: { name, phone },
  })
}
