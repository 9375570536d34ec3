import { isAllowed } from '#contract/core/roles.ts'
import type { BankAdvance } from '#contract/money/bank-documents.ts'
import type { BankMatch } from '#contract/money/bank-matching.ts'
import type { FirmContext, Reader } from '../../../../firm/store.ts'
import { balanceOf, itemsOfDocument } from '../../../books/settlement/index.ts'
import { namesOfParties } from '../../../firm/parties/views.ts'
import { seesDocument } from '../needed-for.ts'

/**
 * What a customer paid with a line before there was an invoice and still stands to their credit; null
 * where there is none, or whoever asks does not see it.
 */
export function advanceOf(
  reader: Reader,
  { actor }: Pick<FirmContext, 'actor'>,
  { made }: BankMatch,
): BankAdvance | null {
  const payment = made.find(({ kind }) => kind === 'payment')
  if (!payment || !isAllowed(actor, 'party:view')) return null
  const items = itemsOfDocument(reader, payment.id).filter(
    ({ side, direction }) => side === 'credit' && direction === 'receivable',
  )
  const [first] = items
  const amount = balanceOf(items)
  if (!first || amount <= 0) return null
  const { partyId: customerId, currency } = first
  if (!seesDocument(reader, actor, { ...payment, partyId: customerId })) return null
  const customerName = namesOfParties(reader, [customerId]).get(customerId) ?? ''
  return { customerId, customerName, amount, currency }
}
