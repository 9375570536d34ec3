import { z } from 'zod'
import { Discount } from '../books/document.ts'
import { FieldProblems } from '../core/field-problems.ts'
import * as field from '../core/fields.ts'
import { listQuery } from '../core/register.ts'
import { CouponCode } from '../selling/coupons.ts'
import { FiscalPrint } from './fiscal.ts'
import { maxTicketCards, TicketCard, TicketCardInput } from './till-cards.ts'
import { DeviceKey } from './till-devices.ts'
import { TerminalCharge, TerminalPayment } from './till-terminal-payments.ts'
import { PaidBackWith, Tender } from './tills.ts'

export const maxTicketLines = 300

export const TicketLineInput = z.object({
  itemId: field.Id.nullable().default(null),
  description: field.requiredText(200),
  /** Below zero comes back, which needs the right to refund. */
  quantity: field.decimalText(4, 'signed').refine((text) => Number(text) !== 0, 'required'),
  unit: field.optionalText(20),
  /** With or without tax as the till has it; another than the item's needs `till:price`. */
  unitPrice: field.decimalText(6),
  discount: Discount.nullable().default(null),
  taxCode: field.requiredText(20),
})
export type TicketLineInput = z.infer<typeof TicketLineInput>

export const CartInput = z.object({
  lines: z.array(TicketLineInput).max(maxTicketLines).default([]),
  /** Discounts, coupons and points do not lower them; not offered without the net. */
  giftCards: z.array(TicketCardInput).max(maxTicketCards).default([]),
  discount: Discount.nullable().default(null),
  customerId: field.Id.nullable().default(null),
  /** The code of a coupon; empty for none. */
  coupon: z.union([z.literal(''), CouponCode]).default(''),
  /** As many of the customer's points are redeemed, if so many are needed. */
  points: field.wholeNumber({ minimum: 0, maximum: 100_000_000 }).default(0),
})
export type CartInput = z.infer<typeof CartInput>

/**
 * What is handed over; of cash, more than is due is given back as change. A gift card or balance with
 * the amount 0 pays what it can of what is due.
 */
export const TenderInput = z.object({
  tender: Tender,
  amount: field.amountInput('unsigned'),
  /** What the terminal printed; of a gift card its code, which is not kept. */
  reference: field.optionalText(60),
})
export type TenderInput = z.infer<typeof TenderInput>

/** What is given on top for whoever serves, and how: beside the tenders, of which it is no part. */
export const Tip = z.object({ tender: PaidBackWith, amount: field.amountInput('positive') })
export type Tip = z.infer<typeof Tip>

export const Tips = z.array(Tip).max(2).default([])

const Tenders = z.array(TenderInput).min(1, 'required').max(10)
/** A sale that is done, as a till sends it: once under its id, however often it is sent. */
export const SaleInput = CartInput.extend({
  id: field.Id,
  registerId: field.Id,
  tenders: Tenders,
  tips: Tips,
  /** The instant of the sale, where a device made it without the net; only with its number. */
  soldAt: field.Instant.optional(),
  /** The number that the device gave it out of its own series; these four only with `soldAt`. */
  series: z
    .string()
    .regex(/^[A-Y]{0,2}$/, 'invalid')
    .optional(),
  running: field.wholeNumber({ minimum: 1, maximum: 99_999_999 }).optional(),
  /** The device that reserved the series; nobody else gives its numbers. */
  device: DeviceKey.optional(),
  /** How many tickets it keeps after this one. */
  waiting: field.wholeNumber({ minimum: 0, maximum: 100_000 }).optional(),
})
export type SaleInput = z.infer<typeof SaleInput>

