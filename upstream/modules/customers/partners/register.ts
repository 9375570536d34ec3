import { and, eq, ne } from 'drizzle-orm'
import { invalidField } from '#contract/core/errors.ts'
import {
  PartnerInput as Input,
  type PartnerInput,
  type PartnerListQuery,
  type PartnerRow,
  partnersContract,
} from '#contract/customers/partners.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { defineRegister } from '../../../register/define-register.ts'
import { equals, type RegisterSource } from '../../../register/describe.ts'
import type { Prepared } from '../../../register/description.ts'
import { changeRow, type Raw, rowOf } from '../../../register/stored-rows.ts'
import { findPartyName, findSupplier } from '../../firm/parties/index.ts'
import { freeCode } from './free-code.ts'
import { programmeToken } from './settings.ts'
import { type PartnerStored, partnersSearch, partnersTable } from './tables.ts'

export const partnerList: RegisterSource<PartnerListQuery> = {
  from: 'partners',
  search: partnersSearch.name,
  tabs: {
    current: "place = 'current'",
    ended: "place = 'ended'",
    archived: "place = 'archived'",
  },
  sorts: { name: 'name collate nocase', updatedAt: 'updated_at' },
  filters: { state: equals('state') },
}

const stored = rowOf(partnersTable)

/** In which tab of the list a partner stands. */
export function placeOf({
  isArchived,
  state,
}: Pick<PartnerStored, 'isArchived' | 'state'>): PartnerStored['place'] {
  if (isArchived) return 'archived'
  return state === 'approved' || state === 'applied' ? 'current' : 'ended'
}

/** Partners of the firm. Their figures are sums of customers' invoices: for whoever reaches them all. */
export const partners = defineRegister({
  kind: 'partner',
  contract: partnersContract,
  table: partnersTable,
  list: partnerList,
  row: toRow,
  record: toPartner,
  labelOf: ({ name }) => name,
  found: ({ name, company, email }) => ({
    words: { name, company, email },
    subtitle: company || email,
    text: `${email} ${company}`,
  }),
  reach: { includes: () => true, within: () => undefined, needsAll: 'invoice' },
  prepare,
  archived: (writer, firm, row) => {
    changeRow(writer, partnersTable, firm, row.id, { place: placeOf(row) })
  },
  history: (_, partner) => ({ ...Input.parse(partner), state: partner.state }),
})

/**
 * One that is typed in is approved as soon as somebody says so, as one who applied.
 * @throws AppError invalid at `code`, `coupon` for what another has, at `supplier` for an unknown name
 */
function prepare(
  writer: Writer,
  _: FirmContext,
  { supplier, code, coupon, ...typed }: PartnerInput,
  before?: PartnerStored,
): Prepared {
  requireFree(writer, 'code', code, before)
  requireFree(writer, 'coupon', coupon, before)
  const own = { ...typed, coupon, partyId: partyOf(writer, supplier, before) }
  if (before) return { columns: { ...own, code: code || before.code } }
  return {
    columns: {
      ...own,
      code: code || freeCode(writer, typed.company || typed.name),
      state: 'applied',
      place: 'current',
      message: '',
      appliedAt: null,
    },
  }
}

function requireFree(
  { db }: Reader,
  name: 'code' | 'coupon',
  value: string,
  before: PartnerStored | undefined,
): void {
  if (value === '') return
  const isTwin = and(
    eq(partnersTable[name], value),
    before ? ne(partnersTable.id, before.id) : undefined,
  )
  const twin = db.select({ id: partnersTable.id }).from(partnersTable).where(isTwin).get()
  if (twin) throw invalidField(name, 'partnerCodeTaken')
}

function partyOf(
  reader: Reader,
  supplier: string,
  before: PartnerStored | undefined,
): string | null {
  const known = before?.partyId ?? null
  if (supplier === '' || (known !== null && findPartyName(reader, known) === supplier)) return known
  const found = findSupplier(reader, supplier)
  if (found === undefined) throw invalidField('supplier', 'unknownSupplier')
  return found
}

function toRow(raw: Raw, reader: Reader): PartnerRow {
  const row = stored(raw)
  return { ...row, customers: countCustomers(reader, row.id) }
}

function toPartner(reader: Reader, { firmId }: FirmContext, row: PartnerStored) {
  const { rowNumber: _, place: __, address: ___, createdBy: ____, updatedBy: _____, ...shown } = row
  const token = programmeToken(reader, firmId)
  const isThere = token !== null && row.state === 'approved' && !row.isArchived
  return {
    ...shown,
    supplier: row.partyId === null ? '' : (findPartyName(reader, row.partyId) ?? ''),
    path: isThere ? `/go/${token}/${row.code}` : null,
    customers: countCustomers(reader, row.id),
  }
}

function countCustomers({ sql }: Reader, partnerId: string): number {
  const query = 'select count(*) as count from partner_referrals where partner_id = ?'
  return sql.exec<{ count: number }>(query, partnerId).one().count
}
