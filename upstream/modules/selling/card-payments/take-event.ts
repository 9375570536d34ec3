import type { Context } from 'hono'
import type { Stripe } from 'stripe'
import { z } from 'zod'
import { AppError } from '#contract/core/errors.ts'
import { callFirmInside } from '../../../core/firm-call.ts'
import type { Gateway } from '../../../gateway/gateway.ts'
import { isFirm } from '../../../identity/firms.ts'
import { isAvailable, loadStripe, providerOf } from './provider.ts'

/** How long a report is valid after it was signed. */
const toleranceSeconds = 300

/** What of a report is believed: which payment it is of. The rest is asked of the provider. */
const Reported = z.object({
  object: z.string(),
  id: z.string(),
  payment_intent: z.string().nullish(),
  metadata: z.record(z.string(), z.string()).nullish(),
})

/**
 * Takes a report of the card provider. Without keys there is nothing here; one that is not signed, or
 * was signed more than five minutes ago, is malformed. It only says which payment to look at: however often and in which order reports come, the firm asks how that payment stands.
 * @throws AppError not_found, malformed; unavailable where the firm does not answer, and it is sent again
 */
export async function takeCardEvent(c: Context<Gateway>): Promise<Response> {
  if (!isAvailable(c.env)) throw new AppError('not_found', 'Not found')
  const event = await genuineEvent(c)
  const object = Reported.safeParse(event.data.object).data
  const paymentIntentId = object && paymentOf(object)
  if (!object || !paymentIntentId) return c.json({ taken: false })
  const firmId = object.metadata?.firmId ?? (await firmOf(c, paymentIntentId))
  if (firmId === undefined || !(await isFirm(c.env, firmId))) return c.json({ taken: false })
  const answer = await callFirmInside(c.env, firmId, nobody(c), {
    name: 'card-event',
    input: { eventId: event.id, kind: event.type, paymentIntentId },
  })
  if (!answer.ok) throw new AppError('unavailable', 'The firm could not accept the call')
  return c.json({ taken: true })
}

async function genuineEvent(c: Context<Gateway>): Promise<Stripe.Event> {
  const body = await c.req.text()
  const { Stripe: Provider } = await loadStripe()
  try {
    return await Provider.webhooks.constructEventAsync(
      body,
      c.req.header('stripe-signature') ?? '',
      c.env.STRIPE_WEBHOOK_SECRET ?? '',
      toleranceSeconds,
      Provider.createSubtleCryptoProvider(),
    )
  } catch (cause) {
    throw new AppError('malformed', 'Not signed by the provider, or too old', { cause })
  }
}

function paymentOf({ object, id, payment_intent }: z.infer<typeof Reported>): string | undefined {
  return object === 'payment_intent' ? id : (payment_intent ?? undefined)
}

/** Refunds and disputes do not say whose they are; their payment does. */
async function firmOf(c: Context<Gateway>, paymentIntentId: string): Promise<string | undefined> {
  const { metadata } = await (await providerOf(c.env)).paymentIntents.retrieve(paymentIntentId)
  return metadata.firmId
}

function nobody(c: Context<Gateway>) {
  const requestId = c.get('requestId')
  return { userId: '', userName: '', role: null, language: 'en', isDemo: false, requestId } as const
}
