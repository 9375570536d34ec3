import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import * as field from '../core/fields.ts'
import { QuoteState } from '../selling/quotes.ts'
import { PartyStatement } from '../selling/statements.ts'
import { Commission, PartnerPayout, PartnerStatement, PayoutWay } from './partners.ts'
import { PortalRight } from './portal-contacts.ts'
import { PublicTerms } from './public-partners.ts'
import { TicketState } from './support-tickets.ts'

/** What a portal says of itself to anybody with its address. */
export const PortalFront = z.object({
  firmName: z.string(),
  language: field.Language,
  timeZone: z.string(),
  /** `#rrggbb` of the firm; empty for none. */
  color: z.string(),
  hasLogo: z.boolean(),
  words: z.string(),
})
export type PortalFront = z.infer<typeof PortalFront>

export const PortalLinkInput = z.object({
  email: field.Email,
  language: field.Language,
  /** A field people do not see; whatever fills it is no person. */
  website: z.string().max(400).default(''),
})
export type PortalLinkInput = z.infer<typeof PortalLinkInput>

/** As the firm’s own tasks have them. */
const sharedTaskStates = ['todo', 'doing', 'waiting', 'done'] as const

const Money = z.object({ currency: field.CurrencyCode, amount: field.MinorUnits })

/** What somebody who is signed in sees; of what they have no right to there is nothing. */
export const PortalHome = z.object({
  email: z.string(),
  /** Customers that the address may come for. */
  companies: z.array(z.object({ contactId: field.Id, name: z.string() })),
  /** The one that was chosen; null where there are several and none is. */
  chosen: z
    .object({
      contactId: field.Id,
      name: z.string(),
      phone: z.string(),
      customer: z.string(),
      language: field.Language,
      rights: z.array(PortalRight),
      /** The customer's address in lines. */
      address: z.array(z.string()),
      vatId: z.string(),
      quotes: z.array(
        z.object({
          id: field.Id,
          number: z.string(),
          date: field.DateOnly,
          validUntil: field.DateOnly,
          currency: field.CurrencyCode,
          total: field.MinorUnits,
          state: QuoteState,
        }),
      ),
      documents: z.array(
        z.object({
          id: field.Id,
          isCredit: z.boolean(),
          number: z.string(),
          date: field.DateOnly,
          dueDate: field.DateOnly,
          currency: field.CurrencyCode,
          total: field.MinorUnits,
          due: field.MinorUnits,
          isOverdue: z.boolean(),
        }),
      ),
      /** What is owed to the firm today. */
      balances: z.array(Money),
      tickets: z.array(
        z.object({
          number: z.string(),
          subject: z.string(),
          state: TicketState,
          lastAt: field.Instant,
          path: z.string(),
        }),
      ),
      /** Tasks of the customer's projects that the firm shares. */
      tasks: z.array(
        z.object({
          id: field.Id,
          project: z.string(),
          title: z.string(),
          state: z.enum(sharedTaskStates),
          startDate: field.DateOnly.nullable(),
          dueDate: field.DateOnly.nullable(),
          doneDate: field.DateOnly.nullable(),
        }),
      ),
      appointments: z.array(
        z.object({ page: z.string(), startsAt: field.Instant, path: z.string() }),
      ),
    })
    .nullable(),
})
export type PortalHome = z.infer<typeof PortalHome>

/** How an affiliate is paid, as they wish. */
export const PortalPartnerInput = z.object({
  payoutWay: PayoutWay,
  chargesTax: z.stringbool().or(z.boolean()).default(false),
})
export type PortalPartnerInput = z.infer<typeof PortalPartnerInput>

/** An affiliate's own page: what some days brought, and how it is paid. */
export const PortalPartner = PortalPartnerInput.extend({
  name: z.string(),
  /** Of their link; null while it leads nowhere. */
  path: z.string().nullable(),
  coupon: z.string(),
  clicks: z.int(),
  customers: z.int(),
  vatId: z.string(),
  /** Whether the firm knows an account to pay to. */
  hasAccount: z.boolean(),
  from: field.DateOnly,
  to: field.DateOnly,
  terms: PublicTerms,
  statements: z.array(PartnerStatement),
  commissions: z.array(Commission.omit({ invoiceId: true, line: true })),
  payouts: z.array(
    PartnerPayout.pick({
      date: true,
      number: true,
      currency: true,
      amount: true,
      way: true,
      isCancelled: true,
    }),
  ),
})
export type PortalPartner = z.infer<typeof PortalPartner>

