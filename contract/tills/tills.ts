import { z } from 'zod'
import { CostCentreId } from '../books/cost-centres.ts'
import * as field from '../core/fields.ts'
import { listQuery } from '../core/register.ts'
import { TerminalReader } from '../selling/till-terminals.ts'
import { TillDevice } from './till-devices.ts'

/** What a customer pays with: a gift card by its code, the balance as the customer of the sale. */
export const Tender = z.enum(['cash', 'card', 'giftCard', 'balance'])
export type Tender = z.infer<typeof Tender>

/** What is paid back with, where somebody chooses it; cards and balances get back what they paid. */
export const PaidBackWith = Tender.extract(['cash', 'card'])

export const TillRegisterInput = z.object({
  name: field.requiredText(60),
  /** Begins the numbers of its tickets; unique in the firm, and fixed once it has sold. */
  code: z
    .string()
    .trim()
    .regex(/^[A-Za-z0-9]{1,6}$/, 'invalidTillCode')
    .transform((text) => text.toUpperCase()),
  /** Where what it sells is taken from. */
  warehouseId: field.Id,
  /** What the drawer usually begins the day with, minor units of the base currency. */
  float: field.amountInput('unsigned').default(0),
  /** Whether prices are shown and typed with their tax. */
  priceMode: z.enum(['gross', 'net']).default('gross'),
  /** What stands below each receipt. */
  footer: field.optionalText(300),
  /** Of all that it sells; empty: that of each item. */
  costCentreId: CostCentreId,
  /** The terminal that it asks for money by card. */
  terminalReader: TerminalReader,
})
export type TillRegisterInput = z.infer<typeof TillRegisterInput>

export const TillSessionState = z.enum(['open', 'counted', 'closed'])
export type TillSessionState = z.infer<typeof TillSessionState>

export const TillRegister = TillRegisterInput.extend({
  id: field.Id,
  warehouseName: z.string(),
  currency: field.CurrencyCode,
  isArchived: z.boolean(),
  /** The session that is open, or counted and not yet closed. */
  session: z
    .object({
      id: field.Id,
      state: TillSessionState,
      date: field.DateOnly,
      openedAt: field.Instant,
      openedByName: z.string(),
    })
    .nullable(),
  /** What the last close counted in the drawer, minor units; null before the first. */
  lastLeft: field.MinorUnits.nullable(),
  /** Carts that were put aside. */
  parked: z.int(),
  version: field.Version,
})
export type TillRegister = z.infer<typeof TillRegister>

/** What lies in a drawer: pieces by their worth in minor units, and what was not counted so. */
export const CashCount = z.object({
  pieces: z
    .array(
      z.object({
        value: field.amountInput('positive'),
        count: field.wholeNumber({ minimum: 0, maximum: 100_000 }),
      }),
    )
    .max(40)
    .default([]),
  other: field.amountInput('unsigned').default(0),
})
export type CashCount = z.infer<typeof CashCount>

/** The worth of what was counted, minor units. */
export function worthOf({ pieces, other }: CashCount): number {
  return pieces.reduce((sum, { value, count }) => sum + value * count, other)
}

/**
 * Where what a drawer begins with comes from, beside what the last close left in it, or where what is
 * missing of that went: the bank, the owner, cash that the books have on the same account, as of a
 * safe, or nobody knows.
 */
export const OpeningSource = z.enum(['bank', 'owner', 'cash', 'unknown'])
export type OpeningSource = z.infer<typeof OpeningSource>

export const OpenInput = CashCount.extend({
  /** Asked for where that is neither what the last close left in the drawer nor the usual float. */
  source: OpeningSource.optional(),
  /** Opens although that is neither what the last close left in the drawer nor the usual float. */
  confirmsOpening: z.boolean().default(false),
})
export type OpenInput = z.infer<typeof OpenInput>

