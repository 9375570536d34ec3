import { type Column, describeRegister, type Filter } from '#app/shell/register/describe.ts'
import { customerFilter } from '#app/shell/register/filters.ts'
import type { FirmAccess } from '#app/shell/session/session.server.ts'
import { partiesContract } from '#contract/firm/parties.ts'
import {
  type LoyaltyAccount,
  type LoyaltyAccountRow,
  LoyaltyListQuery,
  loyaltyContract,
} from '#contract/selling/loyalty.ts'

/** Whose points alone are shown. */
type PointsExtra = { customerName: string | undefined }

const columns: Column<LoyaltyAccountRow, PointsExtra>[] = [
  { name: 'customerName', kind: 'link', label: 'field.customer', sort: 'customer', place: 'name' },
  { name: 'points', kind: 'number', label: 'field.points', sort: 'points', place: 'state' },
  {
    name: 'worth',
    kind: 'money',
    label: 'field.worth',
    place: 'figure',
    tone: 'strong',
    currency: ({ currency }) => currency,
  },
  { name: 'updatedAt', kind: 'instant', label: 'list.changed', sort: 'updatedAt', place: 'detail' },
]

const filters: Filter<PointsExtra>[] = [customerFilter]

export const register = describeRegister({
  name: 'loyalty',
  recordKind: 'loyaltyAccount',
  path: 'loyalty',
  idParam: 'loyaltyAccountId',
  query: LoyaltyListQuery,
  tabs: ['all', 'withPoints'],
  columns,
  filters,
  hasOwnNew: true,
  nameOf: ({ customerName }: LoyaltyAccountRow | LoyaltyAccount) => customerName,
  load: loadPointsExtra,
  calls: {
    list: ({ call, firm: { firmId } }, query) => call(loyaltyContract.list, { ...query, firmId }),
    rows: ({ call, firm: { firmId } }, query) => call(loyaltyContract.rows, { ...query, firmId }),
    get: async ({ call, firm: { firmId } }, loyaltyAccountId) => ({
      ...(await call(loyaltyContract.get, { firmId, loyaltyAccountId })),
      version: 1,
    }),
  },
})

async function loadPointsExtra(
  { call, firm: { firmId } }: FirmAccess,
  _: 'list' | 'record' | 'form',
  query?: LoyaltyListQuery,
): Promise<PointsExtra> {
  const partyId = query?.customerId
  if (partyId === undefined) return { customerName: undefined }
  const { name } = await call(partiesContract.get, { firmId, partyId })
  return { customerName: name }
}
