import type { CartInput } from '#contract/tills/till-tickets.ts'
import type { Reader } from '../../../firm/store.ts'
import { itemsToSell } from '../../catalogue/items/index.ts'
import type { StoredRegister } from './registers.ts'
import { priceTillItems } from './till-items.ts'

type Priced = Pick<CartInput, 'lines' | 'customerId'>
type Register = Pick<StoredRegister, 'priceMode'>

/** What each line of a cart costs by itself, and the list that says so; undefined where it is no item. */
export function pricesOfCart(
  reader: Reader,
  register: Register,
  { lines, customerId }: Priced,
  date: string,
): ({ unitPrice: string; priceList: string } | undefined)[] {
  const items = itemsToSell(
    reader,
    lines.flatMap(({ itemId }) => itemId ?? []),
  )
  const asked = lines.map(({ itemId, quantity }) => {
    const item = items.get(itemId ?? '')
    return item && { item, quantity }
  })
  const priced = priceTillItems(
    reader,
    register,
    asked.filter((line) => line !== undefined),
    { date, customerId },
  )
  let next = 0
  return asked.map((line) => (line ? priced[next++] : undefined))
}

/**
 * A cart after a change of quantities or customer, with what its lines cost now. A line keeps a price
 * that somebody typed over: one that is not what it cost by itself before.
 */
export function repriceCart(
  reader: Reader,
  register: Register,
  { before, after, date }: { before: Priced; after: CartInput; date: string },
): CartInput {
  const was = pricesOfCart(reader, register, before, date)
  const own = new Set(
    before.lines.flatMap((line, at) =>
      line.unitPrice === was[at]?.unitPrice ? [`${line.itemId} ${line.unitPrice}`] : [],
    ),
  )
  const now = pricesOfCart(reader, register, after, date)
  const lines = after.lines.map((line, at) => {
    const price = now[at]
    const isOwn = own.has(`${line.itemId} ${line.unitPrice}`)
    return price && isOwn ? { ...line, unitPrice: price.unitPrice } : line
  })
  return { ...after, lines }
}
