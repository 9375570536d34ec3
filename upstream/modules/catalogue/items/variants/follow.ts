import { type Item, ItemInput } from '#contract/catalogue/items.ts'
import type { Reader, Writer } from '../../../../firm/store.ts'
import { getItem, getStoredItem } from '../reader.ts'
import { variantName, variantsOf } from './reader.ts'
import { setFollowsPrice } from './writer.ts'

type Price = Pick<Item, 'unitPrice' | 'priceMode'>

/** Whether a variant costs what its parent costs. */
export function isPriceOfParent(
  reader: Reader,
  { parentId, ...price }: Price & { parentId: string },
): boolean {
  return parentId !== '' && isSame(getStoredItem(reader, parentId), price)
}

/** A variant whose price was changed follows its parent's when it costs the same, else no more. */
export function followPrice(writer: Writer, before: Item, after: Price): void {
  const { id, parentId, followsPrice } = before
  if (parentId === '' || isSame(before, after)) return
  const follows = isPriceOfParent(writer, { ...after, parentId })
  if (follows !== followsPrice) setFollowsPrice(writer, id, follows)
}

const inherited = [
  ...(['taxCode', 'categoryId', 'incomeAccount', 'costCentreId', 'description', 'weight'] as const),
]

/**
 * What becomes of the variants of an item that was changed: its name goes before theirs, its price is
 * that of all that follow it, and what they have like it they go on having.
 */
export function changesOfVariants(
  reader: Reader,
  before: Item,
  after: Item,
): (ItemInput & { itemId: string; version: number })[] {
  return variantsOf(reader, after.id).flatMap(({ id, values, followsPrice }) => {
    const variant = getItem(reader, id)
    const kept = ItemInput.parse({ ...variant, suppliers: variant.suppliers ?? [] })
    const changed = { ...kept }
    if (kept.name === variantName(before.name, values))
      changed.name = variantName(after.name, values)
    if (followsPrice)
      Object.assign(changed, { unitPrice: after.unitPrice, priceMode: after.priceMode })
    for (const name of inherited) if (kept[name] === before[name]) changed[name] = after[name]
    if (JSON.stringify(changed) === JSON.stringify(kept)) return []
    return [{ ...changed, itemId: id, version: variant.version }]
  })
}

function isSame(one: Price, other: Price): boolean {
  return one.priceMode === other.priceMode && Number(one.unitPrice) === Number(other.unitPrice)
}
