import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import * as field from '../core/fields.ts'

const flag = z.stringbool().or(z.boolean()).default(false)

/** What a partner gets of an invoice: a share of its net, or a fixed amount. */
export const commissionKinds = ['percent', 'fixed'] as const
/** Which invoices of a customer count: the first paid one, those of some months from it, or all. */
export const reachKinds = ['first', 'months', 'always'] as const
/** As many currencies have amounts of their own. */
export const maxProgrammeCurrencies = 4

const Amount = z.union([z.literal(''), field.decimalText(4)]).default('')

/** Amounts in units of a currency; empty for none. */
export const CurrencyTerms = z.object({
  currency: field.CurrencyCode,
  /** Of a fixed commission, for a whole invoice. */
  fixed: Amount,
  /** The least that is paid out. */
  minimum: Amount,
})
export type CurrencyTerms = z.infer<typeof CurrencyTerms>

export const ProgrammeInput = z
  .object({
    /** Whether the public page is there and takes applications. */
    isOpen: flag,
    /** What the public page says above everything. */
    words: field.optionalText(2000),
    kind: z.enum(commissionKinds),
    percent: z.union([z.literal(''), field.PercentText]).default(''),
    amounts: z.array(CurrencyTerms).max(maxProgrammeCurrencies).default([]),
    reach: z.enum(reachKinds),
    months: field.wholeNumber({ minimum: 1, maximum: 120 }).default(12),
    /** Days in which a click leads to a commission. */
    windowDays: field.wholeNumber({ minimum: 1, maximum: 365 }),
    /** Days from a payment until its commission may be paid out. */
    holdDays: field.wholeNumber({ minimum: 0, maximum: 365 }),
    /** Whether a coupon counts more than the last click. */
    couponBeatsClick: flag,
    /** Where links lead: an address, or a path of one of the firm's public pages. */
    target: field.optionalText(500),
  })
  .superRefine(({ kind, percent, amounts, target }, context) => {
    const refuse = (path: (string | number)[], message: string) =>
      context.addIssue({ code: 'custom', path, message })
    if (kind === 'percent' && !(Number(percent) > 0)) refuse(['percent'], 'required')
    if (kind === 'fixed' && !amounts.some(({ fixed }) => Number(fixed) > 0)) {
      refuse(['amounts', 0, 'fixed'], 'required')
    }
    amounts.forEach(({ currency }, at) => {
      const isTwice = amounts.findIndex((one) => one.currency === currency) < at
      if (isTwice) refuse(['amounts', at, 'currency'], 'currencyTwice')
    })
    const isAddress = /^https:\/\/[^\s]+$/i.test(target) && URL.canParse(target)
    const isPath = /^\/[^/\s][^\s]*$/.test(target)
    if (target !== '' && !isAddress && !isPath) refuse(['target'], 'invalidTarget')
  })
export type ProgrammeInput = z.infer<typeof ProgrammeInput>

/** What holds for invoices from a day on. */
export const CommissionRule = z
  .object({ fromDate: field.DateOnly })
  .and(
    z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('percent'), percent: z.string() }),
      z.object({ kind: z.literal('fixed'), amounts: z.record(z.string(), field.MinorUnits) }),
    ]),
  )

export const Programme = ProgrammeInput.safeExtend({
  /** All rules by the day from which they hold, the newest first. */
  rules: z.array(CommissionRule),
  /** Of the public page; null while the programme is closed. */
  path: z.string().nullable(),
  version: field.Version,
})
export type Programme = z.infer<typeof Programme>

const inFirm = z.object({ firmId: field.Id })
const place = '/firms/{firmId}/partner-programme' as const
const tags = ['Affiliates']

export const partnerProgrammeContract = {
  get: endpoint
    .meta({ needs: 'partner:view' })
    .route({ method: 'GET', path: place, tags })
    .input(inFirm)
    .output(Programme),
  /** Another commission holds for invoices from today on; what was counted stays as it is. */
  update: endpoint
    .meta({ needs: 'partner:manage' })
    .route({ method: 'PUT', path: place, tags })
    .input(ProgrammeInput.safeExtend({ firmId: field.Id, version: field.Version }))
    .output(Programme),
  /** Gives the public page and all links another address. */
  renew: endpoint
    .meta({ needs: 'partner:manage' })
    .route({ method: 'POST', path: `${place}/link`, tags })
    .input(inFirm)
    .output(Programme),
}
