import type { TerminalReason, TerminalRefundReason } from '#contract/selling/till-terminals.ts'
import type { Env } from '../../../core/env.ts'
import { stripeTerminals } from './stripe.ts'

/** How a payment at a terminal stands. */
export type TerminalStanding =
  | { state: 'waiting' | 'paid' | 'cancelled' }
  | { state: 'declined'; reason: TerminalReason }

/** What is asked of whoever holds the card. */
type TerminalDemand = {
  /** Minor units of the currency. */
  amount: number
  currency: string
  /** What it is for, as the provider's own lists show it. */
  reference: string
  /** The same key never makes a second payment. */
  key: string
  /** Ids by which the payment is known at the provider. */
  metadata: Record<string, string>
}

/** What of a payment is given back to its card. */
export type TerminalRefundDemand = {
  paymentId: string
  /** Minor units of the currency. */
  amount: number
  currency: string
  /** The same key never gives back twice. */
  key: string
  /** How often it was refused or failed under this key: the provider would repeat that answer. */
  tries?: number
}

/** How it stands with what is given back: on its way counts as made, as the provider owes it then. */
export type TerminalRefundStanding =
  | { state: 'made' | 'pending'; refundId: string }
  | { state: 'refused'; reason: TerminalRefundReason }

/** A provider of terminals. Each call throws AppError `unavailable` where it does not answer. */
export type Terminals = {
  /** Makes the payment and gives its id. @throws AppError invalid at `amount` */
  start: (demand: TerminalDemand) => Promise<string>
  /** Shows it on a reader; one that can't be asked gives a declined payment. */
  present: (paymentId: string, readerId: string, key: string) => Promise<TerminalStanding>
  look: (paymentId: string, readerId: string) => Promise<TerminalStanding>
  /** Ends it, if it was not paid meanwhile. */
  cancel: (paymentId: string, readerId: string) => Promise<TerminalStanding>
  /** Gives back to the card, all of what was paid or a part. Who asks again looks for it first. */
  giveBack: (demand: TerminalRefundDemand) => Promise<TerminalRefundStanding>
  /** How it stands with what was given back under a key, the latest first. */
  givenBack: (demand: TerminalRefundDemand) => Promise<TerminalRefundStanding[]>
  /** What became of what was on its way. */
  lookBack: (refundId: string) => Promise<TerminalRefundStanding>
}

/** Whether the operator gave the key of a provider of terminals. */
export function hasTerminals({ STRIPE_SECRET_KEY }: Pick<Env, 'STRIPE_SECRET_KEY'>): boolean {
  return Boolean(STRIPE_SECRET_KEY)
}

/** The provider of the installation. @throws AppError not_found where there is none */
export function terminalsOf(env: Env): Promise<Terminals> {
  return stripeTerminals(env)
}
