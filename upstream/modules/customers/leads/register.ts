import { invalidField } from '#contract/core/errors.ts'
import {
  type Lead,
  LeadInput,
  type LeadListQuery,
  type LeadRow,
  leadsContract,
} from '#contract/customers/leads.ts'
import type { Actor } from '../../../firm/actor.ts'
import { reachCondition } from '../../../firm/reach.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { defineRegister } from '../../../register/define-register.ts'
import { equals, equalsRare, type RegisterSource } from '../../../register/describe.ts'
import type { Prepared } from '../../../register/description.ts'
import { changeRow, type Raw, rowOf } from '../../../register/stored-rows.ts'
import { firmDate } from '../../firm/firms/index.ts'
import { findPartyName, withMoments } from '../../firm/parties/index.ts'
import { namesOfPeople } from '../../firm/records/index.ts'
import { hasConsent } from './consents.ts'
import { duplicatesOf, writeKeys } from './keys.ts'
import { leadEvents } from './lead-events.ts'
import { scoreOf } from './lead-score.ts'
import { companyDomain } from './mail-address.ts'
import type { Score } from './score.ts'
import { fieldsOf, labelOf } from './stored-fields.ts'
import { type LeadStored, leadsSearch, leadsTable } from './tables.ts'

/** Comes after every day that somebody names. */
export const noDate = '9999-12-31'

/** The list of leads, as far as somebody's role reaches. */
export function leadList(
  actor: Pick<Actor, 'userId' | 'role' | 'custom' | 'team'>,
): RegisterSource<LeadListQuery> {
  return {
    from: 'leads',
    search: leadsSearch.name,
    tabs: {
      open: "place = 'open'",
      converted: "place = 'converted'",
      lost: "place = 'lost'",
      archived: "place = 'archived'",
    },
    sorts: {
      updatedAt: 'updated_at',
      name: 'label collate nocase',
      score: 'score',
      nextDate: 'next_order',
    },
    filters: {
      state: equals('state'),
      owner: equalsRare('owner_id'),
      source: equalsRare('source'),
      campaign: equalsRare('campaign'),
      tag: (value) => ({
        sql: 'exists (select 1 from json_each(tags) where value = ? collate nocase)',
        bound: [value],
      }),
    },
    within: reachCondition(actor, 'lead', 'held_by'),
  }
}

const stored = rowOf(leadsTable)

export const leads = defineRegister({
  kind: 'lead',
  contract: leadsContract,
  table: leadsTable,
  list: (_, { actor }) => leadList(actor),
  row: toRow,
  record: toLead,
  labelOf: ({ label }) => label,
  found: (lead) => ({
    words: {
      name: lead.name,
      company: lead.company,
      email: [lead.email, ...lead.moreMails].join(' '),
      phone: [lead.phone, ...lead.morePhones].join(' '),
      city: lead.city,
      notes: lead.notes,
    },
    subtitle: lead.name && lead.company,
    text: [lead.email, lead.phone, lead.city, lead.notes].join(' '),
  }),
  reach: { made: 'lead' },
  prepare,
  archived: (writer, firm, lead) => {
    changeRow(writer, leadsTable, firm, lead.id, { place: placeOf(lead) })
  },
  removed: ({ sql }, { id }) => {
    sql.exec('delete from lead_keys where lead_id = ?', id)
  },
  isNamed: (_, { partyId, mergedIntoId }) => partyId !== null || mergedIntoId !== null,
  history: (_, lead) => ({
    ...LeadInput.parse(lead),
    state: lead.state,
    ...(lead.lostReason && { lostReason: lead.lostReason }),
  }),
})

/** A lead as the API shows it, before the contract strips it. */
export type ShownLead = ReturnType<typeof leads.show>

/** In which tab of the list a lead stands. */
export function placeOf({
  isArchived,
  state,
}: Pick<LeadStored, 'isArchived' | 'state'>): LeadStored['place'] {
  if (isArchived) return 'archived'
  return state === 'converted' || state === 'lost' ? state : 'open'
}

function prepare(
  writer: Writer,
  firm: FirmContext,
  input: LeadInput,
  before?: LeadStored,
): Prepared {
  if (input.name === '' && input.company === '') throw invalidField('name', 'nameOrCompany')
  const fields = fieldsOf(input)
  const state = before?.state ?? 'new'
  const today = firmDate(writer, firm)
  const consents = withMoments(input.consents, before?.consents ?? [], { now: firm.now, today })
  const { score } = scoreNow(writer, firm, { ...input, consents, state, id: before?.id })
  return {
    columns: {
      ...input,
      consents,
      label: labelOf(input),
      heldBy: input.ownerId || (before?.createdBy ?? firm.actor.userId),
      nextOrder: input.nextDate ?? noDate,
      score,
    },
    follow: (id) => writeKeys(writer, id, fields),
  }
}

type ToScore = Pick<LeadInput, 'consents' | 'nextDate'> &
  Parameters<typeof fieldsOf>[0] & { state: Lead['state']; id: string | undefined }

/** How a lead scores today. */
export function scoreNow(reader: Reader, { now }: Pick<FirmContext, 'now'>, lead: ToScore): Score {
  const today = firmDate(reader, { now })
  const fields = fieldsOf(lead)
  return scoreOf(
    {
      fields,
      isQualified: lead.state === 'qualified' || lead.state === 'converted',
      hasConsent: (['newsletter', 'telephone'] as const).some((purpose) =>
        hasConsent(lead.consents, purpose, today),
      ),
      hasCompanyMail: fields.mails.some((mail) => companyDomain(mail) !== undefined),
      nextDate: lead.nextDate,
      events: lead.id === undefined ? [] : leadEvents(reader, lead.id),
    },
    { now, today },
  )
}

function toRow(raw: Raw, reader: Reader, firm: FirmContext): LeadRow {
  const lead = stored(raw)
  const isOpen = lead.place === 'open'
  return {
    ...lead,
    isLate: isOpen && lead.nextDate !== null && lead.nextDate < firmDate(reader, firm),
  }
}

function toLead(reader: Reader, firm: FirmContext, lead: LeadStored): Lead {
  const { score, reasons, cut } = scoreNow(reader, firm, lead)
  const isOpen = lead.state !== 'converted' && lead.mergedIntoId === null
  return {
    ...lead,
    ...LeadInput.parse(lead),
    ...{ score, scoreReasons: reasons, scoreCut: cut },
    ownerName: lead.ownerId ? (namesOfPeople(reader, [lead.ownerId]).get(lead.ownerId) ?? '') : '',
    partyName: lead.partyId ? (findPartyName(reader, lead.partyId) ?? '') : '',
    duplicates: isOpen ? duplicatesOf(reader, firm, lead) : [],
  }
}
