import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import * as field from '../core/fields.ts'
import { listQuery, recordOf, registerContract } from '../core/register.ts'

export const partnerStates = ['applied', 'approved', 'declined', 'blocked'] as const
export const PartnerState = z.enum(partnerStates)
export type PartnerState = z.infer<typeof PartnerState>

/** How commissions reach a partner: by a bill that a payment run pays, or into their balance. */
export const payoutWays = ['paymentRun', 'wallet'] as const
export const PayoutWay = z.enum(payoutWays)
export type PayoutWay = z.infer<typeof PayoutWay>

/** What a partner's link ends with; empty: made of the name. */
const Code = z
  .union([
    z.literal(''),
    z
      .string()
      .trim()
      .toLowerCase()
      .regex(/^[a-z0-9](?:[a-z0-9-]{1,28}[a-z0-9])$/, 'invalidPartnerCode'),
  ])
  .default('')

/** What customers name, in capital letters; empty for none. */
const Coupon = z
  .union([
    z.literal(''),
    z
      .string()
      .trim()
      .toUpperCase()
      .regex(/^[A-Z0-9](?:[A-Z0-9-]{1,28}[A-Z0-9])$/, 'invalidPartnerCode'),
  ])
  .default('')

export const PartnerInput = z.object({
  name: field.givenName(120),
  company: field.optionalText(160),
  email: field.Email.transform((email) => email.toLowerCase()),
  website: field.optionalText(300),
  language: field.Language,
  code: Code,
  coupon: Coupon,
  /** A contact of the firm that is the same, by name; empty: one is made when they are approved. */
  supplier: field.optionalText(160),
  payoutWay: PayoutWay.default('paymentRun'),
  /** Whether their commissions are subject to VAT, which their bill then adds. */
  chargesTax: z.stringbool().or(z.boolean()).default(false),
  notes: field.optionalText(4000),
})
export type PartnerInput = z.infer<typeof PartnerInput>

export const Partner = recordOf(PartnerInput).extend({
  code: z.string(),
  coupon: z.string(),
  state: PartnerState,
  /** What they wrote when they applied. */
  message: z.string(),
  appliedAt: field.Instant.nullable(),
  partyId: field.Id.nullable(),
  /** Of their link, below the product's own address; null while it leads nowhere. */
  path: z.string().nullable(),
  clicks: z.int(),
  customers: z.int(),
})
export type Partner = z.infer<typeof Partner>

export const PartnerRow = Partner.pick({
  id: true,
  name: true,
  company: true,
  email: true,
  state: true,
  code: true,
  coupon: true,
  clicks: true,
  customers: true,
  updatedAt: true,
})
export type PartnerRow = z.infer<typeof PartnerRow>

export const PartnerListQuery = listQuery({
  tabs: ['current', 'ended', 'archived'],
  sorts: ['name', 'updatedAt'],
  filters: { state: PartnerState.optional() },
})
export type PartnerListQuery = z.infer<typeof PartnerListQuery>

/** By what a customer seems to be the partner who brought them. */
export const referralFlags = ['party', 'mail', 'iban', 'card', 'address'] as const
export const ReferralFlag = z.enum(referralFlags)

/** Whether a flagged customer was looked at; `waiting` holds the commissions. */
export const reviewStates = ['none', 'waiting', 'allowed', 'denied'] as const
export const ReviewState = z.enum(reviewStates)
export type ReviewState = z.infer<typeof ReviewState>

/** Why a customer counts as a partner's: a coupon, the last click, or somebody said so. */
export const ReferralBy = z.enum(['coupon', 'click', 'hand'])

export const Referral = z.object({
  id: field.Id,
  name: z.string(),
  /** Null while they are a lead. */
  partyId: field.Id.nullable(),
  leadId: field.Id.nullable(),
  by: ReferralBy,
  at: field.Instant,
  flags: z.array(ReferralFlag),
  review: ReviewState,
})
export type Referral = z.infer<typeof Referral>

export const Commission = z.object({
  key: z.string(),
  invoiceId: field.Id,
  invoiceNumber: z.string(),
  /** What the line of the invoice says. */
  line: z.string(),
  cause: z.enum(['payment', 'takenBack', 'credit', 'denied']),
  date: field.DateOnly,
  payableDate: field.DateOnly,
  currency: field.CurrencyCode,
  amount: field.MinorUnits,
  isPaid: z.boolean(),
})
export type Commission = z.infer<typeof Commission>

