import { invalidField } from '#contract/core/errors.ts'
import type { Identity } from './identity.ts'

type Prover = Pick<Identity['user'], 'isEmailVerified' | 'isDemo'>

/**
 * Whether nobody knows yet if somebody reads the address they gave: whoever means harm makes such
 * accounts by the dozen. Demos have none.
 */
export function isUnproven({ isEmailVerified, isDemo }: Prover): boolean {
  return !isEmailVerified && !isDemo
}

/** @throws AppError invalid at `field` while the person has not proven their address */
export function requireProven(user: Prover, field = ''): void {
  if (isUnproven(user)) throw invalidField(field, 'addressUnproven')
}
