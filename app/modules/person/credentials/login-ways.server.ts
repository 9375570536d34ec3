import type { Args } from '#app/shell/load-context.ts'
import { upstream } from '#app/upstream.server.ts'
import { AppError } from '#contract/core/errors.ts'
import { credentialsContract } from '#contract/person/credentials.ts'

const keptMs = 60_000
let known: { ways: string[]; until: number } | undefined

/** `phone` where codes can be sent to one: a setting of the API, asked for once a minute. */
export async function offeredWays(args: Args): Promise<string[]> {
  if (known && known.until > Date.now()) return known.ways
  const ways = (await hasPhones(args)) ? ['phone'] : []
  known = { ways, until: Date.now() + keptMs }
  return ways
}

async function hasPhones(args: Args): Promise<boolean> {
  try {
    await upstream(args).call(credentialsContract.checkPhones, undefined, { token: null })
    return true
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return false
    throw error
  }
}
