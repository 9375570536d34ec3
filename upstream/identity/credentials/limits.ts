import { countAttempt, requireAllowed } from '../attempts.ts'
import type { Call } from '../call.ts'
import { directory } from '../directory.ts'

const quarterMs = 15 * 60_000

/**
 * Counts an attempt at something, whoever makes it, before it is made.
 * @param whose what it is counted by: an address of the network, a number, a person
 * @param free how many in 15 minutes cost no wait
 * @throws AppError rate_limited
 */
export async function requireFew(
  { env, now }: Pick<Call, 'env' | 'now'>,
  what: string,
  whose: string,
  free: number,
): Promise<void> {
  const limit = {
    key: `${what} ${whose}`,
    free,
    firstWaitMs: 30_000,
    longestWaitMs: quarterMs,
  }
  requireAllowed(await countAttempt(directory(env), limit, now), now)
}
