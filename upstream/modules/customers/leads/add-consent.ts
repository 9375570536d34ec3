import type { FirmContext, Writer } from '../../../firm/store.ts'
import { changeConsents, getStoredParty } from '../../firm/parties/index.ts'
import { type Consent, joinConsents } from '../../firm/parties/views.ts'
import { leads, scoreNow } from './register.ts'

/**
 * Keeps what somebody agreed to, in the lead that theirs was merged into where it was, and in the customer
 * whom it became. One that says it already stays as it is. @throws AppError not_found
 */
export function addConsent(
  writer: Writer,
  firm: FirmContext,
  leadId: string,
  consent: Consent,
): void {
  const lead = leads.get(writer, leadId)
  if (lead.mergedIntoId !== null) {
    addConsent(writer, firm, lead.mergedIntoId, consent)
    return
  }
  if (lead.partyId !== null) addToParty(writer, firm, lead.partyId, consent)
  const consents = joinConsents(lead.consents, [consent])
  if (isSame(consents, lead.consents)) return
  const { score } = scoreNow(writer, firm, { ...lead, consents })
  leads.change(writer, firm, leadId, { consents, score, version: lead.version + 1 })
  writer.audit({
    ...{ entity: 'lead', entityId: leadId, action: 'update', title: lead.label },
    ...{ before: { consents: lead.consents }, after: { consents } },
  })
}

function addToParty(writer: Writer, firm: FirmContext, partyId: string, consent: Consent): void {
  const { mergedIntoId, anonymisedAt, consents: before } = getStoredParty(writer, partyId)
  if (mergedIntoId !== null) {
    addToParty(writer, firm, mergedIntoId, consent)
    return
  }
  const consents = joinConsents(before, [consent])
  if (anonymisedAt === null && !isSame(consents, before)) {
    changeConsents(writer, firm, partyId, consents)
  }
}

function isSame(one: readonly Consent[], other: readonly Consent[]): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
