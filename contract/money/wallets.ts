import { z } from 'zod'
import { PaymentInput } from '../books/payment.ts'
import { endpoint } from '../core/endpoint.ts'
import { shownTo } from '../core/field-rights.ts'
import * as field from '../core/fields.ts'
import { listContract, listQuery } from '../core/register.ts'
import { PayoutState, WalletEntryType } from '../core/wallet-states.ts'

/** Of a customer: what they paid in ahead. A gift card belongs to whoever knows its code. */
export const WalletKind = z.enum(['customer', 'giftCard'])
export type WalletKind = z.infer<typeof WalletKind>

/**
 * Money in: `top_up`, `earn`, `refund` of what was spent. Money out: `spend`, `payout`, `expire`.
 * `adjust` is either. `hold` sets a part aside and `release` frees it; the balance stays.
 */
export const WalletEntry = z.object({
  id: field.Id,
  /** The wallet's number and the entry's place in it: `W-0007/3`. */
  number: z.string(),
  type: WalletEntryType,
  date: field.DateOnly,
  /** By how much the balance changed, and what is set aside; minor units of the wallet's currency. */
  amount: field.MinorUnits,
  held: field.MinorUnits,
  /** After it. */
  balanceAfter: field.MinorUnits,
  note: z.string(),
  /** What it belongs to: a payment, an invoice, another wallet; empty for none. */
  documentKind: z.string(),
  documentId: z.string(),
  documentNumber: z.string(),
  byName: z.string(),
  /** Whether it can be taken back: of a spending on an invoice that stands. */
  isReversible: z.boolean(),
})
export type WalletEntry = z.infer<typeof WalletEntry>

export const WalletPayout = z.object({
  id: field.Id,
  state: PayoutState,
  amount: field.MinorUnits,
  /** Where the money goes, as the customer says it. */
  account: shownTo('party:bank', z.string()),
  requestedByName: z.string(),
  approvedByName: z.string(),
  /** Why it was rejected or failed. */
  reason: z.string(),
  requestedAt: field.Instant,
  /** Whether the caller may approve it: the firm's rule may want a second person. */
  mayApprove: z.boolean(),
})
export type WalletPayout = z.infer<typeof WalletPayout>

const row = {
  id: field.Id,
  number: z.string(),
  kind: WalletKind,
  /** Empty for a card that was sold to somebody unnamed. */
  customerId: z.string(),
  customerName: z.string(),
  currency: field.CurrencyCode,
  balance: field.MinorUnits,
  held: field.MinorUnits,
  /** Of a gift card. */
  expiresOn: field.DateOnly.nullable(),
  /** The last four characters of a card's code. */
  codeEnd: z.string(),
  isBlocked: z.boolean(),
}

export const WalletRow = z.object(row)
export type WalletRow = z.infer<typeof WalletRow>

export const Wallet = WalletRow.extend({
  /** A card after its last day: nothing of it can be spent. */
  isOver: z.boolean(),
  /** The latest, newest first; the statement has all. */
  entries: z.array(WalletEntry),
  payouts: z.array(WalletPayout),
})
export type Wallet = z.infer<typeof Wallet>

export const WalletListQuery = listQuery({
  tabs: ['all', 'customer', 'giftCard'],
  sorts: ['number', 'customer', 'balance'],
  direction: 'descending',
  filters: { customerId: field.Id.optional(), currency: field.CurrencyCode.optional() },
})
export type WalletListQuery = z.infer<typeof WalletListQuery>

/** Money that a customer pays in; it is recorded as their payment. */
export const TopUpInput = PaymentInput.omit({ allocations: true })
export type TopUpInput = z.infer<typeof TopUpInput>

/** A card and who paid for it. */
export const GiftCardInput = TopUpInput.extend({
  /** The last day it can be spent; null for never ending. Left out, it is as the firm has set it. */
  expiresOn: field.DateOnly.nullable().optional(),
})
export type GiftCardInput = z.infer<typeof GiftCardInput>

/** As typed: case, spaces and dashes do not matter. */
export const GiftCardCode = field.requiredText(40)

const PositiveAmount = field.amountInput('positive')

export const SpendInput = z.object({
  invoiceId: field.Id,
  amount: PositiveAmount,
  /** Of a gift card, which belongs to whoever knows it; empty for a customer's balance. */
  code: field.optionalText(40),
})
export type SpendInput = z.infer<typeof SpendInput>

export const AdjustInput = z.object({
  /** Above zero is given to the customer, below zero is taken. */
  amount: field.amountInput('signed').refine((amount) => amount !== 0, 'required'),
  reason: field.requiredText(300),
})
export type AdjustInput = z.infer<typeof AdjustInput>

export const PayoutInput = z.object({ amount: PositiveAmount, account: field.optionalText(120) })
export type PayoutInput = z.infer<typeof PayoutInput>

export const PayPayoutInput = PaymentInput.pick({
  date: true,
  method: true,
  account: true,
  reference: true,
})
export type PayPayoutInput = z.infer<typeof PayPayoutInput>

