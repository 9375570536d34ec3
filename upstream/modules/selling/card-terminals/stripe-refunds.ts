import type { Stripe } from 'stripe'
import type { TerminalRefundReason } from '#contract/selling/till-terminals.ts'
import { providerError, toProvider } from '../card-payments/index.ts'
import { answered, isRefusal } from './answered.ts'
import type { TerminalRefundDemand, TerminalRefundStanding, Terminals } from './terminals.ts'

/** What refusals of a refund are called (docs.stripe.com/error-codes, docs.stripe.com/refunds#failed-refunds). */
const reasons: Record<string, TerminalRefundReason> = {
  charge_already_refunded: 'alreadyBack',
  amount_too_large: 'alreadyBack',
  balance_insufficient: 'noMoney',
  insufficient_funds: 'noMoney',
  charge_disputed: 'disputed',
  charge_for_pending_refund_disputed: 'disputed',
}

/** As many refunds of one payment are looked through for the one that was asked for. */
const lookedAt = 100

/**
 * Refunds of payments at terminals (docs.stripe.com/api/refunds). The key stands in the refund too: the
 * provider forgets keys of calls after a day at the earliest, and what it made it keeps.
 */
export function stripeRefunds(
  stripe: Stripe,
): Pick<Terminals, 'giveBack' | 'givenBack' | 'lookBack'> {
  async function make({ paymentId, amount, currency, key, tries = 0 }: TerminalRefundDemand) {
    const units = toProvider(amount, currency)
    if (units === undefined) throw new TypeError('What was charged can be given back')
    return answered(() =>
      stripe.refunds.create(
        { payment_intent: paymentId, amount: units, metadata: { key } },
        // An error too is repeated for a day (docs.stripe.com/api/idempotent_requests).
        { idempotencyKey: tries === 0 ? key : `${key}-${tries}` },
      ),
    )
  }

  return {
    async givenBack({ paymentId, key }) {
      try {
        const { data } = await answered(() =>
          stripe.refunds.list({ payment_intent: paymentId, limit: lookedAt }),
        )
        return data.filter(({ metadata }) => metadata?.key === key).map(standingOf)
      } catch (error) {
        // A payment that the provider does not know has none; giving back says why.
        if (!isRefusal(error)) throw error
        return []
      }
    },

    async giveBack(demand) {
      try {
        return standingOf(await make(demand))
      } catch (error) {
        if (!isRefusal(error)) throw error
        return { state: 'refused', reason: reasonOf(providerError(error)?.code) }
      }
    },

    async lookBack(refundId) {
      return standingOf(await answered(() => stripe.refunds.retrieve(refundId)))
    },
  }
}

function standingOf({ id, status, failure_reason: why }: Stripe.Refund): TerminalRefundStanding {
  if (status === 'failed' || status === 'canceled') {
    return { state: 'refused', reason: reasonOf(why) }
  }
  return { state: status === 'succeeded' ? 'made' : 'pending', refundId: id }
}

function reasonOf(code: string | null | undefined): TerminalRefundReason {
  return reasons[code ?? ''] ?? 'refused'
}
