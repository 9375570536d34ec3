import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { shownTo } from '../core/field-rights.ts'
import { CurrencyCode, DateOnly, Id, Instant, MinorUnits } from '../core/fields.ts'

/** A customer who is another firm of the caller. */
export const OwnFirmLink = z.object({ partyId: Id, partyName: z.string(), otherFirmId: Id })
export type OwnFirmLink = z.infer<typeof OwnFirmLink>

/** What one firm's books say of a document between two of them; sums are above zero. */
export const OwnFirmSide = z.object({
  /** Of the invoice in the firm that issued it. */
  invoiceId: Id,
  /** Of the bill in the firm that owes it; null while there is none. */
  billId: Id.nullable(),
  kind: z.enum(['invoice', 'credit']),
  number: z.string(),
  date: DateOnly,
  dueDate: DateOnly.nullable(),
  currency: CurrencyCode,
  total: MinorUnits,
  open: MinorUnits,
  state: z.string(),
  /** The account that it is to be paid to; empty where it says none. */
  iban: shownTo('party:bank', z.string()),
})
export type OwnFirmSide = z.infer<typeof OwnFirmSide>

/** In what two sides differ. */
export const OwnFirmDifference = z.enum([
  'number',
  'date',
  'dueDate',
  'currency',
  'total',
  'iban',
  'paid',
  'void',
])
export type OwnFirmDifference = z.infer<typeof OwnFirmDifference>

/**
 * A document between two firms of one person, as both have it. `waiting`: no bill is made of it yet.
 * `hidden`: the caller may not see the other side. `gone`: the bill was deleted.
 */
export const OwnFirmDocument = z.object({
  /** Given: this firm issued it. Taken: it is a bill here. */
  direction: z.enum(['given', 'taken']),
  otherFirmId: Id,
  ours: OwnFirmSide,
  theirs: OwnFirmSide.nullable(),
  outcome: z.enum(['waiting', 'hidden', 'gone', 'agrees', 'differs']),
  differences: z.array(OwnFirmDifference),
})
export type OwnFirmDocument = z.infer<typeof OwnFirmDocument>

export const OwnFirms = z.object({
  links: z.array(OwnFirmLink),
  rows: z.array(OwnFirmDocument),
})
export type OwnFirms = z.infer<typeof OwnFirms>

const path = '/firms/{firmId}' as const
const tags = ['Own firms']
const sides = z.object({ rows: z.array(OwnFirmSide) })

export const ownFirmsContract = {
  /** Customers who are own firms, and what lies between them and this one, the newest first. */
  list: endpoint
    .meta({ needs: 'firm:view', isScoped: true })
    .route({ method: 'GET', path: `${path}/own-firms`, tags })
    .input(z.object({ firmId: Id }))
    .output(OwnFirms),
  /** Says that a customer is another firm, by somebody with the right to write bills there. */
  link: endpoint
    .meta({ needs: 'party:edit' })
    .route({ method: 'PUT', path: `${path}/own-firms/{partyId}`, tags })
    .input(z.object({ firmId: Id, partyId: Id, otherFirmId: Id }))
    .output(OwnFirmLink),
  /** What was handed over stays. */
  unlink: endpoint
    .meta({ needs: 'party:edit' })
    .route({ method: 'DELETE', path: `${path}/own-firms/{partyId}`, tags })
    .input(z.object({ firmId: Id, partyId: Id }))
    .output(z.object({ partyId: Id })),
  /**
   * Makes a draft of a bill of an issued document in the other firm, with the electronic invoice as it
   * was issued. By a person with the rights for it in both; never with an API key, which is for one firm.
   */
  handOver: endpoint
    .meta({ needs: 'invoice:edit', isHeavy: true })
    .route({
      method: 'POST',
      path: `${path}/invoices/{invoiceId}/hand-over`,
      tags,
      successStatus: 201,
    })
    .input(z.object({ firmId: Id, invoiceId: Id }))
    .output(z.object({ otherFirmId: Id, billId: Id })),
  /**
   * The other end of `handOver`: gives the same bill for the same invoice. The document comes from the
   * firm that issued it, asked as the caller, never from the caller.
   */
  take: endpoint
    .meta({ needs: 'bill:edit', isHeavy: true })
    .route({ method: 'POST', path: `${path}/own-firm-bills`, tags, successStatus: 201 })
    .input(z.object({ firmId: Id, sellerFirmId: Id, sellerInvoiceId: Id }))
    .output(z.object({ billId: Id, takenAt: Instant })),
  /** What this firm issued to another own one, as its books have it; or one document of that. */
  given: endpoint
    .meta({ needs: 'invoice:view', isScoped: true })
    .route({ method: 'GET', path: `${path}/own-firm-invoices`, tags })
    .input(z.object({ firmId: Id, buyerFirmId: Id, invoiceId: Id.optional() }))
    .output(sides),
  /** What this firm took from another own one, as its books have it. */
  taken: endpoint
    .meta({ needs: 'bill:view' })
    .route({ method: 'GET', path: `${path}/own-firm-bills`, tags })
    .input(z.object({ firmId: Id, sellerFirmId: Id }))
    .output(sides),
}
