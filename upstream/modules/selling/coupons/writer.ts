import { eq } from 'drizzle-orm'
import type { Writer } from '../../../firm/store.ts'
import { couponGoodsTable } from './tables.ts'

/** Writes anew what a coupon is for. */
export function keepGoods(
  { db }: Writer,
  couponId: string,
  { itemIds, categoryIds }: { itemIds: readonly string[]; categoryIds: readonly string[] },
): void {
  db.delete(couponGoodsTable).where(eq(couponGoodsTable.couponId, couponId)).run()
  const goods = [
    ...itemIds.map((goodsId) => ({ couponId, goodsId, kind: 'item' as const })),
    ...categoryIds.map((goodsId) => ({ couponId, goodsId, kind: 'category' as const })),
  ]
  for (const one of goods) db.insert(couponGoodsTable).values(one).run()
}
