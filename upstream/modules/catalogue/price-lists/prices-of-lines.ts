import type { FoundPrice } from '#contract/catalogue/price-lists.ts'
import type { Reader } from '../../../firm/store.ts'
import { getFirmProfile } from '../../firm/firms/index.ts'
import { itemsToSell } from '../items/index.ts'
import { findPrices, type PriceQuestion } from './find-prices.ts'

/** What each line's item costs: as a list says, else as it says itself; null for what is none. */
export function pricesOfLines(reader: Reader, question: PriceQuestion): (FoundPrice | null)[] {
  const { baseCurrency: currency } = getFirmProfile(reader)
  const items = itemsToSell(
    reader,
    question.lines.map(({ itemId }) => itemId),
  )
  return findPrices(reader, question).map((found, at) => {
    const item = items.get(question.lines[at]?.itemId ?? '')
    if (!item) return null
    const { id: itemId, unitPrice, priceMode } = item
    return found ?? { itemId, unitPrice, priceMode, currency, listId: null, listName: '' }
  })
}
