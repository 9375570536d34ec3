import { z } from 'zod'
import { Instant, MinorUnits } from './fields.ts'

/** The id of a reader as its provider calls it; empty: cards are charged beside the till. */
export const TerminalReader = z
  .string()
  .trim()
  .regex(/^(tmr_[A-Za-z0-9_]{1,60})?$/, 'invalidReader')
  .default('')

/** Why nothing was paid, as far as the provider says it to a shop. */
export const TerminalReason = z.enum([
  'funds',
  'expired',
  'pin',
  'readerAway',
  'readerBusy',
  'readerUnknown',
  'readerStopped',
  'declined',
])
export type TerminalReason = z.infer<typeof TerminalReason>

/**
 * The last payment of a cart that a terminal was asked for. `waiting` and `paid` hold the cart: it is
 * neither changed nor paid in another way. `paid` is one whose ticket could not be written yet.
 */
export const TerminalPayment = z.object({
  state: z.enum(['waiting', 'paid', 'sold', 'declined', 'cancelled']),
  /** What the card is charged with, a tip included. */
  amount: MinorUnits,
  /** Null unless it was declined. */
  reason: TerminalReason.nullable(),
  askedAt: Instant,
})
export type TerminalPayment = z.infer<typeof TerminalPayment>
