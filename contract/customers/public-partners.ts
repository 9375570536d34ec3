import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import * as field from '../core/fields.ts'
import { commissionKinds, reachKinds } from './partner-programme.ts'

/** What partners are offered, as a public page says it. */
export const PublicTerms = z.object({
  kind: z.enum(commissionKinds),
  percent: z.string(),
  fixed: z.array(z.object({ currency: field.CurrencyCode, amount: field.MinorUnits })),
  reach: z.enum(reachKinds),
  months: z.int(),
  windowDays: z.int(),
  holdDays: z.int(),
  minimums: z.array(z.object({ currency: field.CurrencyCode, amount: field.MinorUnits })),
  couponBeatsClick: z.boolean(),
})
export type PublicTerms = z.infer<typeof PublicTerms>

export const PublicProgramme = z.object({
  firmName: z.string(),
  language: field.Language,
  words: z.string(),
  terms: PublicTerms,
})
export type PublicProgramme = z.infer<typeof PublicProgramme>

/** Who wants to be a partner. */
export const PartnerApplication = z.object({
  name: field.givenName(120),
  company: field.optionalText(160),
  email: field.Email,
  /** Where they are found on the web. */
  site: field.optionalText(300),
  message: field.optionalText(4000),
  language: field.Language,
  /** That the firm may keep what was typed. */
  consent: z.literal(true, 'consentNeeded'),
  /** A field people do not see; whatever fills it is no person. */
  website: z.string().max(400).default(''),
})
export type PartnerApplication = z.infer<typeof PartnerApplication>

/** Who recommends the firm, as the page of their link says it. */
export const PublicReferral = z.object({
  firmName: z.string(),
  language: field.Language,
  partnerName: z.string(),
  windowDays: z.int(),
  couponBeatsClick: z.boolean(),
  /** Where the visitor goes on to, with the code. */
  target: z.string(),
})
export type PublicReferral = z.infer<typeof PublicReferral>

const link = z.object({ token: z.string().max(100) })
const code = link.extend({ code: z.string().max(40) })
const at = '/public/partners/{token}' as const
const tags = ['Public']

export const publicPartnersContract = {
  get: endpoint
    .meta({ needs: 'public' })
    .route({ method: 'GET', path: at, tags })
    .input(link)
    .output(PublicProgramme),
  /** Applies; the answer is the same for an address that is known already. */
  apply: endpoint
    .meta({ needs: 'public' })
    .route({ method: 'POST', path: at, tags, successStatus: 201 })
    .input(PartnerApplication.extend(link.shape))
    .output(z.object({ isSent: z.literal(true) })),
  referral: endpoint
    .meta({ needs: 'public' })
    .route({ method: 'GET', path: `${at}/codes/{code}`, tags })
    .input(code)
    .output(PublicReferral),
  /** Notes a click, once the visitor agreed; gives what their browser keeps. */
  click: endpoint
    .meta({ needs: 'public' })
    .route({ method: 'POST', path: `${at}/codes/{code}`, tags })
    .input(code.extend({ visitor: z.string().max(100).default(''), consent: z.literal(true) }))
    .output(z.object({ visitor: z.string(), days: z.int() })),
}