export const RefundInput = z.object({
  /** Neither lines nor gift cards: all that is left. */
  lines: z
    .array(
      z.object({ position: field.wholeNumber({ minimum: 0 }), quantity: field.decimalText(4) }),
    )
    .max(maxTicketLines)
    .superRefine((lines, context) => {
      // What is left of a line is known per line: one named again would be paid again.
      const seen = new Set<number>()
      for (const [at, { position }] of lines.entries()) {
        if (seen.has(position)) {
          context.addIssue({ code: 'custom', message: 'lineTwice', path: [at, 'quantity'] })
        }
        seen.add(position)
      }
    })
    .default([]),
  /** Places of gift cards on the ticket: one that is unused is void, a top-up is taken off. */
  giftCards: z
    .array(field.wholeNumber({ minimum: 0 }))
    .max(maxTicketCards)
    .refine((places) => new Set(places).size === places.length, 'lineTwice')
    .default([]),
  /** The till whose drawer it is paid out of. */
  registerId: field.Id,
  /** Null: as the ticket was paid. Another way needs `till:refund`. */
  tender: PaidBackWith.nullable().default(null),
  reason: field.requiredText(200),
})
export type RefundInput = z.infer<typeof RefundInput>

export const TicketLine = TicketLineInput.extend({
  position: z.int(),
  sku: z.string(),
  taxRate: z.string(),
  amount: field.MinorUnits,
  net: field.MinorUnits,
  tax: field.MinorUnits,
  /** How much of it may still come back. */
  left: z.string(),
  /** What of the ticket's coupon and points fell on it; `amount` is before both. */
  coupon: field.MinorUnits,
  points: field.MinorUnits,
})
export type TicketLine = z.infer<typeof TicketLine>

/** What a coupon took off a ticket; below zero on a refund, which gives it back. */
export const TicketCoupon = z.object({
  code: z.string(),
  name: z.string(),
  amount: field.MinorUnits,
})
export type TicketCoupon = z.infer<typeof TicketCoupon>

/** What a ticket did to its customer's points, and how many they had then. */
export const TicketPoints = z.object({
  used: z.int(),
  /** What the used ones took off. */
  worth: field.MinorUnits,
  earned: z.int(),
  balance: z.int(),
})
export type TicketPoints = z.infer<typeof TicketPoints>

const sums = {
  subtotal: field.MinorUnits,
  discountTotal: field.MinorUnits,
  net: field.MinorUnits,
  tax: field.MinorUnits,
  /** Of the gift cards: part of the total, and neither of `net` nor of `tax`. */
  giftCardTotal: field.MinorUnits,
  /** What is to pay. */
  total: field.MinorUnits,
  taxGroups: z.array(z.object({ rate: z.string(), base: field.MinorUnits, tax: field.MinorUnits })),
}

export const Ticket = z.object({
  id: field.Id,
  number: z.string(),
  kind: z.enum(['sale', 'refund']),
  registerId: field.Id,
  registerName: z.string(),
  sessionId: field.Id,
  date: field.DateOnly,
  soldAt: field.Instant,
  /** When the firm entered it: later than it was sold where a device had no net. */
  recordedAt: field.Instant,
  cashierName: z.string(),
  customerId: field.Id.nullable(),
  customerName: z.string(),
  currency: field.CurrencyCode,
  priceMode: z.enum(['gross', 'net']),
  lines: z.array(TicketLine),
  giftCards: z.array(TicketCard),
  discount: Discount.nullable(),
  coupon: TicketCoupon.nullable(),
  points: TicketPoints.nullable(),
  ...sums,
  /** What rounding to coins added. */
  rounding: field.MinorUnits,
  tenders: z.array(
    z.object({
      tender: Tender,
      amount: field.MinorUnits,
      /** Of cash: what was given back. */
      change: field.MinorUnits,
      reference: z.string(),
    }),
  ),
  tips: z.array(z.object({ tender: PaidBackWith, amount: field.MinorUnits })),
  /** Null where no card paid at a terminal. */
  terminal: TerminalCharge.nullable(),
  reason: z.string(),
  refundOf: z.object({ id: field.Id, number: z.string() }).nullable(),
  refunds: z.array(z.object({ id: field.Id, number: z.string() })),
  /** A price that was not the item's when it arrived, or less on hand than was sold. */
  flags: z.array(z.enum(['otherPrice', 'notOnHand', 'late'])),
  footer: z.string(),
  seller: z.object({ name: z.string(), address: z.array(z.string()), taxId: z.string() }),
  /** What the tax authority of the firm's country wants on it. */
  fiscal: FiscalPrint,
  /** The end of the address of its public copy; empty for who may not see the gift cards on it. */
  publicToken: z.string(),
})
export type Ticket = z.infer<typeof Ticket>