export const PortalTicketInput = z.object({
  subject: field.requiredText(200),
  text: field.requiredText(10_000),
})

export const PortalDataInput = z.object({
  name: field.givenName(120),
  phone: field.optionalText(40),
})

const link = z.object({ token: z.string().max(100) })
/** In the body, so that no log of addresses has it. */
const signedIn = link.extend({ session: z.string().max(100) })
const at = '/public/portals/{token}' as const
const tags = ['Public']
const Days = z.object({ from: field.DateOnly.optional(), to: field.DateOnly.optional() })

export const publicPortalContract = {
  front: endpoint
    .meta({ needs: 'public' })
    .route({ method: 'GET', path: at, tags })
    .input(link)
    .output(PortalFront),
  logo: endpoint
    .meta({ needs: 'public' })
    .route({ method: 'GET', path: `${at}/logo`, tags })
    .input(link)
    .output(z.file()),
  /** Mails a link to an address that may come in; the answer is the same for any other. */
  requestLink: endpoint
    .meta({ needs: 'public' })
    .route({ method: 'POST', path: `${at}/links`, tags })
    .input(PortalLinkInput.extend(link.shape))
    .output(z.object({ isAsked: z.boolean() })),
  /** Signs in by a mailed link, once. */
  enter: endpoint
    .meta({ needs: 'public' })
    .route({ method: 'POST', path: `${at}/sessions`, tags, successStatus: 201 })
    .input(link.extend({ link: z.string().max(100) }))
    .output(z.object({ session: z.string() })),
  /** Null for a session that is over. */
  home: endpoint
    .meta({ needs: 'public', isReading: true })
    .route({ method: 'POST', path: `${at}/home`, tags })
    .input(signedIn)
    .output(z.object({ home: PortalHome.nullable() })),
  /** Chooses the customer to act for, of those that the address may. */
  choose: endpoint
    .meta({ needs: 'public' })
    .route({ method: 'POST', path: `${at}/choice`, tags })
    .input(signedIn.extend({ contactId: field.Id }))
    .output(z.object({ contactId: field.Id })),
  leave: endpoint
    .meta({ needs: 'public' })
    .route({ method: 'POST', path: `${at}/leave`, tags })
    .input(signedIn)
    .output(z.object({ hasLeft: z.boolean() })),
  /** Where a document of the customer is seen, accepted or paid. */
  openDocument: endpoint
    .meta({ needs: 'public' })
    .route({ method: 'POST', path: `${at}/documents`, tags })
    .input(signedIn.extend({ kind: z.enum(['quote', 'invoice']), documentId: field.Id }))
    .output(z.object({ path: z.string() })),
  statement: endpoint
    .meta({ needs: 'public', isReading: true })
    .route({ method: 'POST', path: `${at}/statement`, tags })
    .input(signedIn.extend(Days.shape))
    .output(PartyStatement),
  statementPdf: endpoint
    .meta({ needs: 'public', isReading: true, isHeavy: true })
    .route({ method: 'POST', path: `${at}/statement/pdf`, tags })
    .input(signedIn.extend(Days.shape))
    .output(z.file()),
  partner: endpoint
    .meta({ needs: 'public', isReading: true })
    .route({ method: 'POST', path: `${at}/partner`, tags })
    .input(signedIn.extend(Days.shape))
    .output(PortalPartner),
  changePartner: endpoint
    .meta({ needs: 'public' })
    .route({ method: 'PUT', path: `${at}/partner`, tags })
    .input(signedIn.extend(PortalPartnerInput.shape))
    .output(z.object({ contactId: field.Id })),
  /** Makes a ticket; gives where it is read and answered. */
  ask: endpoint
    .meta({ needs: 'public' })
    .route({ method: 'POST', path: `${at}/tickets`, tags, successStatus: 201 })
    .input(signedIn.extend(PortalTicketInput.shape))
    .output(z.object({ path: z.string() })),
  /** Puts right what the firm knows of the contact themselves. */
  changeData: endpoint
    .meta({ needs: 'public' })
    .route({ method: 'PUT', path: `${at}/data`, tags })
    .input(signedIn.extend(PortalDataInput.shape))
    .output(z.object({ contactId: field.Id })),
}
