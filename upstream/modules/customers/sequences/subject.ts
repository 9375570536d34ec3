import type { SequenceSubject } from '#contract/customers/sequences.ts'
import type { Reader } from '../../../firm/store.ts'
import { getStoredParty } from '../../firm/parties/index.ts'
import { deals } from '../deals/index.ts'
import { leads } from '../leads/index.ts'
import { type Consent, mailKey } from '../leads/views.ts'

/** Whom a sequence writes to, as it stands now. */
export type Subject = {
  partyId: string
  leadId: string
  /** The main address first; as the keys of leads have them. */
  addresses: string[]
  name: string
  company: string
  language: string | null
  consents: readonly Consent[]
  /** Merged away, archived or anonymised. */
  isGone: boolean
  /** A deal, or a lead, that ended; null while it is open. */
  ended: 'won' | 'lost' | null
}

const nobody: Subject = {
  ...{ partyId: '', leadId: '', addresses: [], name: '', company: '', language: null },
  ...{ consents: [], isGone: true, ended: null },
}

/** Whoever is meant by a lead, a deal or a customer: of a deal its customer, else its lead. */
export function subjectOf(reader: Reader, kind: SequenceSubject, id: string): Subject {
  if (kind === 'party') return ofParty(reader, id)
  if (kind === 'lead') return ofLead(reader, id)
  const deal = deals.find(reader, id)
  if (!deal) return nobody
  const { partyId, leadId, state } = deal
  const whom = partyId ? ofParty(reader, partyId) : leadId ? ofLead(reader, leadId) : nobody
  return {
    ...whom,
    // What a deal came with may have become a customer, and goes on as one.
    leadId: leadId ?? '',
    isGone: whom.isGone || deal.isArchived,
    ended: state === 'open' ? null : state,
  }
}

function ofParty(reader: Reader, partyId: string): Subject {
  const party = getStoredParty(reader, partyId)
  const { email, contacts, name, contactName, language, consents } = party
  return {
    ...{ partyId, leadId: '', language, consents },
    addresses: keysOf([email, ...contacts.map((one) => one.email)]),
    name: contactName || name,
    company: contactName ? name : '',
    isGone: party.isArchived || party.anonymisedAt !== null,
    ended: null,
  }
}

function ofLead(reader: Reader, leadId: string): Subject {
  const lead = leads.find(reader, leadId)
  if (!lead) return nobody
  if (lead.partyId !== null) return { ...ofParty(reader, lead.partyId), leadId }
  return {
    ...{ partyId: '', leadId, language: null, consents: lead.consents },
    addresses: keysOf([lead.email, ...lead.moreMails]),
    name: lead.name || lead.company,
    company: lead.name ? lead.company : '',
    isGone: lead.isArchived,
    ended: lead.state === 'lost' ? 'lost' : null,
  }
}

function keysOf(mails: readonly string[]): string[] {
  return [...new Set(mails.flatMap((mail) => mailKey(mail) ?? []))]
}
