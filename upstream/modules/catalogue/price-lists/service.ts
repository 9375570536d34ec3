import type { PriceList, PriceListInput } from '#contract/catalogue/price-lists.ts'
import { AppError, type FieldProblems } from '#contract/core/errors.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { findCustomer } from '../../firm/parties/index.ts'
import { itemsMeant, namesToWrite } from '../items/index.ts'
import { customersOf, getPriceList, getStoredList, pricesOf } from './reader.ts'
import { changePriceList, insertPriceList, type ListValues, setArchived } from './writer.ts'

const entity = 'priceList'

/** @throws AppError invalid */
export function createPriceList(
  writer: Writer,
  context: FirmContext,
  input: PriceListInput,
): PriceList {
  const id = insertPriceList(writer, context, valuesOf(writer, context, input, ''))
  const after = getPriceList(writer, id)
  writer.audit({ entity, entityId: id, action: 'create', after: forHistory(after) })
  return after
}

/** @throws AppError not_found, invalid; conflict with the newer version as `detail.current` */
export function updatePriceList(
  writer: Writer,
  context: FirmContext,
  id: string,
  { version, ...input }: PriceListInput & { version: number },
): PriceList {
  const before = getPriceList(writer, id)
  if (before.version !== version) {
    throw new AppError('conflict', 'Changed meanwhile', { detail: { current: before } })
  }
  const values = valuesOf(writer, context, input, id)
  changePriceList(writer, context, id, { ...values, version: version + 1 })
  const after = getPriceList(writer, id)
  writer.audit({
    entity,
    entityId: id,
    action: 'update',
    before: forHistory(before),
    after: forHistory(after),
  })
  return after
}

/** One line a price, so that the history names those that changed. */
function forHistory({ prices, customers, ...list }: PriceList) {
  return {
    ...list,
    customers: customers.map(({ name }) => name),
    prices: Object.fromEntries(
      prices.map(({ item, fromQuantity, unitPrice }) => [
        [item, fromQuantity].filter(Boolean).join(', '),
        unitPrice,
      ]),
    ),
  }
}

/** Ids in place of names. @throws AppError invalid with each name that is none */
function valuesOf(
  reader: Reader,
  context: FirmContext,
  { customers, prices, ...input }: PriceListInput,
  listId: string,
): ListValues {
  const fields: FieldProblems = {}
  const { validFrom, validTo } = input
  if (validFrom !== null && validTo !== null && validTo < validFrom) {
    fields.validTo = { key: 'endBeforeStart' }
  }
  const named = new Map(customersOf(reader, listId).map(({ id, name }) => [name, id]))
  const customerIds = customers.flatMap(({ name }, at) => {
    const id = named.get(name) ?? findCustomer(reader, context, name)
    if (id === undefined) fields[`customers.${at}.name`] = { key: 'unknownCustomer' }
    return id === undefined ? [] : [id]
  })
  const known = knownItems(reader, listId)
  const seen = new Set<string>()
  const priced = prices.flatMap(({ item, fromQuantity, unitPrice }, at) => {
    const [found, other] = itemsMeant(reader, item)
    const itemId = known.get(item) ?? found?.id
    if (itemId === undefined || (other && !known.has(item))) {
      fields[`prices.${at}.item`] = { key: other ? 'severalItems' : 'unknownItem' }
      return []
    }
    const place = `${itemId} ${Number(fromQuantity)}`
    if (seen.has(place)) fields[`prices.${at}.fromQuantity`] = { key: 'priceTwice' }
    seen.add(place)
    return [{ itemId, fromQuantity, unitPrice }]
  })
  if (Object.keys(fields).length > 0) throw new AppError('invalid', 'Price list', { fields })
  return { ...input, customerIds: [...new Set(customerIds)], prices: priced }
}

/** The items a list has already by the names it shows them under, archived ones too. */
function knownItems(reader: Reader, listId: string): Map<string, string> {
  const ids = pricesOf(reader, listId).map(({ itemId }) => itemId)
  return new Map([...namesToWrite(reader, ids)].map(([id, name]) => [name, id]))
}

/** Takes one out of use, or back in. @throws AppError not_found */
export function archivePriceList(
  writer: Writer,
  context: FirmContext,
  id: string,
  isArchived: boolean,
): PriceList {
  const before = getStoredList(writer, id)
  if (before.isArchived !== isArchived) {
    setArchived(writer, context, id, { isArchived, version: before.version + 1 })
    const action = isArchived ? 'archive' : 'restore'
    writer.audit({ entity, entityId: id, action, title: before.name })
  }
  return getPriceList(writer, id)
}

/** What can be done to many at once. */
export const priceListBulk = {
  steps: {
    archive: (writer: Writer, context: FirmContext, id: string) =>
      archivePriceList(writer, context, id, true),
    restore: (writer: Writer, context: FirmContext, id: string) =>
      archivePriceList(writer, context, id, false),
  },
  labelOf: (reader: Reader, id: string) => getStoredList(reader, id).name,
}
