import { parseDecimal, scaleTo } from '#contract/core/decimal.ts'
import { isAllowed, requirePermission } from '#contract/core/roles.ts'
import type { SaleInput } from '#contract/tills/till-tickets.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import { rateOn, taxRules } from '../../books/taxes/index.ts'
import { itemsToSell } from '../../catalogue/items/index.ts'
import { firmDate } from '../../firm/firms/index.ts'
import type { StoredRegister } from './registers.ts'
import { priceTillItems } from './till-items.ts'

/**
 * Other prices and tax rates, discounts and things that come back are for whoever may, also of what a device sold
 * without the net; that is marked where a price is another one by now.
 * @throws AppError forbidden
 */
export function flagsOfRights(
  reader: Reader,
  context: FirmContext,
  register: StoredRegister,
  { lines, discount, soldAt, customerId }: SaleInput,
  date: string,
): 'otherPrice'[] {
  const { actor } = context
  const comesBack = lines.some(({ quantity }) => quantity.startsWith('-'))
  if (comesBack) requirePermission(actor, 'till:refund', 'needsRefundRight')
  const maySet = isAllowed(actor, 'till:price')
  if (maySet && soldAt === undefined) return []
  const items = itemsToSell(
    reader,
    lines.flatMap(({ itemId }) => itemId ?? []),
  )
  const rules = taxRules(reader)
  const isOtherOn = (day: string) => lines.some((line) => !isListedOn(day, line))
  const isListedOn = (day: string, line: SaleInput['lines'][number]) => {
    const item = items.get(line.itemId ?? '')
    if (line.discount !== null || !item) return false
    const asked = [{ item, quantity: line.quantity }]
    // A device knows the price of one, and none that is cheaper by the dozen.
    if (soldAt !== undefined) asked.push({ item, quantity: '1' })
    const listed = priceTillItems(reader, register, asked, { date: day, customerId })
    // Nor does it know what a customer is charged otherwise.
    if (soldAt !== undefined && customerId) {
      listed.push(...priceTillItems(reader, register, asked, { date: day, customerId: null }))
    }
    const taxCode = rateOn(rules, line.taxCode, day)?.code ?? line.taxCode
    return listed.some(
      (one) => one.taxCode === taxCode && isSamePrice(one.unitPrice, line.unitPrice),
    )
  }
  if (discount === null && !isOtherOn(date)) {
    // A device may say a day on which it was cheaper.
    const today = firmDate(reader, context)
    return soldAt !== undefined && date !== today && isOtherOn(today) ? ['otherPrice'] : []
  }
  requirePermission(actor, 'till:price', 'needsPriceRight')
  return ['otherPrice']
}

/** Whether two prices are one, however many zeros they end with. */
export function isSamePrice(one: string, other: string): boolean {
  const [a, b] = [one, other].map((text) => parseDecimal(text, { maxScale: 6 }))
  return a !== undefined && b !== undefined && scaleTo(a, 6) === scaleTo(b, 6)
}
