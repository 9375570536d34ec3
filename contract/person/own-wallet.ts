import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import * as field from '../core/fields.ts'
import { checkIban } from '../core/iban.ts'
import { pageOf } from '../core/page.ts'
import { listQuery } from '../core/register.ts'
import { PayoutState, WalletEntryType } from '../core/wallet-states.ts'

/** What it is for: credit pays for plans and is never paid out; earnings are the person's money. */
export const OwnPurpose = z.enum(['credit', 'earnings'])
export type OwnPurpose = z.infer<typeof OwnPurpose>

/** The least that is paid out, in minor units of any currency. */
export const minOwnPayout = 20_00
/**
 * From this amount on a payout takes two administrators: a person's payouts of 30 days together, so
 * that many small ones are no way around it.
 */
export const twoPersonsFrom = 500_00

export const OwnBalance = z.object({
  purpose: OwnPurpose,
  currency: field.CurrencyCode,
  balance: field.MinorUnits,
  /** Set aside for payouts. */
  held: field.MinorUnits,
})
export type OwnBalance = z.infer<typeof OwnBalance>

export const OwnEntry = z.object({
  id: field.Id,
  purpose: OwnPurpose,
  type: WalletEntryType,
  currency: field.CurrencyCode,
  amount: field.MinorUnits,
  held: field.MinorUnits,
  balanceAfter: field.MinorUnits,
  note: z.string(),
  at: field.Instant,
})
export type OwnEntry = z.infer<typeof OwnEntry>

export const OwnPayout = z.object({
  id: field.Id,
  userId: field.Id,
  userName: z.string(),
  state: PayoutState,
  currency: field.CurrencyCode,
  amount: field.MinorUnits,
  /** All but the last four characters are hidden from everybody who does not pay it. */
  iban: z.string(),
  holder: z.string(),
  reason: z.string(),
  /** How many have approved it, of one or two. */
  approvals: z.int(),
  approvalsNeeded: z.int(),
  requestedAt: field.Instant,
  /** Whether the caller approved it before. */
  isApprovedByYou: z.boolean(),
})
export type OwnPayout = z.infer<typeof OwnPayout>

export const OwnWallet = z.object({
  balances: z.array(OwnBalance),
  /** The latest, newest first. */
  entries: z.array(OwnEntry),
  payouts: z.array(OwnPayout),
})
export type OwnWallet = z.infer<typeof OwnWallet>

export const OwnPayoutInput = z.object({
  currency: field.CurrencyCode,
  amount: field.amountInput('positive').refine((amount) => amount >= minOwnPayout, 'belowMinimum'),
  iban: field.requiredText(42).refine((text) => checkIban(text).isValid, 'invalidIban'),
  holder: field.requiredText(120),
})
export type OwnPayoutInput = z.infer<typeof OwnPayoutInput>

export const CreditInput = z.object({
  purpose: OwnPurpose,
  currency: field.CurrencyCode,
  /** Below zero takes back what was given. */
  amount: field.amountInput('signed').refine((amount) => amount !== 0, 'required'),
  note: field.requiredText(200),
  /** Used once: the same is never given twice. */
  reference: field.requiredText(120),
})
export type CreditInput = z.infer<typeof CreditInput>

/** `waiting` are those that an administrator has something to do with. */
export const OwnPayoutQuery = listQuery({
  tabs: ['waiting', 'paid', 'ended', 'all'],
  sorts: ['newest', 'userName', 'amount', 'state'],
  direction: 'descending',
  filters: {},
})
export type OwnPayoutQuery = z.infer<typeof OwnPayoutQuery>

const tags = ['My wallet']
const own = endpoint.meta({ needs: 'session' })
const administrators = endpoint.meta({ needs: 'administrator' })
const one = z.object({ payoutId: field.Id })
const Reason = z.object({ reason: field.requiredText(300) })

export const ownWalletContract = {
  get: own.route({ method: 'GET', path: '/wallet', tags }).output(OwnWallet),
  /** All entries, the oldest first, at most 5 000. */
  statement: own
    .route({ method: 'GET', path: '/wallet/statement', tags })
    .output(z.object({ entries: z.array(OwnEntry) })),
  statementPdf: own
    .meta({ needs: 'session', isHeavy: true })
    .route({ method: 'GET', path: '/wallet/statement-pdf', tags })
    .output(z.file()),
  /** Only of earnings, and only for somebody who showed a moment ago who they are. */
  requestPayout: own
    .route({ method: 'POST', path: '/wallet/payouts', tags, successStatus: 201 })
    .input(OwnPayoutInput)
    .output(OwnWallet),
  /** Of accounts the list gives the last four characters; a payout by itself gives all of them. */
  listPayouts: administrators
    .route({ method: 'GET', path: '/admin/payouts', tags })
    .input(OwnPayoutQuery)
    .output(pageOf(OwnPayout)),
  getPayout: administrators
    .route({ method: 'GET', path: '/admin/payouts/{payoutId}', tags })
    .input(one)
    .output(OwnPayout),
  approve: administrators
    .route({ method: 'POST', path: '/admin/payouts/{payoutId}/approve', tags })
    .input(one)
    .output(OwnPayout),
  reject: administrators
    .route({ method: 'POST', path: '/admin/payouts/{payoutId}/reject', tags })
    .input(one.extend(Reason.shape))
    .output(OwnPayout),
  markPaid: administrators
    .route({ method: 'POST', path: '/admin/payouts/{payoutId}/paid', tags })
    .input(one)
    .output(OwnPayout),
  markFailed: administrators
    .route({ method: 'POST', path: '/admin/payouts/{payoutId}/failed', tags })
    .input(one.extend(Reason.shape))
    .output(OwnPayout),
  /** Plan credit or earnings that an administrator gives or takes back. */
  give: administrators
    .route({ method: 'POST', path: '/admin/users/{userId}/wallet', tags })
    .input(CreditInput.extend({ userId: field.Id }))
    .output(z.object({ balances: z.array(OwnBalance) })),
}
