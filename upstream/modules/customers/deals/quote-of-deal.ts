import { conflictOf, invalidField } from '#contract/core/errors.ts'
import { requirePermission } from '#contract/core/roles.ts'
import { QuoteInput } from '#contract/selling/quotes.ts'
import { addDays } from '../../../firm/calendar.ts'
import { requireWithinReach } from '../../../firm/reach.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { firmDate } from '../../firm/firms/index.ts'
import { getStoredParty } from '../../firm/parties/index.ts'
import { linkRecords } from '../../firm/records/index.ts'
import { createDraft } from '../../selling/quotes/index.ts'
import { deals } from './register.ts'

const validDays = 30

/**
 * Makes the draft of a quote for the deal's customer, and ties it to the deal.
 * @throws AppError not_found; conflict (`dealClosed`); invalid for a deal without a customer
 */
export function quoteForDeal(
  writer: Writer,
  firm: FirmContext,
  { dealId }: { dealId: string },
): { quoteId: string } {
  requirePermission(firm.actor, 'deal:edit')
  const deal = deals.get(writer, dealId)
  requireWithinReach(firm.actor, 'deal', deal.heldBy)
  if (deal.place !== 'open') throw conflictOf('dealClosed')
  if (deal.partyId === null) throw invalidField('customerName', 'dealWithoutCustomer')
  const { language } = getStoredParty(writer, deal.partyId)
  const issueDate = firmDate(writer, firm)
  const input = QuoteInput.parse({
    customerId: deal.partyId,
    ...{ language, currency: deal.currency, issueDate },
    validUntil: addDays(issueDate, validDays),
    lines: [],
  })
  const { id: quoteId } = createDraft(writer, firm, input)
  linkRecords(writer, firm, {
    from: { kind: 'deal', id: dealId },
    relation: 'convertedTo',
    to: { kind: 'quote', id: quoteId },
  })
  return { quoteId }
}
