import { eq } from 'drizzle-orm'
import type { CouponInput } from '#contract/selling/coupons.ts'
import { writeSearchEntry } from '../../../firm/search-index.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { putSearchEntry } from '../../firm/records/index.ts'
import { getStoredCoupon } from './reader.ts'
import { couponGoodsTable, couponsTable } from './tables.ts'

/** A coupon as it is kept: ids in place of names. */
export type CouponValues = Omit<CouponInput, 'items' | 'categoryIds'> & {
  itemIds: readonly string[]
  categoryIds: readonly string[]
}

/** Gives the new id. */
export function insertCoupon(
  writer: Writer,
  { actor, now, newId }: FirmContext,
  { itemIds, categoryIds, ...columns }: CouponValues,
): string {
  const id = newId()
  const at = now.toISOString()
  const by = actor.userId
  const stamp = { createdAt: at, createdBy: by, updatedAt: at, updatedBy: by }
  writer.db
    .insert(couponsTable)
    .values({ ...columns, ...stamp, id, version: 1 })
    .run()
  keepGoods(writer, id, { itemIds, categoryIds })
  index(writer, id)
  return id
}

/** Writes a coupon anew; the caller has compared the version. */
export function changeCoupon(
  writer: Writer,
  context: FirmContext,
  id: string,
  { itemIds, categoryIds, ...columns }: CouponValues & { version: number },
): void {
  set(writer, context, id, columns)
  keepGoods(writer, id, { itemIds, categoryIds })
  index(writer, id)
}

export function setArchived(
  writer: Writer,
  context: FirmContext,
  id: string,
  change: { isArchived: boolean; version: number },
): void {
  set(writer, context, id, change)
}

function set(
  { db }: Writer,
  { actor, now }: FirmContext,
  id: string,
  change: Partial<typeof couponsTable.$inferInsert>,
): void {
  const stamp = { updatedAt: now.toISOString(), updatedBy: actor.userId }
  db.update(couponsTable)
    .set({ ...change, ...stamp })
    .where(eq(couponsTable.id, id))
    .run()
}

function keepGoods(
  { db }: Writer,
  couponId: string,
  { itemIds, categoryIds }: Pick<CouponValues, 'itemIds' | 'categoryIds'>,
): void {
  db.delete(couponGoodsTable).where(eq(couponGoodsTable.couponId, couponId)).run()
  const goods = [
    ...itemIds.map((goodsId) => ({ couponId, goodsId, kind: 'item' as const })),
    ...categoryIds.map((goodsId) => ({ couponId, goodsId, kind: 'category' as const })),
  ]
  for (const one of goods) db.insert(couponGoodsTable).values(one).run()
}

function index(writer: Writer, id: string): void {
  const { rowNumber, code, name, notes } = getStoredCoupon(writer, id)
  writeSearchEntry(writer, 'coupons_search', rowNumber, { code, name, notes })
  putSearchEntry(writer, { kind: 'coupon', id, title: code, subtitle: name, text: notes })
}
