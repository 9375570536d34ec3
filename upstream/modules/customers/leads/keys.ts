import type { Lead, LeadDuplicate } from '#contract/customers/leads.ts'
import { reachCondition } from '../../../firm/reach.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { getFirmProfile } from '../../firm/firms/index.ts'
import { listPartiesAlike } from '../../firm/parties/index.ts'
import {
  type DuplicateKey,
  type DuplicateProposal,
  duplicateKeys,
  lookupKeys,
  proposeDuplicates,
} from './duplicates.ts'
import type { LeadFields } from './lead.ts'
import { fieldsOf } from './stored-fields.ts'

/** A number or domain that more than this have is a large company's, and proposes nobody. */
const mostHolders = 20

/** The keys of a lead; its own country says where its numbers are dialled, else the firm's. */
export function keysOf(reader: Reader, fields: LeadFields): DuplicateKey[] {
  return duplicateKeys({ ...fields, country: fields.country || firmCountry(reader) })
}

/** Where numbers without a country are dialled. */
export function firmCountry(reader: Reader): string {
  return getFirmProfile(reader).address.country
}

/** Writes anew what a lead is known by. */
export function writeKeys(writer: Writer, leadId: string, fields: LeadFields): void {
  writer.sql.exec('delete from lead_keys where lead_id = ?', leadId)
  for (const { kind, value } of keysOf(writer, fields)) {
    const query = 'insert into lead_keys (kind, value, lead_id) values (?, ?, ?)'
    writer.sql.exec(query, kind, value, leadId)
  }
}

/** Leads that are open and have an address, the first that was made first. */
export function findLeadByMail({ sql }: Reader, key: string): string | undefined {
  const query = `select leads.id from lead_keys join leads on leads.id = lead_keys.lead_id
     where kind = 'mail' and value = ? and place = 'open' order by row_number limit 1`
  return sql.exec<{ id: string }>(query, key).toArray()[0]?.id
}

/** Ids of all leads that have an address, whatever became of them; merged ones have none any more. */
export function leadsByMail({ sql }: Reader, key: string): string[] {
  const query = "select lead_id as id from lead_keys where kind = 'mail' and value = ? limit 100"
  return sql
    .exec<{ id: string }>(query, key)
    .toArray()
    .map(({ id }) => id)
}

/** Leads and customers that may be the same as a lead, the likeliest first, as far as the caller sees. */
export function duplicatesOf(
  reader: Reader,
  context: FirmContext,
  lead: Parameters<typeof fieldsOf>[0] & Pick<Lead, 'id'>,
): LeadDuplicate[] {
  const fields = fieldsOf(lead)
  const keys = keysOf(reader, fields)
  const leads = leadsAlike(reader, context, lead.id, keys).map(({ id, label, reasons }) => ({
    kind: 'lead' as const,
    ...{ id, label, reasons },
  }))
  const parties = partiesAlike(reader, context, keys).map(({ id, name, reasons }) => ({
    kind: 'party' as const,
    ...{ id, label: name, reasons },
  }))
  return [...parties, ...leads].slice(0, 10)
}

/** Customers that may be the same as somebody with these keys. */
export function partiesAlike(
  reader: Reader,
  context: FirmContext,
  keys: readonly DuplicateKey[],
): (DuplicateProposal & { name: string })[] {
  const valuesOf = (kind: DuplicateKey['kind']) =>
    keys.filter((key) => key.kind === kind).map(({ value }) => value)
  const mails = [...valuesOf('mail'), ...valuesOf('baseMail')]
  const parties = listPartiesAlike(reader, context, {
    mails,
    domains: valuesOf('domain'),
    phones: valuesOf('phone'),
  })
  const home = firmCountry(reader)
  const others = parties.flatMap(({ id, name, contactName, mails, phones, country }) =>
    [contactName, name].flatMap((called) =>
      duplicateKeys({
        name: called,
        company: name,
        mails,
        phones,
        website: '',
        country: country || home,
      }).map((key) => ({ ...key, ownerId: id })),
    ),
  )
  const names = new Map(parties.map(({ id, name }) => [id, name]))
  return proposeDuplicates(keys, others).map((one) => ({ ...one, name: names.get(one.id) ?? '' }))
}

type Holder = { leadId: string; label: string; kind: DuplicateKey['kind']; value: string }

function leadsAlike(
  { sql }: Reader,
  { actor }: FirmContext,
  ownId: string,
  keys: readonly DuplicateKey[],
): (DuplicateProposal & { label: string })[] {
  const within = reachCondition(actor, 'lead', 'held_by')
  const found = lookupKeys(keys).flatMap(({ kind, value }) => {
    const query = `select lead_id as leadId, label from lead_keys join leads on leads.id = lead_id
       where kind = ? and value = ? and lead_id <> ? and merged_into_id is null
       ${within ? `and ${within.sql}` : ''} limit ${mostHolders + 1}`
    const rows = sql
      .exec<Pick<Holder, 'leadId' | 'label'>>(query, kind, value, ownId, ...(within?.bound ?? []))
      .toArray()
    const isTold = kind === 'mail' || rows.length <= mostHolders
    return isTold ? rows.map((row) => ({ ...row, kind, value })) : []
  })
  const labels = new Map(found.map(({ leadId, label }) => [leadId, label]))
  const names = [...labels.keys()].flatMap((leadId) =>
    sql
      .exec<{ value: string }>(
        "select value from lead_keys where lead_id = ? and kind = 'name'",
        leadId,
      )
      .toArray()
      .map(({ value }) => ({ leadId, kind: 'name' as const, value })),
  )
  const others = [...found, ...names].map(({ leadId, kind, value }) => ({
    ...{ kind, value },
    ownerId: leadId,
  }))
  return proposeDuplicates(keys, others).map((one) => ({ ...one, label: labels.get(one.id) ?? '' }))
}
