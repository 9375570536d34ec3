import { z } from 'zod'
import { Instant, MinorUnits } from '../core/fields.ts'
import { TerminalReason } from '../selling/till-terminals.ts'
import { Tender } from './tills.ts'

/**
 * The last payment of a cart that a terminal was asked for. `waiting`, `paid` and `returning` hold the
 * cart: it is neither changed nor paid in another way. `paid` is one whose ticket could not be written
 * yet; `returning` one that the card is given back in place of a ticket, which is then `returned`.
 */
export const TerminalPayment = z.object({
  state: z.enum(['waiting', 'paid', 'returning', 'sold', 'declined', 'cancelled', 'returned']),
  /** What the card is charged with, a tip included. */
  amount: MinorUnits,
  /** What pays beside the card: gift cards and balances are set aside for it. */
  beside: z.array(z.object({ tender: Tender, amount: MinorUnits })),
  /** Null unless it was declined. */
  reason: TerminalReason.nullable(),
  askedAt: Instant,
  askedByName: z.string(),
})
export type TerminalPayment = z.infer<typeof TerminalPayment>

/** What of a ticket a card paid at a terminal, which gives it back to the card. */
export const TerminalCharge = z.object({
  /** What the card can still be given back. */
  left: MinorUnits,
  /** What is on its way back to it, without a ticket as yet. */
  onItsWay: MinorUnits,
})
export type TerminalCharge = z.infer<typeof TerminalCharge>
