import type { Args } from '#app/shell/load-context.ts'
import { upstream } from '#app/upstream.server.ts'
import { socialContract } from '#contract/person/social.ts'
import { nameOffer } from './offer.ts'

const keptMs = 60_000
let known: { ways: string[]; until: number } | undefined

export const makesAccounts = true

/** The providers that are set up: a setting of the API, asked for once a minute. */
export async function offeredWays(args: Args): Promise<string[]> {
  if (known && known.until > Date.now()) return known.ways
  const { call } = upstream(args)
  const { providers } = await call(socialContract.listProviders, undefined, { token: null })
  const ways = providers.map(nameOffer)
  known = { ways, until: Date.now() + keptMs }
  return ways
}
