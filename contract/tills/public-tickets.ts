import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { CountryCode, Language } from '../core/fields.ts'
import { ReceiptPaper } from './receipt-paper.ts'
import { TicketCard } from './till-cards.ts'
import { saleFacts, Ticket, TicketLine } from './till-tickets.ts'

/** A receipt as whoever holds it sees it: what is printed on it, and no more. */
export const PublicTicket = Ticket.pick({
  number: true,
  kind: true,
  ...saleFacts,
  priceMode: true,
  subtotal: true,
  giftCardTotal: true,
  discountTotal: true,
  net: true,
  tax: true,
  total: true,
  taxGroups: true,
  rounding: true,
  coupon: true,
  points: true,
  tenders: true,
  tips: true,
  footer: true,
  seller: true,
  fiscal: true,
}).extend({
  lines: z.array(TicketLine.omit({ itemId: true, left: true })),
  giftCards: z.array(TicketCard.omit({ walletId: true, isBack: true })),
  refundOf: z.object({ number: z.string() }).nullable(),
  /** Of the firm, whose words, forms and clock a receipt has. */
  language: Language,
  country: CountryCode,
  timeZone: z.string(),
})
export type PublicTicket = z.infer<typeof PublicTicket>

const link = z.object({ token: z.string().max(100) })
const at = '/public/tickets/{token}' as const
const tags = ['Public']

export const publicTicketsContract = {
  open: endpoint
    .meta({ needs: 'public' })
    .route({ method: 'GET', path: `${at}/receipt`, tags })
    .input(link)
    .output(PublicTicket),
  pdf: endpoint
    .meta({ needs: 'public', isHeavy: true })
    .route({ method: 'GET', path: `${at}/pdf`, tags })
    .input(link.extend({ paper: ReceiptPaper }))
    .output(z.file()),
}
