import { AppError } from '#contract/core/errors.ts'
import { signInLimits } from './attempts.ts'

/** Nobody failed here: others, who guess from elsewhere, hold this sign-in up for some seconds. */
export class HeldUp extends AppError {
  readonly waitMs: number

  constructor(waitMs: number) {
    super('rate_limited', 'Others guess', { retryAfterSeconds: Math.ceil(waitMs / 1000) })
    this.waitMs = waitMs
  }
}

/** So many wait at a time; more are asked to come again. */
const most = 200
let waiting = 0

/**
 * Does what is held up by others once more when that is over, so that whoever signs in at a new place
 * is let in within seconds. @throws what it throws then
 */
export async function waitedOut<Result>(
  work: (hasWaited: boolean) => Promise<Result>,
): Promise<Result> {
  try {
    return await work(false)
  } catch (error) {
    if (!(error instanceof HeldUp) || waiting >= most) throw error
    waiting += 1
    try {
      await new Promise((resolve) => setTimeout(resolve, error.waitMs))
    } finally {
      waiting -= 1
    }
    return work(true)
  }
}

/** How many of an account are waited out in a quarter of an hour, from whatever addresses. */
export function waitedLimit(email: string) {
  const [, account] = signInLimits(email, '')
  return { ...account, key: `waited ${email}`, free: 200, firstWaitMs: 5_000, longestWaitMs: 5_000 }
}