export const CountInput = CashCount.extend({
  /** Ends the session although a device keeps tickets of it; needs `till:approve`. */
  despiteWaiting: z.boolean().default(false),
})
export type CountInput = z.infer<typeof CountInput>

export const CashMoveReason = z.enum(['bank', 'owner', 'tips', 'other'])
export type CashMoveReason = z.infer<typeof CashMoveReason>

export const CashMoveInput = z.object({
  direction: z.enum(['in', 'out']),
  amount: field.amountInput('positive'),
  /** Against the bank, the owner, tips that are paid out to staff, or whatever else the note says. */
  reason: CashMoveReason,
  /** Closed sessions of the till whose cash goes to the bank; none: this one's. */
  forSessions: z.array(field.Id).max(20).default([]),
  note: field.optionalText(200),
})
export type CashMoveInput = z.infer<typeof CashMoveInput>

export const CashMove = CashMoveInput.extend({
  id: field.Id,
  amount: field.MinorUnits,
  at: field.Instant,
  byName: z.string(),
  /** What of it is each session's: as much as was not banked of its cash, the oldest first. */
  forSessions: z.array(
    z.object({ sessionId: field.Id, number: z.string(), amount: field.MinorUnits }),
  ),
})
export type CashMove = z.infer<typeof CashMove>

/** Tips that somebody was given: not the firm's, which owes them to its staff. */
export const TipSum = z.object({
  cashierName: z.string(),
  tender: PaidBackWith,
  amount: field.MinorUnits,
})
export type TipSum = z.infer<typeof TipSum>

/** How often a coupon was redeemed, and what it took off. */
export const CouponSum = z.object({ code: z.string(), uses: z.int(), amount: field.MinorUnits })
export type CouponSum = z.infer<typeof CouponSum>

/** Points that sales earned and redeemed, and what the redeemed ones took off; refunds taken off. */
export const PointsSum = z.object({ earned: z.int(), used: z.int(), worth: field.MinorUnits })
export type PointsSum = z.infer<typeof PointsSum>

/** Gift cards that were sold or topped up, what came back taken off: no turnover. */
export const GiftCardSum = z.object({ sold: z.int(), amount: field.MinorUnits })
export type GiftCardSum = z.infer<typeof GiftCardSum>

/** What a session took and paid out, minor units of the base currency. */
export const TillReport = z.object({
  sales: z.int(),
  refunds: z.int(),
  voided: z.int(),
  /** Of the first and the last that were entered, in whichever series. */
  firstNumber: z.string(),
  lastNumber: z.string(),
  /** From and to in each series of numbers: the till's own, and each device's. */
  ranges: z.array(z.object({ first: z.string(), last: z.string(), count: z.int() })),
  /** By rate of tax; refunds are taken off. */
  taxes: z.array(
    z.object({
      taxCode: z.string(),
      rate: z.string(),
      net: field.MinorUnits,
      tax: field.MinorUnits,
    }),
  ),
  net: field.MinorUnits,
  tax: field.MinorUnits,
  total: field.MinorUnits,
  /** What rounding to coins added to what was paid. */
  rounding: field.MinorUnits,
  /**
   * By what was paid with: taken in, given back as change, paid back on refunds. Empty for whoever is
   * to count the drawer without knowing, until the session is counted.
   */
  tenders: z.array(
    z.object({
      tender: Tender,
      taken: field.MinorUnits,
      change: field.MinorUnits,
      refunded: field.MinorUnits,
    }),
  ),
  /** Tips by who served, and how they were paid; none of those in cash for who counts without knowing. */
  tips: z.array(TipSum),
  /** Coupons that were redeemed, what refunds gave back taken off. */
  coupons: z.array(CouponSum),
  points: PointsSum,
  /** Beside `total`; what they were paid with is among the tenders. */
  giftCards: GiftCardSum,
  /** Null for whoever is to count the drawer without knowing. */
  cash: z
    .object({
      opening: field.MinorUnits,
      taken: field.MinorUnits,
      refunded: field.MinorUnits,
      change: field.MinorUnits,
      /** Tips that lie in it. */
      tips: field.MinorUnits,
      in: field.MinorUnits,
      out: field.MinorUnits,
      /** Of tickets that came late: what an earlier session has counted, so it lay there at the beginning. */
      before: field.MinorUnits,
      expected: field.MinorUnits,
      /** Null until it is counted. */
      counted: field.MinorUnits.nullable(),
      difference: field.MinorUnits.nullable(),
    })
    .nullable(),
})
export type TillReport = z.infer<typeof TillReport>

