import type { Stripe } from 'stripe'
import { AppError } from '#contract/core/errors.ts'
import type { Env } from '../../../core/env.ts'
import { operatorFetch, publicFetch } from '../../../core/public-fetch.ts'

type Keys = Pick<Env, 'STRIPE_SECRET_KEY' | 'STRIPE_WEBHOOK_SECRET'>

const waitMs = 15_000

/** Whether the operator gave both keys; with one alone no payment would be heard of. */
export function isAvailable({ STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET }: Keys): boolean {
  return Boolean(STRIPE_SECRET_KEY && STRIPE_WEBHOOK_SECRET)
}

/**
 * The provider of payments on pages, whose reports come back here.
 * @throws AppError not_found without both keys
 */
export async function providerOf(env: Env): Promise<Stripe> {
  if (!isAvailable(env)) throw new AppError('not_found', 'No card payments')
  return clientOf(env)
}

/**
 * Stripe's own client over `fetch`, a megabyte that most installations never need: loaded with the first payment. `STRIPE_API_BASE` is another address of it, for tests.
 * @throws AppError not_found without a key
 */
export async function clientOf(env: Env): Promise<Stripe> {
  const { STRIPE_SECRET_KEY: key, STRIPE_API_BASE: base } = env
  if (!key) throw new AppError('not_found', 'No card payments')
  const own = base ? new URL(base) : undefined
  const reach = (url: string, request: RequestInit) =>
    own ? operatorFetch(url, request) : publicFetch(env, url, request)
  const { Stripe: Client } = await loadStripe()
  return new Client(key, {
    httpClient: Client.createFetchHttpClient((input, init) => reach(String(input), init ?? {})),
    timeout: waitMs,
    maxNetworkRetries: 1,
    telemetry: false,
    ...(own && {
      host: own.hostname,
      port: own.port,
      protocol: own.protocol === 'http:' ? 'http' : 'https',
    }),
  })
}

let loaded: typeof import('stripe') | undefined

/** The library of the provider. */
export async function loadStripe(): Promise<typeof import('stripe')> {
  loaded ??= await import('stripe')
  return loaded
}

/** Whether an error is the provider's answer: a refusal, or none at all. Before the first call there is none. */
export function providerError(error: unknown): Stripe.errors.StripeError | undefined {
  const StripeError = loaded?.Stripe.errors.StripeError
  return StripeError && error instanceof StripeError ? error : undefined
}