/** What changed a balance from one day to another, the oldest first. */
export const WalletStatement = z.object({
  from: field.DateOnly,
  to: field.DateOnly,
  wallet: WalletRow,
  opening: field.MinorUnits,
  closing: field.MinorUnits,
  entries: z.array(WalletEntry),
  /** More entries than are listed at once: ask for fewer days. */
  hasMore: z.boolean(),
})
export type WalletStatement = z.infer<typeof WalletStatement>

/** Invoices that a wallet can pay: of its customer, or of anybody for a gift card. */
export const PayableInvoice = z.object({
  id: field.Id,
  number: z.string(),
  customerName: z.string(),
  dueDate: field.DateOnly,
  currency: field.CurrencyCode,
  due: field.MinorUnits,
})
export type PayableInvoice = z.infer<typeof PayableInvoice>

const path = '/firms/{firmId}/wallets' as const
const at = `${path}/{walletId}` as const
const cards = '/firms/{firmId}/gift-cards' as const
const payout = `${at}/payouts/{payoutId}` as const
const tags = ['Wallets']
const firm = z.object({ firmId: field.Id })
const one = z.object({ firmId: field.Id, walletId: field.Id })
const onePayout = one.extend({ payoutId: field.Id })
const Reason = z.object({ reason: field.requiredText(300) })
const span = { from: field.DateOnly.optional(), to: field.DateOnly.optional() }

function change<Input extends z.ZodRawShape, Name extends `/${string}`>(
  needs: 'wallet:edit' | 'wallet:approve',
  name: Name,
  input: z.ZodObject<Input>,
) {
  return endpoint
    .meta({ needs })
    .route({ method: 'POST', path: name, tags })
    .input(input)
    .output(Wallet)
}

export const walletsContract = {
  ...listContract({
    base: path,
    tags,
    view: 'wallet:view',
    query: WalletListQuery,
    row: WalletRow,
  }),
  get: endpoint
    .meta({ needs: 'wallet:view' })
    .route({ method: 'GET', path: at, tags })
    .input(one)
    .output(Wallet),
  /** This year until today, unless days are given. */
  statement: endpoint
    .meta({ needs: 'wallet:view' })
    .route({ method: 'GET', path: `${at}/statement`, tags })
    .input(one.extend(span))
    .output(WalletStatement),
  statementPdf: endpoint
    .meta({ needs: 'wallet:view', isHeavy: true })
    .route({ method: 'GET', path: `${at}/statement-pdf`, tags })
    .input(one.extend(span))
    .output(z.file()),
  /** The earliest due first, at most a hundred. */
  listPayable: endpoint
    .meta({ needs: 'wallet:edit' })
    .route({ method: 'GET', path: `${at}/payable-invoices`, tags })
    .input(one)
    .output(z.object({ invoices: z.array(PayableInvoice) })),
  /** Makes the customer's wallet in this currency with the first. */
  topUp: endpoint
    .meta({ needs: 'wallet:edit' })
    .route({ method: 'POST', path: '/firms/{firmId}/wallet-top-ups', tags, successStatus: 201 })
    .input(TopUpInput.extend({ firmId: field.Id }))
    .output(Wallet),
  /** The code is shown here and never again. */
  issueGiftCard: endpoint
    .meta({ needs: 'wallet:edit' })
    .route({ method: 'POST', path: cards, tags, successStatus: 201 })
    .input(GiftCardInput.extend({ firmId: field.Id }))
    .output(z.object({ wallet: Wallet, code: z.string() })),
  /** Which card a code is of, and what is left on it. */
  findGiftCard: endpoint
    .meta({ needs: 'wallet:edit' })
    .route({ method: 'POST', path: `${cards}/find`, tags })
    .input(firm.extend({ code: GiftCardCode }))
    .output(WalletRow),
  /** Moves what is left on a card to a customer's wallet. */
  redeemGiftCard: endpoint
    .meta({ needs: 'wallet:edit' })
    .route({ method: 'POST', path: `${cards}/redeem`, tags })
    .input(firm.extend({ code: GiftCardCode, customerId: field.Id }))
    .output(Wallet),
  spend: change('wallet:edit', `${at}/spend`, one.extend(SpendInput.shape)),
  /** Gives back what was spent on an invoice, which is owed again. */
  takeBack: change(
    'wallet:edit',
    `${at}/entries/{walletEntryId}/take-back`,
    one.extend({ walletEntryId: field.Id }).extend(Reason.shape),
  ),
  adjust: change('wallet:approve', `${at}/adjust`, one.extend(AdjustInput.shape)),
  block: change('wallet:edit', `${at}/block`, one),
  /** More than blocking: what was stopped may be spent again. */
  unblock: change('wallet:approve', `${at}/unblock`, one),
  /** Sets the amount aside until it is paid, rejected or failed. */
  requestPayout: change('wallet:edit', `${at}/payouts`, one.extend(PayoutInput.shape)),
  approvePayout: change('wallet:approve', `${payout}/approve`, onePayout),
  rejectPayout: change('wallet:approve', `${payout}/reject`, onePayout.extend(Reason.shape)),
  /** Records the money that left as a refund to the customer. */
  payPayout: change('wallet:approve', `${payout}/pay`, onePayout.extend(PayPayoutInput.shape)),
  failPayout: change('wallet:approve', `${payout}/fail`, onePayout.extend(Reason.shape)),
}
