import type { Minor } from '#contract/core/money.ts'
import type { DealState } from './pipeline.ts'
import type { RateFinder } from './rates.ts'

/**
 * How a deal ended. `rate` is what its currency was worth then, in the base currency: it never changes
 * afterwards. Null where none was known: the deal is counted and not priced.
 */
export type Closing = {
  state: 'won' | 'lost'
  date: string
  amount: Minor
  currency: string
  rate: string | null
  rateDate: string | null
  /** The quote that was accepted; null where a person closed it. */
  quoteId: string | null
  /** Why it was lost; null for one that was won. */
  lostReason: string | null
}

export type CloseResult =
  | { outcome: 'closed'; closing: Closing }
  | { outcome: 'done' }
  | { outcome: 'refused'; reason: 'isClosed' | 'reasonMissing' }

export type CloseInput = Pick<Closing, 'state' | 'date' | 'amount' | 'currency'> & {
  quoteId: string | null
  lostReason: string | null
}

/**
 * Ends a deal, with the latest rate on or before the day. The same quote accepted twice wins it once;
 * a lost deal says why.
 */
export function closeDeal(
  deal: { state: DealState; closing: Closing | null },
  input: CloseInput,
  baseCurrency: string,
  findRate: RateFinder,
): CloseResult {
  if (deal.state !== 'open') {
    const isSame = deal.state === input.state && deal.closing?.quoteId === input.quoteId
    return isSame ? { outcome: 'done' } : { outcome: 'refused', reason: 'isClosed' }
  }
  const lostReason = input.state === 'lost' ? (input.lostReason?.trim() ?? '') : null
  if (lostReason === '') return { outcome: 'refused', reason: 'reasonMissing' }
  const isBase = input.currency === baseCurrency
  const found = isBase ? undefined : findRate(input.currency, input.date)
  const rate = isBase ? '1' : (found?.rate ?? null)
  return {
    outcome: 'closed',
    closing: { ...input, lostReason, rate, rateDate: found?.date ?? (isBase ? input.date : null) },
  }
}
