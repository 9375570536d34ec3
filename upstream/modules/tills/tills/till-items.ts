import { AppError } from '#contract/core/errors.ts'
import { isAllowed } from '#contract/core/roles.ts'
import type { TillItem } from '#contract/tills/till-tickets.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import { rateOn, taxRules } from '../../books/taxes/index.ts'
import {
  findItemsToSell,
  type ItemToSell,
  itemsOfCategory,
  itemsToSell,
  packagesToScan,
  variantsToSell,
} from '../../catalogue/items/index.ts'
import { chargedRate, findPrices, priceAs } from '../../catalogue/price-lists/index.ts'
import { firmDate, getFirmProfile } from '../../firm/firms/index.ts'
import { onHandIn } from '../../stock/stock/views.ts'
import { favouriteIds } from './favourites.ts'
import type { StoredRegister } from './registers.ts'

type ItemsAsked = {
  search: string
  size: number
  variantsOf?: string | undefined
  variants?: 'each' | undefined
  categoryId?: string | undefined
}

/**
 * What a till offers: what is searched for, or what it sold most, then the rest by name. Variants
 * stand behind their parent. What there is of them is told to whoever may see the stock.
 */
export function listTillItems(
  reader: Reader,
  context: FirmContext,
  register: StoredRegister,
  asked: ItemsAsked,
): TillItem[] {
  const { variantsOf, variants } = asked
  const all = variantsOf
    ? variantsToSell(reader, variantsOf)
    : asked.categoryId
      ? itemsOfCategory(reader, asked.categoryId, asked.size)
      : firstAndRest(reader, register, asked)
  const each = variants
    ? all.flatMap((item) => (item.isParent ? variantsToSell(reader, item.id) : item))
    : all
  const lines = each.map((item) => ({ item, quantity: '1' }))
  const ids = each.map(({ id }) => id)
  const packages = packagesToScan(reader, ids)
  const seesStock = isAllowed(context.actor, 'stock:view')
  const stock = seesStock ? onHandIn(reader, ids, register.warehouseId) : undefined
  const date = firmDate(reader, context)
  return priceTillItems(reader, register, lines, { date, customerId: null }).map(
    ({ priceList: _, ...item }) => ({
      ...item,
      packages: packages.get(item.itemId) ?? [],
      ...(stock?.get(item.itemId) ?? { onHand: null, isLow: seesStock ? false : null }),
    }),
  )
}

function firstAndRest(
  reader: Reader,
  register: StoredRegister,
  { search, size }: ItemsAsked,
): ItemToSell[] {
  const found = search === '' ? firstItems(reader, register, size) : []
  const known = new Set(found.map(({ id }) => id))
  const rest = findItemsToSell(reader, search, size)
  return [...found, ...rest.filter(({ id }) => !known.has(id))].slice(0, size)
}

/** An item with its price, without what is scanned in its place and what there is of it. */
type PricedItem = Omit<TillItem, 'packages' | 'onHand' | 'isLow'>

/** Items as a till sells so many of them to a customer on a day, and the list that says so. */
export function priceTillItems(
  reader: Reader,
  register: Pick<StoredRegister, 'priceMode'>,
  lines: readonly { item: ItemToSell; quantity: string }[],
  { date, customerId }: { date: string; customerId: string | null },
): (PricedItem & { priceList: string })[] {
  const { baseCurrency: currency } = getFirmProfile(reader)
  const asked = lines.map(({ item, quantity }) => ({ itemId: item.id, quantity }))
  const found = findPrices(reader, { lines: asked, customerId, currency, date })
  return lines.map(({ item }, at) => {
    const { unitPrice, priceMode } = found[at] ?? item
    const priced = toTillItem(reader, register, { ...item, unitPrice, priceMode }, date)
    return { ...priced, priceList: found[at]?.listName ?? '' }
  })
}

/** An item in the terms of a till: its price with or without tax, and the rate of the day. */
function toTillItem(
  reader: Reader,
  { priceMode }: Pick<StoredRegister, 'priceMode'>,
  item: ItemToSell,
  date: string,
): PricedItem {
  const rules = taxRules(reader)
  const rule = rateOn(rules, item.taxCode, date) ?? rules.get(item.taxCode)
  const { baseCurrency } = getFirmProfile(reader)
  const { id, sku, name, unit, barcodes, pictureId, pictureAlt } = item
  return {
    itemId: id,
    sku,
    name,
    unit,
    barcodes,
    pictureId,
    pictureAlt,
    unitPrice: priceAs(priceMode, item, rule, baseCurrency),
    taxCode: rule?.code ?? item.taxCode,
    taxRate: chargedRate(rule),
    isParent: item.isParent,
  }
}

/** Refuses what is to be sold of one that has variants; it may come back. @throws AppError invalid */
export function requireVariants(
  reader: Reader,
  lines: readonly { itemId: string | null; quantity: string }[],
): void {
  const items = itemsToSell(
    reader,
    lines.flatMap(({ itemId }) => itemId ?? []),
  )
  const fields = lines.flatMap(({ itemId, quantity }, at) =>
    items.get(itemId ?? '')?.isParent && !quantity.startsWith('-')
      ? [[`lines.${at}.itemId`, { key: 'chooseVariant' }]]
      : [],
  )
  if (fields.length === 0) return
  throw new AppError('invalid', 'The variants have fields to correct', {
    fields: Object.fromEntries(fields),
  })
}

/** What was chosen, else what was sold most. */
function firstItems(reader: Reader, register: StoredRegister, size: number): ItemToSell[] {
  const chosen = favouriteIds(reader, register.id)
  if (chosen.length === 0) return soldMost(reader, register, size)
  const items = itemsToSell(reader, chosen)
  return chosen.flatMap((id) => items.get(id) ?? [])
}

function soldMost(reader: Reader, { id }: StoredRegister, size: number): ItemToSell[] {
  const ids = reader.sql
    .exec<{ id: string }>(
      `select item_id as id from till_ticket_lines
       where item_id is not null and ticket_id in (
         select id from till_tickets where register_id = ? order by sold_at desc limit 400)
       group by item_id order by count(*) desc, item_id limit ?`,
      id,
      size,
    )
    .toArray()
    .map((row) => row.id)
  return tilesOf(reader, ids)
}

/** Items by id in their order; a variant stands behind its parent, which stands there once. */
function tilesOf(reader: Reader, ids: readonly string[]): ItemToSell[] {
  const sold = itemsToSell(reader, ids)
  const tiles = new Set(ids.map((id) => sold.get(id)?.parentId || id))
  const items = itemsToSell(reader, [...tiles])
  return [...tiles].flatMap((id) => items.get(id) ?? [])
}
