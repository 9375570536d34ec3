import { withMaskedAccounts } from '#contract/core/iban.ts'
import type { StoredLine } from './reader.ts'

/**
 * What a payment that a line was is known by: the reference of the bank, else its text. Account numbers in
 * it are masked, for payments are read by more people than see them.
 */
export function paymentReference({ reference, text }: StoredLine): string {
  return withMaskedAccounts(reference || text).slice(0, 120)
}
