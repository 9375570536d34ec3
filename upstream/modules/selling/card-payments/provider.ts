import Stripe from 'stripe'
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
export function providerOf(env: Env): Stripe {
  if (!isAvailable(env)) throw new AppError('not_found', 'No card payments')
  return clientOf(env)
}

/**
 * Stripe's own client over `fetch`. `STRIPE_API_BASE` is another address of it, for tests.
 * @throws AppError not_found without a key
 */
export function clientOf(env: Env): Stripe {
  const { STRIPE_SECRET_KEY: key, STRIPE_API_BASE: base } = env
  if (!key) throw new AppError('not_found', 'No card payments')
  const own = base ? new URL(base) : undefined
  const reach = (url: string, request: RequestInit) =>
    own ? operatorFetch(url, request) : publicFetch(env, url, request)
  return new Stripe(key, {
    httpClient: Stripe.createFetchHttpClient((input, init) => reach(String(input), init ?? {})),
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

/** Whether an error is the provider's answer: a refusal, or none at all. */
export function providerError(error: unknown): Stripe.errors.StripeError | undefined {
  return error instanceof Stripe.errors.StripeError ? error : undefined
}
