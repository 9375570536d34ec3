import { totalStep } from '#contract/core/cash.ts'
import type { Language } from '#contract/core/fields.ts'
import type { Reader } from '../../../firm/store.ts'
import { trailStep } from '../../../register/tree.ts'
import { rateOn, taxRules } from '../../books/taxes/index.ts'
import { trailsOfCategories } from '../../catalogue/item-categories/views.ts'
import {
  type ItemToSell,
  itemsToSell,
  needsOfKit,
  unstockedKits,
  variantsToSell,
  wordsOfItems,
} from '../../catalogue/items/index.ts'
import {
  descriptionsOfItems,
  itemsOfCategory,
  variantValuesOf,
  weightsOfItems,
} from '../../catalogue/items/views.ts'
import { findPrices, priceAs } from '../../catalogue/price-lists/index.ts'
import { getFirmProfile } from '../../firm/firms/index.ts'
import { stockItems, unitsOf } from '../../stock/stock/index.ts'
import { slugOf } from '../pages/views.ts'
import { fromTenThousandths } from './cart.ts'
import { getKeptSettings } from './kept-settings.ts'
import type { ShopItem } from './review.ts'

/** What customers see as one: an item, or one with its variants, of which they choose. */
export type Product = {
  /** Of the item, or of the one that it has variants of. */
  id: string
  name: string
  /** As the item has it, whatever the language: its address is made of it. */
  ownName: string
  description: string
  /** Of the first level; empty for none. */
  category: string
  pictureId: string
  pictureAlt: string
  /** Whose the picture is. */
  pictureItemId: string
  /** The item alone, or its variants in their order. */
  items: ShopItem[]
  /** What each variant differs by, by its id: `Blue, L`; none where there are no variants. */
  choices: Map<string, string>
}

/** Ids of what the shop sells, variants in place of what they are variants of. */
function soldIds(reader: Reader): string[] {
  const { itemIds, categoryIds } = getKeptSettings(reader)
  const named = itemsToSell(reader, itemIds)
  const own = itemIds.flatMap((id) => {
    const item = named.get(id)
    if (!item) return []
    return item.isParent ? variantsToSell(reader, id).map((variant) => variant.id) : [id]
  })
  const inCategories = categoryIds.flatMap((id) => itemsOfCategory(reader, id).map((one) => one.id))
  return [...new Set([...own, ...inCategories])]
}

/** How many items customers can choose from. */
export function countItems(reader: Reader): number {
  return soldIds(reader).length
}

/** Items of the shop among some ids, by id, with price and stock as they are now. */
export function shopItems(
  reader: Reader,
  ids: readonly string[],
  date: string,
  language?: Language,
): ShopItem[] {
  const sold = new Set(soldIds(reader))
  const asked = ids.filter((id) => sold.has(id))
  return pricedItems(reader, asked, date, language)
}

/**
 * All that the shop sells, in the order of the settings; named in a language where there are words in it,
 * else as the items are.
 */
export function listProducts(reader: Reader, date: string, language?: Language): Product[] {
  const ids = soldIds(reader)
  const items = pricedItems(reader, ids, date, language)
  const stored = itemsToSell(reader, ids)
  const parents = itemsToSell(
    reader,
    [...stored.values()].flatMap(({ parentId }) => parentId || []),
  )
  const groups = Map.groupBy(items, ({ id }) => stored.get(id)?.parentId || id)
  const descriptions = descriptionsOfItems(reader, [...groups.keys()])
  const spoken = language ? wordsOfItems(reader, [...groups.keys()], language) : undefined
  const trails = trailsOfCategories(reader)
  const values = variantValuesOf(
    reader,
    items.map(({ id }) => id),
  )
  return [...groups].flatMap(([id, own]) => {
    const head = parents.get(id) ?? stored.get(id)
    if (!head) return []
    const first = stored.get(own[0]?.id ?? '')
    const shown = head.pictureId === '' && first ? first : head
    return {
      id,
      name: spoken?.get(id)?.name ?? head.name,
      ownName: head.name,
      description: spoken?.get(id)?.description || (descriptions.get(id) ?? ''),
      category: topOf(trails.get(head.categoryId) ?? ''),
      pictureId: shown.pictureId,
      pictureAlt: shown.pictureAlt,
      pictureItemId: shown.id,
      items: own,
      choices: new Map(
        own.flatMap((item) =>
          item.id === id ? [] : [[item.id, values.get(item.id) || item.name] as const],
        ),
      ),
    }
  })
}

/** The first name of a trail. */
function topOf(trail: string): string {
  return trail.split(trailStep)[0] ?? ''
}

