import type { Reader } from '../../../firm/store.ts'
import { goodsTest, usesByCustomer } from './at-till.ts'
import { findByCode } from './reader.ts'

type Asked = { code: string; customerId: string | null; itemIds: readonly string[] }

/** A coupon as a shop reads it: what it takes off, when, how often still, and of which items. */
export type CouponFacts = {
  couponId: string
  code: string
  name: string
  kind: 'percent' | 'amount'
  /** Percent, or units of the currency. */
  value: string
  /** What its goods must come to; empty for nothing. */
  minimum: string
  validFrom: string | null
  validTo: string | null
  /** How often it may still be redeemed; null without end. */
  usesLeft: number | null
  /** By this customer; null without end. */
  customerUsesLeft: number | null
  /** Of the items that were asked for those it is for. */
  itemIds: string[]
}

/**
 * A coupon by what somebody typed; undefined for one that there is not, or no more.
 * @param asked `itemIds` of what is in the cart; `customerId` null for somebody who is not known yet
 */
export function couponFacts(reader: Reader, asked: Asked): CouponFacts | undefined {
  const coupon = findByCode(reader, asked.code.replaceAll(/\s/g, '').toUpperCase())
  if (!coupon || coupon.isArchived) return undefined
  const { id, code, name, kind, value, minimum, validFrom, validTo } = coupon
  const { maxUses, maxPerCustomer, uses } = coupon
  const isFor = goodsTest(
    reader,
    id,
    asked.itemIds.map((itemId) => ({ itemId })),
  )
  const byCustomer = asked.customerId === null ? 0 : usesByCustomer(reader, id, asked.customerId)
  return {
    ...{ couponId: id, code, name, kind, value, minimum, validFrom, validTo },
    usesLeft: maxUses === null ? null : maxUses - uses,
    customerUsesLeft: maxPerCustomer === null ? null : maxPerCustomer - byCustomer,
    itemIds: asked.itemIds.filter((itemId) => isFor(itemId)),
  }
}
