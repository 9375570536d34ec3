import { conflictOf } from '#contract/core/errors.ts'
import type { PartnerState } from '#contract/customers/partners.ts'
import { PartyInput } from '#contract/firm/parties.ts'
import { hooks } from '../../../core/hooks.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { getFirmProfile } from '../../firm/firms/index.ts'
import { sendFromFirmOrNote } from '../../firm/mails/index.ts'
import { createParty } from '../../firm/parties/index.ts'
import { partners, placeOf } from './register.ts'
import { getPartner } from './store.ts'
import type { PartnerStored } from './tables.ts'

declare module '../../../core/hooks.ts' {
  interface ModuleParts {
    /** It lets partners who were approved come in, in the same transaction. */
    partnerApproved: (writer: Writer, context: FirmContext, partner: ApprovedPartner) => void
  }
}

export type ApprovedPartner = { partyId: string; name: string; email: string }

export type PartnerStep = 'approve' | 'decline' | 'block' | 'reinstate'

const steps: Readonly<Record<PartnerStep, { from: readonly PartnerState[]; to: PartnerState }>> = {
  approve: { from: ['applied', 'declined'], to: 'approved' },
  decline: { from: ['applied'], to: 'declined' },
  block: { from: ['approved'], to: 'blocked' },
  reinstate: { from: ['blocked'], to: 'approved' },
}

/**
 * Approves, declines, blocks or reinstates a partner. Who is approved becomes a contact whom the firm
 * can pay, unless they are one, and is told by mail. What is owed to a blocked one stays owed.
 * @param origin of the web app, for the link in the mail; without one nobody is told
 * @throws AppError not_found; conflict where the state does not allow it
 */
export function stepPartner(
  writer: Writer,
  context: FirmContext,
  { partnerId, step, origin }: { partnerId: string; step: PartnerStep; origin?: string },
): void {
  const before = getPartner(writer, partnerId)
  const { from, to } = steps[step]
  if (before.isArchived || !from.includes(before.state)) throw conflictOf('partnerStep')
  const partyId = step === 'approve' ? payeeOf(writer, context, before) : before.partyId
  partners.change(writer, context, partnerId, {
    ...{ state: to, partyId, version: before.version + 1 },
    place: placeOf({ isArchived: false, state: to }),
  })
  writer.audit({
    entity: 'partner',
    entityId: partnerId,
    action: 'update',
    title: before.name,
    before: { state: before.state },
    after: { state: to },
  })
  if (step !== 'approve' || partyId === null) return
  const { name, email } = before
  for (const welcome of hooks('partnerApproved')) welcome(writer, context, { partyId, name, email })
  if (origin === undefined) return
  const mail = { mailKind: 'partnerApproved', recordId: partnerId, to: email }
  sendFromFirmOrNote(writer, { context, origin }, mail)
}

/** The contact who is paid: the one that was chosen, else a new supplier of the name. */
function payeeOf(writer: Writer, context: FirmContext, partner: PartnerStored): string {
  if (partner.partyId !== null) return partner.partyId
  const { name, company, email, language } = partner
  const { address, baseCurrency: currency } = getFirmProfile(writer)
  const input = PartyInput.parse({
    roles: ['supplier'],
    kind: company === '' ? 'person' : 'company',
    name: company || name,
    contactName: company === '' ? '' : name,
    ...{ email, language, currency },
    address: { street: '', postcode: '', city: '', region: '', country: address.country },
  })
  return createParty(writer, context, input).id
}
