import { z } from 'zod'
import { amountInput, DateOnly, Id, MinorUnits } from '../core/fields.ts'

/** A gift card that is sold, or money that goes onto one: no turnover, and no tax before it is spent. */
export const TicketCardInput = z.object({
  /** Minor units of the base currency. */
  amount: amountInput('positive'),
  /** The card that it goes onto; null for a new one, whose code stands on the receipt. */
  cardId: Id.nullable().default(null),
})
export type TicketCardInput = z.infer<typeof TicketCardInput>

/** As many gift cards fit onto one ticket. */
export const maxTicketCards = 20

/** A gift card on a ticket; below zero on a refund, which takes it back. */
export const TicketCard = z.object({
  position: z.int(),
  walletId: Id,
  number: z.string(),
  /** The last four characters of its code. */
  codeEnd: z.string(),
  /** What it is spent by: of a new card that nobody has used yet, for whoever may sell; else empty. */
  code: z.string(),
  isTopUp: z.boolean(),
  /** The last day that it can be spent; null for none. */
  expiresOn: DateOnly.nullable(),
  amount: MinorUnits,
  /** It came back. */
  isBack: z.boolean(),
})
export type TicketCard = z.infer<typeof TicketCard>
