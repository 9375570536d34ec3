import { type Consent, joinConsents } from '../../firm/parties/views.ts'
import type { DuplicateProposal } from './duplicates.ts'
import { type Joined, joinRecords } from './join-records.ts'
import type { LeadFields, LeadState } from './lead.ts'

/** What a lead became; kept with it, so that converting it again gives the same. */
export type Conversion = { leadId: string; partyId: string; dealId: string | null }

export type ConvertibleLead = {
  id: string
  state: LeadState
  fields: LeadFields
  consents: readonly Consent[]
  tags: readonly string[]
  /** What it became already; null while it is a lead. */
  conversion: Conversion | null
}

/** A party that the lead may be, as far as converting needs it. */
export type ConvertibleParty = {
  id: string
  fields: LeadFields
  consents: readonly Consent[]
  tags: readonly string[]
}

/** What the person who converts has decided; null before they were asked. */
export type ConversionChoice = { kind: 'newParty' } | { kind: 'intoParty'; partyId: string } | null

/** What a conversion writes. Everything that names the lead names the party afterwards. */
export type ConversionPlan = {
  outcome: 'convert'
  /** One conversion a lead: the key of its row. */
  key: string
  party: { kind: 'new'; fields: LeadFields } | { kind: 'known'; partyId: string; joined: Joined }
  /** The party's consents afterwards: nothing that either side withdrew is lost. */
  consents: Consent[]
  tags: string[]
  /** What is moved or linked from the lead to the party. */
  along: readonly ('timeline' | 'files' | 'comments' | 'tasks' | 'calls' | 'mails' | 'touches')[]
}

export type ConversionResult =
  | ConversionPlan
  | { outcome: 'done'; conversion: Conversion }
  | { outcome: 'ask'; proposals: readonly DuplicateProposal[] }
  | { outcome: 'refused'; reason: 'isLost' | 'noName' | 'partyGone' }

const along: ConversionPlan['along'] = [
  'timeline',
  'files',
  'comments',
  'tasks',
  'calls',
  'mails',
  'touches',
]

/**
 * How a lead becomes a party. Where somebody may be the same, it asks before it makes another; the lead's
 * consents, tags, source and all that hangs on it go along. A lead that is converted answers with what it
 * became: twice is once.
 * @param proposals parties that may be the same, as `proposeDuplicates` gives them
 * @param parties those of the proposals, and the chosen one
 * @param country the firm's, for numbers without a country code
 */
export function planConversion(
  lead: ConvertibleLead,
  proposals: readonly DuplicateProposal[],
  parties: readonly ConvertibleParty[],
  choice: ConversionChoice,
  country: string,
): ConversionResult {
  if (lead.conversion !== null) return { outcome: 'done', conversion: lead.conversion }
  if (lead.state === 'lost') return { outcome: 'refused', reason: 'isLost' }
  if (lead.fields.name === '' && lead.fields.company === '') {
    return { outcome: 'refused', reason: 'noName' }
  }
  if (choice === null && proposals.length > 0) return { outcome: 'ask', proposals }
  const common = { outcome: 'convert', key: `lead:${lead.id}`, along } as const
  if (choice?.kind !== 'intoParty') {
    const { fields, consents, tags } = lead
    return { ...common, party: { kind: 'new', fields }, consents: [...consents], tags: [...tags] }
  }
  const party = parties.find(({ id }) => id === choice.partyId)
  if (party === undefined) return { outcome: 'refused', reason: 'partyGone' }
  return {
    ...common,
    party: {
      kind: 'known',
      partyId: party.id,
      joined: joinRecords(party.fields, lead.fields, country),
    },
    consents: joinConsents(party.consents, lead.consents),
    tags: [...new Set([...party.tags, ...lead.tags])],
  }
}
