import { newSecret } from '../../../documents/delivery/secret.ts'

/** 200 random bits: what opens all of a customer's documents is longer than what opens one. */
export function newLongSecret(): string {
  return newSecret() + newSecret()
}
