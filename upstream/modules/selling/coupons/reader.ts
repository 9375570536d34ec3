import { desc, eq } from 'drizzle-orm'
import type { Coupon } from '#contract/selling/coupons.ts'
import type { Actor } from '../../../firm/actor.ts'
import type { Reader } from '../../../firm/store.ts'
import { namesToWrite } from '../../catalogue/items/index.ts'
import { partyInReach } from '../../firm/parties/index.ts'
import { namesOfParties } from '../../firm/parties/views.ts'
import { couponGoodsTable, couponsTable, couponUsesTable } from './tables.ts'

export type StoredCoupon = typeof couponsTable.$inferSelect

/** As many redemptions a coupon's page shows. */
const shown = 50

export function findByCode({ db }: Reader, code: string): StoredCoupon | undefined {
  return db.select().from(couponsTable).where(eq(couponsTable.code, code)).get()
}

/** Ids of the items and categories that a coupon is for; both empty: for all. */
export function goodsOf(
  { db }: Reader,
  couponId: string,
): { itemIds: string[]; categoryIds: string[] } {
  const rows = db
    .select()
    .from(couponGoodsTable)
    .where(eq(couponGoodsTable.couponId, couponId))
    .all()
  const idsOf = (kind: 'item' | 'category') =>
    rows.filter((row) => row.kind === kind).map(({ goodsId }) => goodsId)
  return { itemIds: idsOf('item'), categoryIds: idsOf('category') }
}

/** A coupon with what it is for and its last redemptions, by name as far as somebody reaches customers. */
export function withGoods(
  reader: Reader,
  { actor }: { actor: Actor },
  { rowNumber: _, createdBy: __, updatedBy: ___, ...coupon }: StoredCoupon,
): Coupon {
  const { itemIds, categoryIds } = goodsOf(reader, coupon.id)
  const names = namesToWrite(reader, itemIds)
  return {
    ...coupon,
    categoryIds,
    items: itemIds.map((itemId) => ({ item: names.get(itemId) ?? '' })),
    lastUses: lastUses(reader, actor, coupon.id),
  }
}

function lastUses(reader: Reader, actor: Actor, couponId: string): Coupon['lastUses'] {
  const rows = reader.db
    .select()
    .from(couponUsesTable)
    .where(eq(couponUsesTable.couponId, couponId))
    .orderBy(desc(couponUsesTable.date), desc(couponUsesTable.ticketId))
    .limit(shown)
    .all()
  const names = namesOfParties(reader, customersInReach(reader, actor, couponId))
  return rows.map(({ couponId: _, customerId, ...use }) => ({
    ...use,
    customerName: names.get(customerId ?? '') ?? '',
  }))
}

/** Who redeemed a coupon, of the customers that somebody reaches. */
function customersInReach({ sql }: Reader, actor: Actor, couponId: string): string[] {
  const within = partyInReach(actor, 'customer_id')
  return sql
    .exec<{ id: string }>(
      `select distinct customer_id as id from coupon_uses
       where coupon_id = ? and customer_id is not null ${within ? `and ${within.sql}` : ''}`,
      ...[couponId, ...(within?.bound ?? [])],
    )
    .toArray()
    .map(({ id }) => id)
}
