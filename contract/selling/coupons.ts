import { z } from 'zod'
import * as field from '../core/fields.ts'
import { listQuery, registerContract } from '../core/register.ts'

/** As many items and categories one coupon may name. */
export const maxCouponGoods = 100

/** A code as it is compared: in capitals, without spaces. */
export const CouponCode = z
  .string()
  .transform((text) => text.replaceAll(/\s/g, '').toUpperCase())
  .pipe(z.string().regex(/^[\p{L}\p{N}-]{3,30}$/u, 'invalidCoupon'))

const Count = field.wholeNumber({ minimum: 1, maximum: 1_000_000 }).nullable().default(null)
const Money = z.union([z.literal(''), field.decimalText(2)]).default('')

export const CouponInput = z.object({
  code: CouponCode,
  /** What it is for: stands in lists and on the receipt beside the code. */
  name: field.requiredText(100),
  kind: z.enum(['percent', 'amount']).default('percent'),
  /** Percent, or money of the firm's currency in terms of the till's prices. */
  value: field.decimalText(2).refine((text) => Number(text) > 0, 'required'),
  /** What the goods it is for must come to; empty for nothing. */
  minimum: Money,
  /** The days it holds, both included; null for no bound. */
  validFrom: field.DateOnly.nullable().default(null),
  validTo: field.DateOnly.nullable().default(null),
  /** How often it is redeemed altogether, 1 for a single use, and by one customer; null without end. */
  maxUses: Count,
  maxPerCustomer: Count,
  /** Names, codes or barcodes of the items it is for. With none, and no category, it is for all. */
  items: z
    .array(z.object({ item: field.requiredText(200) }))
    .max(maxCouponGoods)
    .default([]),
  /** It is for items of these categories, and of those below them, too. */
  categoryIds: z.array(field.Id).max(maxCouponGoods).default([]),
  notes: field.optionalText(2000),
})
export type CouponInput = z.infer<typeof CouponInput>

/** A redemption; one is given back when all of its ticket has come back. */
export const CouponUse = z.object({
  ticketId: field.Id,
  ticketNumber: z.string(),
  date: field.DateOnly,
  customerName: z.string(),
  amount: field.MinorUnits,
  isGivenBack: z.boolean(),
})
export type CouponUse = z.infer<typeof CouponUse>

export const Coupon = CouponInput.extend({
  id: field.Id,
  code: z.string(),
  /** How often it is redeemed, without what was given back. */
  uses: z.int(),
  /** What it took off altogether, minor units of the base currency. */
  given: field.MinorUnits,
  /** The last redemptions, the newest first. */
  lastUses: z.array(CouponUse),
  isArchived: z.boolean(),
  version: field.Version,
  createdAt: field.Instant,
  updatedAt: field.Instant,
})
export type Coupon = z.infer<typeof Coupon>

export const CouponRow = Coupon.pick({
  id: true,
  code: true,
  name: true,
  kind: true,
  value: true,
  minimum: true,
  validFrom: true,
  validTo: true,
  maxUses: true,
  maxPerCustomer: true,
  uses: true,
  given: true,
  notes: true,
  updatedAt: true,
})
export type CouponRow = z.infer<typeof CouponRow>

export const CouponListQuery = listQuery({
  tabs: ['active', 'archived'],
  sorts: ['code', 'updatedAt'],
  filters: {},
})
export type CouponListQuery = z.infer<typeof CouponListQuery>

export const couponsContract = registerContract({
  path: 'coupons',
  tag: 'Coupons',
  view: 'till:view',
  edit: 'till:edit',
  one: z.object({ firmId: field.Id, couponId: field.Id }),
  onePath: '{couponId}',
  input: CouponInput,
  query: CouponListQuery,
  row: CouponRow,
  record: Coupon,
  bulk: ['archive', 'restore'],
  summaries: {
    list: 'Lists the coupons that tills redeem, with how often each was.',
    get: 'Reads a coupon with its last redemptions.',
  },
})