/** Where, when and to whom something was sold: in every row and on every receipt. */
export const saleFacts = {
  registerName: true,
  date: true,
  soldAt: true,
  cashierName: true,
  customerName: true,
  currency: true,
} as const

export const TicketRow = Ticket.pick({
  id: true,
  number: true,
  kind: true,
  registerId: true,
  ...saleFacts,
  tax: true,
  total: true,
}).extend({ tenders: z.string() })
export type TicketRow = z.infer<typeof TicketRow>

export const TicketListQuery = listQuery({
  tabs: ['all', 'sale', 'refund'],
  sorts: ['soldAt'],
  direction: 'descending',
  filters: {
    registerId: field.Id.optional(),
    sessionId: field.Id.optional(),
    from: field.DateOnly.optional(),
    to: field.DateOnly.optional(),
  },
})
export type TicketListQuery = z.infer<typeof TicketListQuery>

/** What is being sold: kept on the server, so that it can be put aside and found again. */
export const Cart = CartInput.extend({
  id: field.Id,
  registerId: field.Id,
  state: z.enum(['open', 'parked', 'void', 'sold']),
  /** What it was put aside as. */
  label: z.string(),
  customerName: z.string(),
  /** What the customer has paid in and can spend here; null without a balance. */
  customerBalance: field.MinorUnits.nullable(),
  /** The points that the customer has, and their worth; null without a customer, or where none are gathered. */
  customerPoints: z.object({ points: z.int(), worth: field.MinorUnits }).nullable(),
  /** What the coupon and the points take off; null where there are none or they can't be redeemed. */
  couponOff: z.object({ name: z.string(), amount: field.MinorUnits }).nullable(),
  pointsOff: z.object({ points: z.int(), worth: field.MinorUnits }).nullable(),
  /** Why the coupon or the points can't be redeemed, by field. */
  problems: FieldProblems,
  /** `priceList` is the list that a line's price is from; empty for the item's own, or one typed over. */
  lines: z.array(TicketLineInput.extend({ amount: field.MinorUnits, priceList: z.string() })),
  /** With the number of the card that is topped up; empty for a new one. */
  giftCards: z.array(TicketCardInput.extend({ amount: field.MinorUnits, name: z.string() })),
  currency: field.CurrencyCode,
  ...sums,
  /** What is due in cash, rounded to coins. */
  cashTotal: field.MinorUnits,
  cashierName: z.string(),
  terminal: TerminalPayment.nullable(),
  /** Whether whoever asks is the one who sells it. */
  isOwn: z.boolean(),
  updatedAt: field.Instant,
  version: field.Version,
})
export type Cart = z.infer<typeof Cart>

/** An item as a till shows it; the price in the terms of the till. */
export const TillItem = z.object({
  itemId: field.Id,
  sku: z.string(),
  name: z.string(),
  unit: z.string(),
  barcodes: z.array(z.string()),
  /** Boxes and the like that have a barcode of their own, and how many of the unit are in them. */
  packages: z.array(z.object({ barcode: z.string(), unit: z.string(), size: z.string() })),
  /** The file that is shown of it; empty for none. */
  pictureId: z.string(),
  pictureAlt: z.string(),
  unitPrice: z.string(),
  taxCode: z.string(),
  taxRate: z.string(),
  /** It has variants, of which one is to be chosen: `variantsOf` gives them. */
  isParent: z.boolean(),
  /** How much lies in the till's warehouse; null for what is not kept in stock or without `stock:view`. */
  onHand: z.string().nullable(),
  /** It runs low, or there is none; null without `stock:view`. */
  isLow: z.boolean().nullable(),
})
export type TillItem = z.infer<typeof TillItem>

/** What a scan or a typed word came to: the cart with it, or what it may mean. */
export const AddedLine = z.object({
  /** Null where it is not clear what was meant. */
  cart: Cart.nullable(),
  found: z.array(TillItem),
  /** What was found are the variants of the one that was meant. */
  isVariants: z.boolean(),
})
export type AddedLine = z.infer<typeof AddedLine>
