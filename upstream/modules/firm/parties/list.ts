import { Language } from '#contract/core/fields.ts'
import type { PartyListQuery, PartyRole, PartyRow } from '#contract/firm/parties.ts'
import { reachCondition } from '../../../firm/reach.ts'
import type { FirmContext, Reader, Store } from '../../../firm/store.ts'
import { type Condition, equals, type RegisterSource } from '../../../register/describe.ts'
import { listRegister, listRows, type RegisterPage } from '../../../register/list.ts'
import { customCondition } from '../custom-fields/index.ts'
import { firmDate } from '../firms/index.ts'
import { rowsWithinRights } from './books.ts'
import { owedBy, rolesOf } from './reader.ts'

/** The list of parties, or of the firm's customers or its suppliers: each has its own indexes. */
export function partyList(
  role: PartyRole | undefined,
  within?: Condition,
): RegisterSource<PartyListQuery> {
  const only = role ? `is_${role} = 1 and ` : ''
  return {
    from: 'parties',
    within,
    search: 'party_search',
    tabs: { active: `${only}is_archived = 0`, archived: `${only}is_archived = 1` },
    sorts: { name: 'name collate nocase', city: 'city collate nocase', updatedAt: 'updated_at' },
    filters: {
      // The tabs have it already.
      role: () => ({ sql: '', bound: [] }),
      kind: equals('kind'),
      country: equals('country'),
      currency: equals('currency'),
      tag: (value) => ({
        sql: 'exists (select 1 from json_each(parties.tags) where value = ? collate nocase)',
        bound: [value],
      }),
      owner: equals('owner_id'),
    },
  }
}

/** As `partyList`, what the caller's role reaches of it. */
export function reachedParties(
  reader: Reader,
  context: FirmContext,
  role: PartyRole | undefined,
): RegisterSource<PartyListQuery> {
  const within = reachCondition(context.actor, 'party', 'created_by')
  return { ...partyList(role, within), custom: customCondition(reader, context, 'party') }
}

/** A page of parties, with what each owes where the caller may see it. */
export function listParties(
  { reader }: Store,
  context: FirmContext,
  query: PartyListQuery,
): RegisterPage<PartyRow> {
  const page = listRegister(reader, reachedParties(reader, context, query.role), query, parseRow)
  return { ...page, rows: rowsWithinRights(context, owing(reader, context, page.rows)) }
}

/** As `listParties`, a piece of a file. */
export function listPartyRows(
  { reader }: Store,
  context: FirmContext,
  query: PartyListQuery,
): { rows: PartyRow[]; next: string | null } {
  const { rows, next } = listRows(
    reader,
    reachedParties(reader, context, query.role),
    query,
    parseRow,
  )
  return { rows: rowsWithinRights(context, owing(reader, context, rows)), next }
}

function owing(reader: Reader, context: FirmContext, rows: PartyRow[]): PartyRow[] {
  const ids = rows.map(({ id }) => id)
  const owed = owedBy(reader, ids, firmDate(reader, context))
  return rows.map((row) => ({ ...row, ...owed.get(row.id) }))
}

function parseRow(row: Record<string, SqlStorageValue>): PartyRow {
  return {
    id: String(row.id),
    roles: rolesOf(row.is_customer === 1, row.is_supplier === 1),
    kind: row.kind === 'person' ? 'person' : 'company',
    name: String(row.name),
    contactName: String(row.contact_name),
    email: String(row.email),
    phone: String(row.phone),
    address: JSON.parse(String(row.address)),
    city: String(row.city),
    country: String(row.country),
    vatId: String(row.vat_id),
    registryNumber: String(row.registry_number),
    language: Language.parse(row.language),
    currency: String(row.currency),
    paymentTermsDays: row.payment_terms_days === null ? null : Number(row.payment_terms_days),
    notes: String(row.notes),
    number: String(row.number),
    creditLimit: row.credit_limit === null ? null : Number(row.credit_limit),
    tags: JSON.parse(String(row.tags)),
    ownerId: String(row.owner_id),
    custom: JSON.parse(String(row.custom)),
    isArchived: row.is_archived === 1,
    updatedAt: String(row.updated_at),
    receivable: 0,
    overdue: 0,
  }
}