export const PartnerPayout = z.object({
  id: field.Id,
  number: z.string(),
  partnerId: field.Id,
  partnerName: z.string(),
  date: field.DateOnly,
  currency: field.CurrencyCode,
  amount: field.MinorUnits,
  way: PayoutWay,
  /** The bill, or the balance that it went into. */
  documentId: field.Id,
  documentNumber: z.string(),
  isCancelled: z.boolean(),
})
export type PartnerPayout = z.infer<typeof PartnerPayout>

/** A partner's account of some days in a currency: opening + earned + takenBack - paidOut = closing. */
export const PartnerStatement = z.object({
  currency: field.CurrencyCode,
  opening: field.MinorUnits,
  earned: field.MinorUnits,
  takenBack: field.MinorUnits,
  paidOut: field.MinorUnits,
  closing: field.MinorUnits,
  held: field.MinorUnits,
})
export type PartnerStatement = z.infer<typeof PartnerStatement>

export const PartnerAccount = z.object({
  statements: z.array(PartnerStatement),
  referrals: z.array(Referral),
  commissions: z.array(Commission),
  payouts: z.array(PartnerPayout),
})
export type PartnerAccount = z.infer<typeof PartnerAccount>

/** What is due and is not paid now, and why. */
export const CarriedCommission = z.object({
  partnerId: field.Id,
  partnerName: z.string(),
  currency: field.CurrencyCode,
  amount: field.MinorUnits,
  reason: z.enum(['negative', 'belowMinimum', 'notApproved']),
})

export const DueCommission = z.object({
  partnerId: field.Id,
  partnerName: z.string(),
  currency: field.CurrencyCode,
  amount: field.MinorUnits,
  rows: z.int(),
  way: PayoutWay,
})

export const PayoutPlan = z.object({
  date: field.DateOnly,
  due: z.array(DueCommission),
  carried: z.array(CarriedCommission),
  /** The last ones that were made. */
  payouts: z.array(PartnerPayout),
})
export type PayoutPlan = z.infer<typeof PayoutPlan>

const one = z.object({ firmId: field.Id, partnerId: field.Id })
const onePath = '/firms/{firmId}/partners/{partnerId}' as const
const inFirm = z.object({ firmId: field.Id })
const payouts = '/firms/{firmId}/partner-payouts' as const
const tags = ['Affiliates']

export const partnersContract = {
  ...registerContract({
    path: 'partners',
    tag: 'Affiliates',
    view: 'partner:view',
    edit: 'partner:edit',
    one,
    onePath: '{partnerId}',
    input: PartnerInput,
    query: PartnerListQuery,
    row: PartnerRow,
    record: Partner,
    bulk: ['archive', 'restore'],
  }),
  /** Approves, declines, blocks or reinstates a partner. */
  step: endpoint
    .meta({ needs: 'partner:edit' })
    .route({ method: 'POST', path: `${onePath}/step`, tags })
    .input(one.extend({ step: z.enum(['approve', 'decline', 'block', 'reinstate']) }))
    .output(Partner),
  account: endpoint
    .meta({ needs: 'partner:view' })
    .route({ method: 'GET', path: `${onePath}/account`, tags })
    .input(one)
    .output(PartnerAccount),
  /** Says that a partner brought a customer; invoices from today on count. */
  refer: endpoint
    .meta({ needs: 'partner:edit' })
    .route({ method: 'POST', path: `${onePath}/customers`, tags })
    .input(one.extend({ customer: field.requiredText(160) }))
    .output(PartnerAccount),
  /** Decides on a customer who seems to be the partner. */
  review: endpoint
    .meta({ needs: 'partner:approve' })
    .route({ method: 'POST', path: `${onePath}/customers/{referralId}/review`, tags })
    .input(one.extend({ referralId: field.Id, decision: z.enum(['allow', 'deny']) }))
    .output(PartnerAccount),
  /** What is due today, and what was paid out last. */
  payouts: endpoint
    .meta({ needs: 'partner:view' })
    .route({ method: 'GET', path: payouts, tags })
    .input(inFirm)
    .output(PayoutPlan),
  /** Pays what is due today: a bill for each partner, or their balance. */
  pay: endpoint
    .meta({ needs: 'partner:approve' })
    .route({ method: 'POST', path: payouts, tags })
    .input(inFirm)
    .output(z.object({ paid: z.int(), left: z.int() })),
}
