import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import * as field from '../core/fields.ts'

/** A card that a customer left for invoices to come. */
export const KeptCard = z.object({
  id: field.Id,
  customerId: field.Id,
  customerName: z.string(),
  brand: z.string(),
  /** The last four figures, which is all of its number that is known. */
  last4: z.string(),
  /** Last month in which it is valid, `YYYY-MM`. */
  expires: z.string(),
  /** When and to what the customer agreed, in their words. */
  consentAt: field.Instant,
  consentText: z.string(),
  removedAt: field.Instant.nullable(),
})
export type KeptCard = z.infer<typeof KeptCard>

/** What the public page of an invoice offers beside the bank transfer. */
export const CardOffer = z.object({
  /** Whether it can be paid by card now. */
  isOffered: z.boolean(),
  currency: field.CurrencyCode,
  /** All that is open, and what is asked for first: the next instalment, or all. */
  due: field.MinorUnits,
  next: field.MinorUnits,
  nextDate: field.DateOnly,
  /** A payment that was begun with this page's link and is not confirmed yet. */
  isUnderWay: z.boolean(),
  /** What the customer agrees to by leaving a card; null where nothing recurs. */
  consentText: z.string().nullable(),
  card: KeptCard.pick({ brand: true, last4: true, expires: true, consentAt: true }).nullable(),
})
export type CardOffer = z.infer<typeof CardOffer>

export const CardPaymentInput = z.object({
  /** In minor units of the invoice's currency, at most what is open. */
  amount: field.amountInput('positive'),
  /** Whether the card is kept for invoices that recur. */
  keepsCard: z.stringbool().or(z.boolean()).default(false),
})
export type CardPaymentInput = z.infer<typeof CardPaymentInput>

/** What came in by card, and what of it went back. */
export const CardPayment = z.object({
  id: field.Id,
  invoiceId: field.Id,
  invoiceNumber: z.string(),
  customerName: z.string(),
  currency: field.CurrencyCode,
  amount: field.MinorUnits,
  fee: field.MinorUnits,
  /** Refunded, and taken back by the customer's bank. */
  refunded: field.MinorUnits,
  disputed: field.MinorUnits,
  /** The payment it was recorded as. */
  paymentId: field.Id,
  at: field.Instant,
})
export type CardPayment = z.infer<typeof CardPayment>

export const CardSettings = z.object({
  /** Whether the operator has set up an account for cards. */
  isAvailable: z.boolean(),
  isOn: z.boolean(),
})

const tags = ['Card payments']
const path = '/firms/{firmId}/card-payments' as const
const firm = z.object({ firmId: field.Id })
const link = z.object({ token: z.string().max(100) })
const ofDocument = '/public/documents/{token}' as const

export const onlinePaymentsContract = {
  list: endpoint
    .meta({ needs: 'payment:view' })
    .route({ method: 'GET', path, tags })
    .input(firm)
    .output(z.object({ rows: z.array(CardPayment), cards: z.array(KeptCard) })),
  getSettings: endpoint
    .meta({ needs: 'payment:view' })
    .route({ method: 'GET', path: `${path}/settings`, tags })
    .input(firm)
    .output(CardSettings),
  updateSettings: endpoint
    .meta({ needs: 'firm:edit' })
    .route({ method: 'PUT', path: `${path}/settings`, tags })
    .input(firm.extend({ isOn: z.stringbool().or(z.boolean()).default(false) }))
    .output(CardSettings),
  /** Forgets a customer's card. */
  removeCard: endpoint
    .meta({ needs: 'payment:delete' })
    .route({ method: 'DELETE', path: '/firms/{firmId}/customers/{customerId}/card', tags })
    .input(firm.extend({ customerId: field.Id }))
    .output(z.object({})),
  /** Whether the invoice of a link can be paid by card, and what of it is asked for. */
  offer: endpoint
    .meta({ needs: 'public' })
    .route({ method: 'GET', path: `${ofDocument}/card`, tags })
    .input(link)
    .output(CardOffer),
  /** Begins a payment by card; the customer goes on at `url`, the provider's own page. */
  pay: endpoint
    .meta({ needs: 'public', isHeavy: true })
    .route({ method: 'POST', path: `${ofDocument}/card`, tags })
    .input(CardPaymentInput.extend(link.shape))
    .output(z.object({ url: z.url() })),
  /** Takes the customer's own card away. */
  forgetCard: endpoint
    .meta({ needs: 'public' })
    .route({ method: 'DELETE', path: `${ofDocument}/card`, tags })
    .input(link)
    .output(z.object({})),
}