/** Whether the shop sells an item, or variants of it, and shows a picture of it. */
export function showsPicture(reader: Reader, itemId: string, pictureId: string): boolean {
  const item = itemsToSell(reader, [itemId]).get(itemId)
  if (!item || item.pictureId !== pictureId || !getKeptSettings(reader).isOpen) return false
  const sold = soldIds(reader)
  if (!item.isParent) return sold.includes(itemId)
  return variantsToSell(reader, itemId).some(({ id }) => sold.includes(id))
}

/** What the page of each item that the shop sells is called in its address, by the item's id; none while it is closed. */
export function productSlugs(reader: Reader, date: string): Map<string, string> {
  if (!getKeptSettings(reader).isOpen) return new Map()
  return new Map(
    listProducts(reader, date).flatMap((product) =>
      product.items.map(({ id }) => [id, productSlug(product)] as const),
    ),
  )
}

/** What the page of a product is called in its address, in every language: its name, and the end of its id, by which it is found. */
export function productSlug({ ownName, id }: Pick<Product, 'ownName' | 'id'>): string {
  return [slugOf(ownName), id.slice(-8).toLowerCase()].filter(Boolean).join('-')
}

type Priceable = Pick<ItemToSell, 'id' | 'unitPrice' | 'priceMode' | 'taxCode'>

/** What anybody pays for one of some items on a day, by id: by price lists for everybody, with tax. */
export function grossPrices(
  reader: Reader,
  items: readonly Priceable[],
  date: string,
): Map<string, string> {
  const { currency } = shopTerms(reader)
  const rules = taxRules(reader)
  const lines = items.map(({ id }) => ({ itemId: id, quantity: '1' }))
  const lists = findPrices(reader, { lines, customerId: null, currency, date })
  return new Map(
    items.map((item, at) => {
      const rule = rateOn(rules, item.taxCode, date) ?? rules.get(item.taxCode)
      const { unitPrice, priceMode } = lists[at] ?? item
      return [item.id, priceAs('gross', { unitPrice, priceMode }, rule, currency)]
    }),
  )
}

/** How totals are rounded, and what prices say. */
export function shopTerms(reader: Reader) {
  const { baseCurrency, taxRounding, cashRounding } = getFirmProfile(reader)
  return {
    currency: baseCurrency,
    priceMode: 'gross' as const,
    taxRounding,
    cashRounding: totalStep(baseCurrency, cashRounding),
  }
}

function pricedItems(
  reader: Reader,
  ids: readonly string[],
  date: string,
  language?: Language,
): ShopItem[] {
  const spoken = language ? wordsOfItems(reader, ids, language) : undefined
  const items = itemsToSell(reader, ids)
  const rules = taxRules(reader)
  const sellable = ids.flatMap((id) => items.get(id) ?? []).filter(({ isParent }) => !isParent)
  const prices = grossPrices(reader, sellable, date)
  const weights = weightsOfItems(reader, ids)
  const available = availability(reader, sellable)
  return sellable.flatMap((item): ShopItem[] => {
    const rule = rateOn(rules, item.taxCode, date) ?? rules.get(item.taxCode)
    if (!rule) return []
    return [
      {
        id: item.id,
        name: spoken?.get(item.id)?.name ?? item.name,
        unit: item.unit,
        unitPrice: prices.get(item.id) ?? item.unitPrice,
        tax: { code: rule.code, category: rule.category, rate: rule.rate },
        available: available.get(item.id) ?? null,
        kilograms: weights.get(item.id)?.weight ?? '',
        step: '1',
      },
    ]
  })
}

/** What is there that nobody has ordered, by id; items that are not kept in stock are left out. */
function availability(reader: Reader, items: readonly ItemToSell[]): Map<string, string> {
  const kits = unstockedKits(
    reader,
    items.map(({ id }) => id),
  )
  const needs = new Map(items.map(({ id }) => [id, needsOf(reader, kits, id)] as const))
  const parts = [...needs.values()].flat().map(({ itemId }) => itemId)
  const stock = stockItems(reader, parts)
  const free = (itemId: string) => {
    const one = stock.get(itemId)
    return one ? Math.max(0, one.quantity - one.reserved) : undefined
  }
  return new Map(
    items.flatMap(({ id }) => {
      const each = (needs.get(id) ?? []).flatMap(({ itemId, gross }) => {
        const left = free(itemId)
        return left === undefined ? [] : [Math.floor((left * oneUnit) / gross)]
      })
      return each.length === 0 ? [] : [[id, fromTenThousandths(BigInt(Math.min(...each)))] as const]
    }),
  )
}

const oneUnit = unitsOf('1')

/** What one of an item takes from the stock: itself, or what a kit is made of. */
function needsOf(
  reader: Reader,
  kits: ReadonlySet<string>,
  id: string,
): { itemId: string; gross: number }[] {
  return kits.has(id) ? needsOfKit(reader, id) : [{ itemId: id, gross: oneUnit }]
}
