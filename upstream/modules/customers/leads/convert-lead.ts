import { AppError, conflictOf, invalidField, invariant } from '#contract/core/errors.ts'
import { requirePermission } from '#contract/core/roles.ts'
import type { ConversionPreview, ConvertedLead, LeadConversion } from '#contract/customers/leads.ts'
import { type Party, PartyInput } from '#contract/firm/parties.ts'
import { maxPartyParts } from '#contract/firm/party-parts.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { firmDate, getFirmProfile } from '../../firm/firms/index.ts'
import { createParty, getParty, updateParty } from '../../firm/parties/index.ts'
import { giveBelongings, linkRecords } from '../../firm/records/index.ts'
import { createDealOf } from '../deals/index.ts'
import { type ConversionPlan, type ConvertibleParty, planConversion } from './conversion.ts'
import { gainsOf, joinRecords } from './join-records.ts'
import { firmCountry, keysOf, partiesAlike } from './keys.ts'
import type { LeadFields } from './lead.ts'
import { runConvertedSteps } from './lead-steps.ts'
import { leads, placeOf, scoreNow } from './register.ts'
import { fieldsOf } from './stored-fields.ts'
import type { LeadStored } from './tables.ts'

/**
 * Who a lead may be already, and what joining each would do.
 * @param partyId somebody whom a person chose, beside those that are proposed
 * @throws AppError not_found
 */
export function previewConversion(
  reader: Reader,
  firm: FirmContext,
  { leadId, partyId }: { leadId: string; partyId?: string | undefined },
): ConversionPreview {
  const lead = leads.get(reader, leadId)
  const fields = fieldsOf(lead)
  const proposed = partiesAlike(reader, firm, keysOf(reader, fields))
  const chosen = proposed.some(({ id }) => id === partyId) ? [] : [partyId ?? []].flat()
  const all = [...chosen.map((id) => ({ id, reasons: [] })), ...proposed]
  const candidates = all.map(({ id, reasons }) => {
    const party = getParty(reader, id, firmDate(reader, firm))
    const joined = joinRecords(partyFields(party), fields, firmCountry(reader))
    return { party: { id, name: party.name }, reasons, ...gainsOf(joined) }
  })
  return { label: lead.label, candidates }
}

/**
 * Makes a customer of a lead, or joins it to one; its consents, tags, source, files and comments go
 * along. One that is converted answers with what it became.
 * @throws AppError not_found; forbidden without the right to edit customers; conflict (`leadLost`,
 * `partiesAlike` where somebody may be the same and nobody has chosen)
 */
export function convertLead(
  writer: Writer,
  firm: FirmContext,
  { leadId, partyId, isNew, dealTitle, amount }: LeadConversion & { leadId: string },
): ConvertedLead {
  requirePermission(firm.actor, 'party:edit')
  if (dealTitle !== '') requirePermission(firm.actor, 'deal:edit')
  const lead = leads.get(writer, leadId)
  const known = partyId === '' ? [] : [getParty(writer, partyId, firmDate(writer, firm))]
  const fields = fieldsOf(lead)
  const { consents, tags, state } = lead
  const conversion =
    lead.partyId === null ? null : { leadId, partyId: lead.partyId, dealId: lead.dealId }
  const choice = isNew
    ? ({ kind: 'newParty' } as const)
    : partyId === ''
      ? null
      : ({ kind: 'intoParty', partyId } as const)
  const result = planConversion(
    { id: leadId, fields, state, consents, tags, conversion },
    partiesAlike(writer, firm, keysOf(writer, fields)),
    known.map(convertible),
    choice,
    firmCountry(writer),
  )
  if (result.outcome === 'done') return result.conversion
  if (result.outcome === 'ask') throw conflictOf('partiesAlike')
  if (result.outcome === 'refused') {
    if (result.reason === 'isLost') throw conflictOf('leadLost')
    if (result.reason === 'noName') throw invalidField('name', 'nameOrCompany')
    throw new AppError('not_found', 'No such party')
  }
  if (lead.isArchived) throw conflictOf('leadStep')
  const becameId = writeParty(writer, firm, lead, result)
  const record = { kind: 'lead', id: leadId }
  giveBelongings(writer, record, { kind: 'party', id: becameId })
  linkRecords(writer, firm, {
    from: record,
    relation: 'convertedTo',
    to: { kind: 'party', id: becameId },
  })
  runConvertedSteps(writer, leadId, becameId)
  const { ownerId, source } = lead
  const dealId =
    dealTitle === ''
      ? null
      : createDealOf(writer, firm, {
          ...{ leadId, partyId: becameId, title: dealTitle, ownerId, source },
          amount: amount ?? 0,
        })
  settle(writer, firm, lead, { partyId: becameId, dealId })
  return { leadId, partyId: becameId, dealId }
}