export const TillSessionAction = z.enum(['sell', 'move', 'count', 'recount', 'approve'])
export type TillSessionAction = z.infer<typeof TillSessionAction>

/** Tickets of one session's time that are in another, and what they brought in cash. */
export const LateTickets = z.object({
  /** The other session; null where the till was closed when they were sold. */
  sessionId: field.Id.nullable(),
  /** Of its Z report; empty while it is open. */
  number: z.string(),
  tickets: z.int(),
  cash: field.MinorUnits,
})
export type LateTickets = z.infer<typeof LateTickets>

export const TillSession = z.object({
  id: field.Id,
  registerId: field.Id,
  registerName: z.string(),
  /** Of its Z report; empty until it is closed. */
  number: z.string(),
  state: TillSessionState,
  /** The day it was opened on. */
  date: field.DateOnly,
  openedAt: field.Instant,
  openedByName: z.string(),
  countedAt: field.Instant.nullable(),
  countedByName: z.string(),
  closedAt: field.Instant.nullable(),
  closedByName: z.string(),
  currency: field.CurrencyCode,
  openingCount: CashCount,
  /** What the last close had left, where it was opened with something else all the same. */
  leftBefore: field.MinorUnits.nullable(),
  /** Where what else it was opened with comes from; null where that was nothing. */
  openingSource: OpeningSource.nullable(),
  /** How much that is; below zero where less was there than was left. */
  brought: field.MinorUnits,
  closingCount: CashCount.nullable(),
  /** Why a difference was accepted. */
  note: z.string(),
  moves: z.array(CashMove),
  /** Later deposits that name this session: what of each is its cash. */
  banked: z.array(
    z.object({ sessionId: field.Id, date: field.DateOnly, amount: field.MinorUnits }),
  ),
  /** Closed sessions of the till whose cash is not all at the bank, the newest first. */
  toBank: z.array(
    z.object({ id: field.Id, number: z.string(), date: field.DateOnly, amount: field.MinorUnits }),
  ),
  report: TillReport,
  /** Tickets that devices sent after the session of their time had ended. */
  late: z.object({
    /** Entered here, of earlier sessions. */
    here: z.array(LateTickets),
    /** Of this session's time, entered in later ones: its difference holds their cash. */
    elsewhere: z.array(LateTickets),
  }),
  /** The devices that sell at the till without the net. */
  devices: z.array(TillDevice),
  actions: z.array(TillSessionAction),
  version: field.Version,
})
export type TillSession = z.infer<typeof TillSession>

export const TillSessionRow = TillSession.pick({
  id: true,
  registerId: true,
  registerName: true,
  number: true,
  state: true,
  date: true,
  openedAt: true,
  openedByName: true,
  closedAt: true,
  closedByName: true,
  currency: true,
}).extend({
  /** Null until it is closed. */
  total: field.MinorUnits.nullable(),
  difference: field.MinorUnits.nullable(),
})
export type TillSessionRow = z.infer<typeof TillSessionRow>

export const TillSessionListQuery = listQuery({
  tabs: ['all', 'open', 'closed'],
  sorts: ['date'],
  direction: 'descending',
  filters: {
    registerId: field.Id.optional(),
    from: field.DateOnly.optional(),
    to: field.DateOnly.optional(),
  },
})
export type TillSessionListQuery = z.infer<typeof TillSessionListQuery>

export const ApproveInput = z.object({ note: field.optionalText(300) })
