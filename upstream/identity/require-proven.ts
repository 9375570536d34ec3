import { invalidField } from '#contract/core/errors.ts'
import type { Person } from './person.ts'

/**
 * Whether nobody knows yet if somebody reads the address they gave: whoever means harm makes such
 * accounts by the dozen. Demos have none.
 */
export function isUnproven({
  isEmailVerified,
  isDemo,
}: Pick<Person, 'isEmailVerified' | 'isDemo'>): boolean {
  return !isEmailVerified && !isDemo
}

/** @throws AppError invalid at `field` while the person has not proven their address */
export function requireProven(user: Pick<Person, 'isEmailVerified' | 'isDemo'>, field = ''): void {
  if (isUnproven(user)) throw invalidField(field, 'addressUnproven')
}