function settle(
  writer: Writer,
  firm: FirmContext,
  lead: LeadStored,
  { partyId, dealId }: { partyId: string; dealId: string | null },
): void {
  const state = 'converted'
  leads.change(writer, firm, lead.id, {
    ...{ state, partyId, dealId, convertedAt: firm.now.toISOString() },
    place: placeOf({ isArchived: false, state }),
    score: scoreNow(writer, firm, { ...lead, state }).score,
    version: lead.version + 1,
  })
  writer.audit({
    entity: 'lead',
    entityId: lead.id,
    action: 'convert',
    title: lead.label,
    before: { state: lead.state },
    after: { state, partyId },
  })
}

/** @returns the party's id */
function writeParty(
  writer: Writer,
  firm: FirmContext,
  lead: LeadStored,
  { party: plan, consents, tags }: ConversionPlan,
): string {
  const kept = { consents, tags: tags.slice(0, maxPartyParts) }
  if (plan.kind === 'new') {
    const { language, baseCurrency: currency } = getFirmProfile(writer)
    const input = { ...newParty(writer, lead), ...kept, language, currency }
    return createParty(writer, firm, PartyInput.parse(input)).id
  }
  const party = getParty(writer, plan.partyId, firmDate(writer, firm))
  const { fill, addMails, addPhones } = plan.joined
  const further = furtherContacts(lead.name || party.name, addMails, addPhones)
  const { address } = party
  const input = {
    ...party,
    ...kept,
    roles: [...new Set([...party.roles, 'customer'])],
    contactName: party.contactName || (party.kind === 'company' ? lead.name : ''),
    email: party.email || (addMails[0] ?? ''),
    phone: party.phone || (addPhones[0] ?? ''),
    notes: fill.notes ?? party.notes,
    ownerId: party.ownerId || lead.ownerId,
    address: {
      street: address.street || (fill.street ?? ''),
      postcode: address.postcode || (fill.postcode ?? ''),
      city: address.city || (fill.city ?? ''),
      region: address.region || (fill.region ?? ''),
      country: address.country,
    },
    contacts: [...party.contacts, ...further].slice(0, maxPartyParts),
  }
  const { version } = party
  updateParty(writer, firm, { ...PartyInput.parse(input), partyId: party.id, version })
  return party.id
}

function newParty(writer: Writer, lead: LeadStored): object {
  const isCompany = lead.company !== ''
  const { street, postcode, city, region, email, phone, ownerId } = lead
  const source = [lead.source, lead.campaign].filter((one) => one !== '').join(' · ')
  return {
    kind: isCompany ? 'company' : 'person',
    name: isCompany ? lead.company : lead.name,
    contactName: isCompany ? lead.name : '',
    ...{ email, phone, ownerId },
    address: { street, postcode, city, region, country: lead.country || firmCountry(writer) },
    notes: [lead.notes, source, lead.website]
      .filter((one) => one !== '')
      .join('\n')
      .slice(0, 2000),
    contacts: furtherContacts(lead.name || lead.company, lead.moreMails, lead.morePhones),
  }
}

/** Addresses and numbers beside the main ones, as contacts of the same name. */
function furtherContacts(name: string, mails: readonly string[], phones: readonly string[]) {
  const length = Math.max(mails.length, phones.length)
  return Array.from({ length }, (_, at) => ({
    name: name.slice(0, 120),
    position: '',
    email: mails[at] ?? '',
    phone: phones[at] ?? '',
  }))
}

function convertible(party: Party): ConvertibleParty {
  const { id, consents, tags } = party
  return { id, fields: partyFields(party), consents, tags }
}

/** A party as the rules of leads read it. */
function partyFields(party: Party): LeadFields {
  const { name, kind, contactName, email, phone, address, contacts, notes } = party
  const [contact] = contacts
  invariant(address, 'A party has an address')
  return {
    name: kind === 'person' ? name : contactName,
    company: kind === 'company' ? name : '',
    position: contact?.position ?? '',
    mails: [email, ...contacts.map((one) => one.email)].filter((one) => one !== ''),
    phones: [phone, ...contacts.map((one) => one.phone)].filter((one) => one !== ''),
    website: '',
    ...address,
    source: '',
    campaign: '',
    notes,
  }
}
