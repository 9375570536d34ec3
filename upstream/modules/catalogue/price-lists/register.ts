import {
  type PriceList,
  type PriceListInput,
  priceListsContract,
} from '#contract/catalogue/price-lists.ts'
import { type FieldProblems, refuseProblems } from '#contract/core/errors.ts'
import { reachesRecord } from '../../../firm/record-reach.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { defineRegister } from '../../../register/define-register.ts'
import type { Prepared } from '../../../register/description.ts'
import { findCustomer } from '../../firm/parties/index.ts'
import { itemsMeant, namesToWrite } from '../items/index.ts'
import { priceListList, priceListRow } from './list.ts'
import { customersOf, pricesOf, withParts } from './reader.ts'
import { priceListsTable } from './tables.ts'
import { keepParts } from './writer.ts'

type Stored = typeof priceListsTable.$inferSelect

export const priceLists = defineRegister({
  kind: 'priceList',
  contract: priceListsContract,
  table: priceListsTable,
  list: priceListList,
  row: priceListRow,
  record: (reader, firm, stored) => withParts(reader, stored, firm),
  labelOf: ({ name }) => name,
  found: ({ name, tag, notes }) => {
    const text = `${tag} ${notes}`
    return { words: { name, notes: text }, text }
  },
  reach: 'whole',
  prepare,
  history: forHistory,
})

export const { get: getStoredList, create: createPriceList } = priceLists

/** One line a price, so that the history names those that changed. */
function forHistory(_: Reader, { prices, customers, ...list }: PriceList) {
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
function prepare(
  writer: Writer,
  context: FirmContext,
  { customers, prices, ...input }: PriceListInput,
  before?: Stored,
): Prepared {
  const fields: FieldProblems = {}
  const listId = before?.id ?? ''
  const { validFrom, validTo } = input
  if (validFrom !== null && validTo !== null && validTo < validFrom) {
    fields.validTo = { key: 'endBeforeStart' }
  }
  const present = customersOf(writer, listId)
  const named = new Map(present.map(({ id, name }) => [name, id]))
  const customerIds = customers.flatMap(({ name }, at) => {
    const id = named.get(name) ?? findCustomer(writer, context, name)
    if (id === undefined) fields[`customers.${at}.name`] = { key: 'unknownCustomer' }
    return id === undefined ? [] : [id]
  })
  const known = knownItems(writer, listId)
  const seen = new Set<string>()
  const priced = prices.flatMap(({ item, fromQuantity, unitPrice }, at) => {
    const [found, other] = itemsMeant(writer, item)
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
  refuseProblems(fields, 'The price list has fields to correct')
  // Who is shown a part of the customers alone takes none of the others off the list.
  const unseen = present
    .map(({ id }) => id)
    .filter((id) => !reachesRecord(writer, context.actor, 'party', id))
  const parts = { customerIds: [...new Set([...customerIds, ...unseen])], prices: priced }
  return { columns: input, follow: (id) => keepParts(writer, id, parts) }
}

/** The items a list has already by the names it shows them under, archived ones too. */
function knownItems(reader: Reader, listId: string): Map<string, string> {
  const ids = pricesOf(reader, listId).map(({ itemId }) => itemId)
  return new Map([...namesToWrite(reader, ids)].map(([id, name]) => [name, id]))
}
