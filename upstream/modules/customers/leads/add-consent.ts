import type { FirmContext, Writer } from '../../../firm/store.ts'
import { type Consent, joinConsents } from './consents.ts'
import { leads, scoreNow } from './register.ts'

/**
 * Keeps what somebody agreed to, in the lead that theirs was merged into where it was. One that says it
 * already stays as it is. @throws AppError not_found
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
  const consents = joinConsents(lead.consents, [consent])
  if (consents.length === lead.consents.length) return
  const { score } = scoreNow(writer, firm, { ...lead, consents })
  leads.change(writer, firm, leadId, { consents, score, version: lead.version + 1 })
  writer.audit({
    ...{ entity: 'lead', entityId: leadId, action: 'update', title: lead.label },
    ...{ before: { consents: lead.consents }, after: { consents } },
  })
}
