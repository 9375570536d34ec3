import type { Stripe } from 'stripe'
import { currencyDigits } from '#contract/core/currencies.ts'
import { divideRound } from '#contract/core/decimal.ts'
import { type Minor, minorFrom } from '#contract/core/money.ts'
import { fromProvider } from '../card-payments/index.ts'

/** How a payment by card stands with the provider; amounts in minor units of its currency. */
export type Standing = {
  paymentIntentId: string
  reference: string
  invoiceId: string
  checkoutId: string
  /** When the money was taken, in seconds since 1970. */
  at: number
  currency: string
  amount: Minor
  fee: Minor
  card: { customer: string; method: string; brand: string; last4: string; expires: string } | null
  returns: MoneyBack[]
}

export type MoneyBack = {
  id: string
  kind: 'refund' | 'dispute'
  amount: Minor
  fee: Minor
  /** False once the money came back: the refund failed, or the dispute was won. */
  isStanding: boolean
}

/**
 * Asks how a payment stands. Undefined for one that brought no money, or that is not ours;
 * `pending` while the provider has not yet booked it, so that its fee is not known.
 */
export async function standingOf(
  provider: Stripe,
  paymentIntentId: string,
): Promise<Standing | 'pending' | undefined> {
  const payment = await provider.paymentIntents.retrieve(paymentIntentId, {
    expand: ['latest_charge.balance_transaction'],
  })
  const charge = payment.latest_charge
  const { invoiceId, checkoutId } = payment.metadata
  if (!invoiceId || !checkoutId || charge === null || typeof charge === 'string') return undefined
  if (payment.status !== 'succeeded') return undefined
  const booked = charge.balance_transaction
  if (booked === null || typeof booked === 'string') return 'pending'
  const currency = payment.currency.toUpperCase()
  const [refunds, disputes] = await Promise.all([
    provider.refunds.list({
      payment_intent: paymentIntentId,
      limit: 100,
      expand: ['data.balance_transaction'],
    }),
    provider.disputes.list({ payment_intent: paymentIntentId, limit: 100 }),
  ])
  return {
    paymentIntentId,
    reference: charge.id,
    invoiceId,
    checkoutId,
    at: charge.created,
    currency,
    amount: fromProvider(payment.amount_received, currency),
    fee: feeIn(booked, currency),
    card: cardOf(payment, charge),
    returns: [
      ...refunds.data.map((refund) => refunded(refund, currency)),
      ...disputes.data.flatMap((dispute) => disputed(dispute, currency)),
    ],
  }
}

function refunded(refund: Stripe.Refund, currency: string): MoneyBack {
  const booked = refund.balance_transaction
  return {
    id: refund.id,
    kind: 'refund',
    amount: fromProvider(refund.amount, currency),
    fee: booked && typeof booked !== 'string' ? Math.max(0, feeIn(booked, currency)) : 0,
    isStanding: refund.status !== 'failed' && refund.status !== 'canceled',
  }
}

/** An inquiry takes no money and is none; what was taken and given back is over. */
function disputed(dispute: Stripe.Dispute, currency: string): MoneyBack[] {
  const booked = dispute.balance_transactions
  const [taken] = booked.filter(({ amount }) => amount < 0)
  if (!taken) return []
  const sum = booked.reduce((total, { amount }) => total + amount, 0)
  return [
    {
      id: dispute.id,
      kind: 'dispute',
      amount: fromProvider(dispute.amount, currency),
      fee: Math.max(0, feeIn(taken, currency)),
      isStanding: sum < 0,
    },
  ]
}

/**
 * The fee in the payment's currency. Where the provider settles in another, it says how many units of
 * that one unit was worth (`exchange_rate` of the balance transaction).
 */
export function feeIn(
  {
    fee,
    currency: settled,
    exchange_rate: rate,
  }: Pick<Stripe.BalanceTransaction, 'fee' | 'currency' | 'exchange_rate'>,
  currency: string,
): Minor {
  const own = settled.toUpperCase()
  const minor = fromProvider(fee, own)
  if (own === currency || !rate) return minor
  const scale = 1_000_000_000_000
  const units = BigInt(Math.round(rate * scale))
  const wanted = BigInt(minor) * 10n ** BigInt(currencyDigits(currency)) * BigInt(scale)
  return minorFrom(divideRound(wanted, units * 10n ** BigInt(currencyDigits(own))))
}

function cardOf(payment: Stripe.PaymentIntent, charge: Stripe.Charge): Standing['card'] {
  const card = charge.payment_method_details?.card
  const [customer, method] = [payment.customer, payment.payment_method]
  const isKept = payment.setup_future_usage === 'off_session'
  if (!isKept || !card || typeof customer !== 'string' || typeof method !== 'string') return null
  const month = String(card.exp_month).padStart(2, '0')
  return {
    customer,
    method,
    brand: card.brand ?? '',
    last4: card.last4 ?? '',
    expires: `${card.exp_year}-${month}`,
  }
}
