import type { Stripe } from 'stripe'
import { invalidField } from '#contract/core/errors.ts'
import type { TerminalReason } from '#contract/selling/till-terminals.ts'
import type { Env } from '../../../core/env.ts'
import { clientOf, providerError, toProvider } from '../card-payments/index.ts'
import { answered, asUnavailable, isRefusal } from './answered.ts'
import { stripeRefunds } from './stripe-refunds.ts'
import type { TerminalStanding, Terminals } from './terminals.ts'

/** What declines and readers are called (docs.stripe.com/declines/codes, docs.stripe.com/error-codes). */
const reasons: Record<string, TerminalReason> = {
  insufficient_funds: 'funds',
  expired_card: 'expired',
  incorrect_pin: 'pin',
  invalid_pin: 'pin',
  pin_try_exceeded: 'pin',
  terminal_reader_offline: 'readerAway',
  terminal_reader_timeout: 'readerAway',
  terminal_reader_busy: 'readerBusy',
  resource_missing: 'readerUnknown',
  customer_canceled: 'readerStopped',
}

/**
 * Stripe Terminal, driven from the server
 * (docs.stripe.com/terminal/payments/collect-card-payment?terminal-sdk-platform=server-driven).
 * @throws AppError not_found without a key
 */
export async function stripeTerminals(env: Env): Promise<Terminals> {
  const stripe = await clientOf(env)

  /** A card that was refused could be tried again on the reader; it is ended, so that it is refused for good. */
  async function declined(paymentId: string, reason: TerminalReason): Promise<TerminalStanding> {
    const ended = await end(paymentId)
    return ended.state === 'cancelled' ? { state: 'declined', reason } : ended
  }

  async function end(paymentId: string): Promise<TerminalStanding> {
    try {
      await answered(() => stripe.paymentIntents.cancel(paymentId))
      return { state: 'cancelled' }
    } catch (error) {
      // What is being charged, was paid or was ended before can't be ended.
      if (!isRefusal(error)) throw error
      return simpleStanding(await answered(() => stripe.paymentIntents.retrieve(paymentId)))
    }
  }

  /** What a reader is at, if it is at this payment. */
  async function actionOf(paymentId: string, readerId: string) {
    try {
      const reader = await answered(() => stripe.terminal.readers.retrieve(readerId))
      const action = 'action' in reader ? reader.action : null
      const own = action?.process_payment_intent?.payment_intent
      return (typeof own === 'string' ? own : own?.id) === paymentId ? action : null
    } catch (error) {
      if (!isRefusal(error)) throw error
      return null
    }
  }

  return {
    ...stripeRefunds(stripe),

    async start({ amount, currency, reference, key, metadata }) {
      const units = toProvider(amount, currency)
      if (units === undefined) throw invalidField('amount', 'invalidAmount')
      try {
        const { id } = await answered(() =>
          stripe.paymentIntents.create(
            {
              amount: units,
              currency: currency.toLowerCase(),
              allowed_payment_method_types: ['card_present'],
              capture_method: 'automatic',
              description: reference,
              metadata,
            },
            { idempotencyKey: key },
          ),
        )
        return id
      } catch (error) {
        const code = providerError(error)?.code
        if (code === 'amount_too_small') throw invalidField('amount', 'tooSmallForCard')
        if (code === 'amount_too_large') throw invalidField('amount', 'tooLarge')
        throw asUnavailable(error)
      }
    },

    async present(paymentId, readerId, key) {
      try {
        await answered(() =>
          stripe.terminal.readers.processPaymentIntent(
            readerId,
            // The till has the tip in the amount.
            { payment_intent: paymentId, process_config: { skip_tipping: true } },
            { idempotencyKey: key },
          ),
        )
        return { state: 'waiting' }
      } catch (error) {
        if (!isRefusal(error)) throw error
        return await declined(paymentId, reasonOf(providerError(error)?.code))
      }
    },

    async look(paymentId, readerId) {
      const intent = await answered(() => stripe.paymentIntents.retrieve(paymentId))
      const standing = simpleStanding(intent)
      if (standing.state !== 'waiting' || intent.status === 'processing') return standing
      const { last_payment_error: refusal } = intent
      if (refusal) {
        return await declined(paymentId, reasonOf(refusal.decline_code ?? refusal.code))
      }
      const action = await actionOf(paymentId, readerId)
      if (action?.status !== 'failed') return standing
      return await declined(paymentId, reasonOf(action.failure_code))
    },

    async cancel(paymentId, readerId) {
      if ((await actionOf(paymentId, readerId))?.status === 'in_progress') {
        try {
          await answered(() => stripe.terminal.readers.cancelAction(readerId))
        } catch (error) {
          // A reader that is away or at the charge itself keeps its screen; the payment says how it ends.
          if (!isRefusal(error)) throw error
        }
      }
      return await end(paymentId)
    },
  }
}

function simpleStanding({ status }: Stripe.PaymentIntent): TerminalStanding {
  if (status === 'succeeded') return { state: 'paid' }
  return { state: status === 'canceled' ? 'cancelled' : 'waiting' }
}

function reasonOf(code: string | null | undefined): TerminalReason {
  return reasons[code ?? ''] ?? 'declined'
}
