import { z } from 'zod'

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

/** Why a card is given nothing back. */
export const TerminalRefundReason = z.enum(['alreadyBack', 'noMoney', 'disputed', 'refused'])
export type TerminalRefundReason = z.infer<typeof TerminalRefundReason>
