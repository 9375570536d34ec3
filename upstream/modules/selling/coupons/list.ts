import type { CouponListQuery, CouponRow } from '#contract/selling/coupons.ts'
import type { RegisterSource } from '../../../register/describe.ts'

/** What the list can be searched and sorted by. */
export const couponList: RegisterSource<CouponListQuery> = {
  from: 'coupons',
  search: 'coupons_search',
  tabs: { active: 'is_archived = 0', archived: 'is_archived = 1' },
  sorts: { code: 'code collate nocase', updatedAt: 'updated_at' },
  filters: {},
}

/** A row of the contract from one of the table. */
export function couponRow(row: Record<string, SqlStorageValue>): CouponRow {
  return {
    id: String(row.id),
    code: String(row.code),
    name: String(row.name),
    kind: row.kind === 'amount' ? 'amount' : 'percent',
    value: String(row.value),
    minimum: String(row.minimum),
    validFrom: row.valid_from === null ? null : String(row.valid_from),
    validTo: row.valid_to === null ? null : String(row.valid_to),
    maxUses: row.max_uses === null ? null : Number(row.max_uses),
    maxPerCustomer: row.max_per_customer === null ? null : Number(row.max_per_customer),
    uses: Number(row.uses),
    given: Number(row.given),
    notes: String(row.notes),
    updatedAt: String(row.updated_at),
  }
}
