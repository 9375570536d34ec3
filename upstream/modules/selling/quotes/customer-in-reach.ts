import { requireWithinReach } from '../../../firm/reach.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import { getStoredParty } from '../../firm/parties/index.ts'
import type { QuoteRecord } from './reader.ts'

/**
 * Refuses a new document for the customer of a quote whom the caller's role does not reach: the quote
 * names them, and no id of theirs is sent along to be looked at.
 * @throws AppError not_found
 */
export function requireCustomerInReach(
  reader: Reader,
  { actor }: Pick<FirmContext, 'actor'>,
  { customerId }: Pick<QuoteRecord, 'customerId'>,
): void {
  requireWithinReach(actor, 'party', getStoredParty(reader, customerId).createdBy)
}
