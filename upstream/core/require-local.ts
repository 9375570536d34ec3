import { AppError } from '#contract/core/errors.ts'
import type { Env } from './env.ts'

/**
 * Keeps what is for measuring alone from every deployment but one's own machine.
 * @throws AppError not_found
 */
export function requireLocal({ DEPLOYMENT }: Pick<Env, 'DEPLOYMENT'>): void {
  if (DEPLOYMENT !== 'local') throw new AppError('not_found', 'No such endpoint')
}
