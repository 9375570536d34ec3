import {
  type ChangedPrice,
  maxPriceChanges,
  type PriceChange,
  type PriceChangeInput,
} from '#contract/catalogue/price-changes.ts'
import { conflictOf, invalidField } from '#contract/core/errors.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { firmDate, getFirmProfile, startOfFirmDay } from '../../firm/firms/index.ts'
import { cancel, schedule } from '../../firm/jobs/index.ts'
import { getItemCategory } from '../item-categories/index.ts'
import { setItemPrice } from '../items/index.ts'
import { itemsToReprice } from '../items/views.ts'
import { getStoredList, pricesOf, setListPrice } from '../price-lists/index.ts'
import { newPrice } from './new-price.ts'
import { getChange, linesOf } from './reader.ts'
import { insertChange, setState } from './writer.ts'

/** The job that changes the prices on their day. */
export const changeJob = 'price-changes.apply'

/**
 * The prices that a change would change, with what they would be; those that stay are left out.
 * @throws AppError not_found, invalid for none or too many
 */
export function previewChange(reader: Reader, input: PriceChangeInput): ChangedPrice[] {
  const { categoryId, listId, percent, rounding } = input
  if (categoryId !== '') getItemCategory(reader, categoryId)
  const { baseCurrency } = getFirmProfile(reader)
  const currency = listId === '' ? baseCurrency : getStoredList(reader, listId).currency
  const items = new Map(itemsToReprice(reader, categoryId).map((item) => [item.itemId, item]))
  const prices =
    listId === ''
      ? [...items.values()].map(({ itemId, unitPrice }) => ({
          itemId,
          fromQuantity: '',
          unitPrice,
        }))
      : pricesOf(reader, listId)
  const rows = prices.flatMap(({ itemId, fromQuantity, unitPrice: before }) => {
    const item = items.get(itemId)
    if (!item) return []
    const after = newPrice(before, percent, rounding, currency)
    const { name, sku } = item
    return Number(after) === Number(before)
      ? []
      : [{ itemId, name, sku, fromQuantity, before, after }]
  })
  if (rows.length === 0) throw invalidField('percent', 'noPriceChanges')
  if (rows.length > maxPriceChanges) {
    throw invalidField('categoryId', 'tooManyPrices', { maximum: maxPriceChanges })
  }
  return rows
}

/** Plans a change of prices, or makes it at once where its day is today. @throws AppError invalid */
export function createChange(
  writer: Writer,
  context: FirmContext,
  input: PriceChangeInput,
): PriceChange {
  const today = firmDate(writer, context)
  if (input.date < today) throw invalidField('date', 'inPast')
  const { categoryId, listId } = input
  const id = insertChange(writer, context, {
    ...input,
    category: categoryId === '' ? '' : getItemCategory(writer, categoryId).trail,
    listName: listId === '' ? '' : getStoredList(writer, listId).name,
    lines: previewChange(writer, input),
  })
  if (input.date === today) applyChange(writer, context, id)
  else {
    const dueAt = startOfFirmDay(writer, input.date)
    const link = 'price-changes'
    schedule(writer, { kind: changeJob, key: id, dueAt, payload: { id }, title: input.date, link })
  }
  return getChange(writer, id)
}

/** Writes the new prices; one that somebody changed since the change was made stays as it is. */
export function applyChange(writer: Writer, context: FirmContext, id: string): void {
  const change = getChange(writer, id)
  if (change.state !== 'planned') return
  let skipped = 0
  for (const { itemId, fromQuantity, before, after } of linesOf(writer, id)) {
    const price = { itemId, fromQuantity, before, after }
    const isWritten =
      change.listId === ''
        ? setItemPrice(writer, context, price)
        : setListPrice(writer, change.listId, price)
    if (!isWritten) skipped += 1
  }
  setState(writer, id, 'done', skipped)
}

/** @throws AppError not_found; conflict for one that is not planned any more */
export function cancelChange(writer: Writer, id: string): PriceChange {
  if (getChange(writer, id).state !== 'planned') throw conflictOf('priceChangeDone')
  cancel(writer, changeJob, id)
  setState(writer, id, 'cancelled', 0)
  return getChange(writer, id)
}
