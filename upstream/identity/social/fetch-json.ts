import type { z } from 'zod'
import { operatorFetch } from '../../core/public-fetch.ts'

const waitMs = 10_000

/**
 * Asks a provider. Redirects are refused, so that it cannot lead a request of ours elsewhere.
 * @throws Error for any answer but a success with JSON, and when there is none in 10 s
 */
export async function fetchJson<Schema extends z.ZodType>(
  address: string,
  schema: Schema,
  init: RequestInit = {},
): Promise<z.infer<Schema>> {
  const signal = AbortSignal.timeout(waitMs)
  const answer = await operatorFetch(address, { ...init, signal })
  if (answer.status !== 200) {
    throw new Error(`${new URL(address).origin} answered ${answer.status}`)
  }
  return schema.parse(await answer.json())
}
