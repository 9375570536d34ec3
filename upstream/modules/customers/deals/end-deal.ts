import { conflictOf, invalidField } from '#contract/core/errors.ts'
import { minorToDecimal } from '#contract/core/money.ts'
import type { DealEnd } from '#contract/customers/deals.ts'
import { requireVersion } from '../../../firm/require-version.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { findRate } from '../../books/rates/index.ts'
import { firmDate, getFirmProfile } from '../../firm/firms/index.ts'
import { type CloseInput, closeDeal } from './close-deal.ts'
import { runEndedSteps } from './deal-steps.ts'
import type { RateFinder } from './rates.ts'
import { deals, placeOf, type ShownDeal } from './register.ts'
import type { DealStored } from './tables.ts'
import { lastKey } from './visits.ts'

/** What a currency was worth in the firm's own, as its lists and people say. */
export function ratesOf(reader: Reader): RateFinder {
  const { baseCurrency } = getFirmProfile(reader)
  return (currency, date) => findRate(reader, baseCurrency, currency, date)
}

/**
 * Ends a deal as won, or as lost with a reason; the rate of the day is kept with it.
 * @throws AppError not_found; invalid without a reason; conflict with the newer version, or
 * (`dealClosed`) for one that ended otherwise
 */
export function endDeal(
  writer: Writer,
  firm: FirmContext,
  { dealId, state, reason, version }: DealEnd & { dealId: string },
): ShownDeal {
  const deal = deals.get(writer, dealId)
  requireVersion(deal, version, () => deals.show(writer, firm, dealId))
  const { amount, currency } = deal
  const ending = { state, amount, currency, quoteId: null, lostReason: reason || null }
  close(writer, firm, deal, { ...ending, date: firmDate(writer, firm) })
  return deals.show(writer, firm, dealId)
}

/** Opens a deal again that had ended, in the stage where it was. @throws AppError not_found */
export function reopenDeal(
  writer: Writer,
  firm: FirmContext,
  { dealId }: { dealId: string },
): ShownDeal {
  const deal = deals.get(writer, dealId)
  if (deal.state === 'open' || deal.isArchived) throw conflictOf('dealClosed')
  const { pipelineId, stageId } = deal
  deals.change(writer, firm, dealId, {
    ...{ state: 'open', closing: null, version: deal.version + 1 },
    place: placeOf({ isArchived: false, state: 'open' }),
    orderKey: lastKey(writer, pipelineId, stageId),
  })
  writer.audit({
    ...{ entity: 'deal', entityId: dealId, action: 'reopen', title: deal.title },
    before: { state: deal.state },
    after: { state: 'open' },
  })
  return deals.show(writer, firm, dealId)
}

/** Wins the deals that a quote was made from, with what the customer accepted. */
export function winByQuote(
  writer: Writer,
  firm: FirmContext,
  dealId: string,
  quote: { id: string; total: number; currency: string },
): void {
  const deal = deals.find(writer, dealId)
  if (deal?.place !== 'open') return
  close(writer, firm, deal, {
    ...{ state: 'won', amount: quote.total, currency: quote.currency },
    ...{ quoteId: quote.id, lostReason: null, date: firmDate(writer, firm) },
  })
}

function close(writer: Writer, firm: FirmContext, deal: DealStored, input: CloseInput): void {
  if (deal.isArchived) throw conflictOf('dealClosed')
  const { baseCurrency } = getFirmProfile(writer)
  const result = closeDeal(deal, input, baseCurrency, ratesOf(writer))
  if (result.outcome === 'done') return
  if (result.outcome === 'refused') {
    if (result.reason === 'reasonMissing') throw invalidField('reason', 'required')
    throw conflictOf('dealClosed')
  }
  const { closing } = result
  const { state, amount, currency } = closing
  deals.change(writer, firm, deal.id, {
    ...{ state, closing, amount, currency, version: deal.version + 1 },
    value: deal.amount === amount ? deal.value : minorToDecimal(amount, currency),
    place: placeOf({ isArchived: false, state }),
  })
  writer.audit({
    ...{ entity: 'deal', entityId: deal.id, action: 'update', title: deal.title, amount, currency },
    before: { state: deal.state },
    after: { state, ...(closing.lostReason && { lostReason: closing.lostReason }) },
  })
  runEndedSteps(writer, firm, deal.id)
}
