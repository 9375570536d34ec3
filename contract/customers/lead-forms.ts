import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import * as field from '../core/fields.ts'
import { listQuery, recordOf, registerContract } from '../core/register.ts'

/** What a form can ask beside name, email address and message. */
export const leadFormFields = ['company', 'position', 'phone', 'city'] as const
export const LeadFormField = z.enum(leadFormFields)
export type LeadFormField = z.infer<typeof LeadFormField>

/** A page without sign-in, on which anybody leaves their name and becomes a lead. */
export const LeadFormInput = z.object({
  name: field.requiredText(120),
  /** What stands above the fields. */
  intro: field.optionalText(2000),
  /** What is said afterwards; empty for the usual words. */
  thanks: field.optionalText(1000),
  language: field.Language,
  asks: z.array(LeadFormField).default([]),
  /** Whether they are asked for news by email; the box is empty until they tick it. */
  asksNewsletter: z.stringbool().or(z.boolean()).default(false),
  /** What leads that come by it say of their source and campaign. */
  source: field.optionalText(100),
  campaign: field.optionalText(100),
  /** Members who take its leads in turn; nobody has them when there is none. */
  ownerIds: z.array(field.Id).max(50).default([]),
})
export type LeadFormInput = z.infer<typeof LeadFormInput>

export const LeadForm = recordOf(LeadFormInput).extend({
  /** Of the public page, below the product's own address; null of one that is archived. */
  path: z.string().nullable(),
  count: z.int(),
})
export type LeadForm = z.infer<typeof LeadForm>

export const LeadFormRow = LeadForm.pick({
  id: true,
  name: true,
  source: true,
  campaign: true,
  path: true,
  count: true,
  updatedAt: true,
})
export type LeadFormRow = z.infer<typeof LeadFormRow>

export const LeadFormListQuery = listQuery({
  tabs: ['active', 'archived'],
  sorts: ['name', 'updatedAt'],
  filters: {},
})
export type LeadFormListQuery = z.infer<typeof LeadFormListQuery>

/** What the public page shows of a form. */
export const PublicLeadForm = LeadFormInput.pick({
  name: true,
  intro: true,
  thanks: true,
  language: true,
  asks: true,
  asksNewsletter: true,
}).extend({
  firmName: z.string(),
  /** Whether affiliates bring customers, so that the form asks for a coupon. */
  asksCoupon: z.boolean(),
})
export type PublicLeadForm = z.infer<typeof PublicLeadForm>

const Checkbox = z.stringbool().or(z.boolean()).default(false)

/** What a visitor sends. */
export const LeadFormAnswer = z.object({
  name: field.givenName(120),
  email: field.Email,
  company: field.optionalText(160),
  position: field.optionalText(80),
  phone: field.optionalText(40),
  city: field.optionalText(100),
  message: field.optionalText(4000),
  newsletter: Checkbox,
  /** That the firm may keep what was typed, to answer it. */
  consent: z.literal(true, 'consentNeeded'),
  /** A field people do not see; whatever fills it is no person. */
  website: z.string().max(400).default(''),
  /** The page's whole address and the page before, from which the source is read. */
  address: z.string().max(2000).default(''),
  referrer: z.string().max(2000).default(''),
  /** What the page was read in; the form's own language where it says nothing. */
  language: field.Language.optional(),
  /** Of an affiliate who recommended the firm. */
  coupon: field.optionalText(40),
  /** What the browser keeps of an affiliate's link, once its user agreed to that. */
  visitor: z.string().max(100).default(''),
})
export type LeadFormAnswer = z.infer<typeof LeadFormAnswer>

const link = z.object({ token: z.string().max(100) })
const page = '/public/lead-forms/{token}' as const

/** What somebody wrote on a form, as the lead's page shows it. */
export const LeadAnswer = z.object({
  id: field.Id,
  formName: z.string(),
  name: z.string(),
  message: z.string(),
  /** Whether they asked for news; that counts once they confirm it by the mail to their address. */
  news: z.enum(['notAsked', 'unconfirmed', 'confirmed']),
  at: field.Instant,
})
export type LeadAnswer = z.infer<typeof LeadAnswer>

/** Whom a link is of that confirms news by email. */
export const PublicNewsConsent = z.object({
  firmName: z.string(),
  language: field.Language,
  /** Enough for its owner to know it. */
  email: z.string(),
  isConfirmed: z.boolean(),
  /** Its days are over: it confirms no more until it is mailed once more. */
  isOver: z.boolean(),
})
export type PublicNewsConsent = z.infer<typeof PublicNewsConsent>

/**
 * When the link is mailed once more: later where the address got a mail today, never where mail came back;
 * null where its days are not over.
 */
export const RenewedNewsConsent = PublicNewsConsent.extend({
  mailed: z.enum(['now', 'later', 'never']).nullable(),
})
export type RenewedNewsConsent = z.infer<typeof RenewedNewsConsent>

const consent = '/public/news-consents/{token}' as const

export const leadFormsContract = {
  ...registerContract({
    path: 'lead-forms',
    tag: 'Leads',
    view: 'lead:view',
    edit: 'lead:manage',
    one: z.object({ firmId: field.Id, leadFormId: field.Id }),
    onePath: '{leadFormId}',
    input: LeadFormInput,
    query: LeadFormListQuery,
    row: LeadFormRow,
    record: LeadForm,
    bulk: ['archive', 'restore'],
  }),
  /** What a lead wrote on forms, the newest first: also what came in while it was one already. */
  answers: endpoint
    .meta({ needs: 'lead:view' })
    .route({ method: 'GET', path: '/firms/{firmId}/leads/{leadId}/form-answers', tags: ['Leads'] })
    .input(z.object({ firmId: field.Id, leadId: field.Id }))
    .output(z.array(LeadAnswer)),
}

export const publicLeadFormsContract = {
  get: endpoint
    .meta({ needs: 'public' })
    .route({ method: 'GET', path: page, tags: ['Public'] })
    .input(link)
    .output(PublicLeadForm),
  /** Makes a lead, or adds to the open one that has the address. */
  send: endpoint
    .meta({ needs: 'public' })
    .route({ method: 'POST', path: page, tags: ['Public'], successStatus: 201 })
    .input(LeadFormAnswer.extend(link.shape))
    .output(z.object({ isSent: z.literal(true) })),
  /** Shows whom a link is of; changes nothing, as programs that check mails open every link. */
  lookConsent: endpoint
    .meta({ needs: 'public' })
    .route({ method: 'GET', path: consent, tags: ['Public'] })
    .input(link)
    .output(PublicNewsConsent),
  /** Confirms that the owner of an address wants news by email; only from then on the consent counts. */
  confirmConsent: endpoint
    .meta({ needs: 'public' })
    .route({ method: 'POST', path: consent, tags: ['Public'] })
    .input(link)
    .output(PublicNewsConsent),
  /** Mails a link once more whose days are over; they begin anew. */
  renewConsent: endpoint
    .meta({ needs: 'public' })
    .route({ method: 'POST', path: `${consent}/renewal`, tags: ['Public'] })
    .input(link)
    .output(RenewedNewsConsent),
}
