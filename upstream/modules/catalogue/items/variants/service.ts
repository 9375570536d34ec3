import {
  type ChangeVariants,
  type ItemVariants,
  type MakeVariants,
  maxVariants,
  sameWord,
} from '#contract/catalogue/item-variants.ts'
import { type Item, ItemInput } from '#contract/catalogue/items.ts'
import {
  AppError,
  changedMeanwhile,
  conflictOf,
  type FieldProblems,
} from '#contract/core/errors.ts'
import type { FirmContext, Reader, Writer } from '../../../../firm/store.ts'
import { refusalOfVariants, tellChanged } from '../observers.ts'
import { getItem, getStoredItem } from '../reader.ts'
import { createItem, updateItem } from '../service.ts'
import { keepOptions, renameOptions } from './options.ts'
import { optionsOf, variantName, variantsOf } from './reader.ts'
import { setVariantColumns, touchParent } from './writer.ts'

/** The options of an item and its variants. @throws AppError not_found */
export function listVariants(reader: Reader, itemId: string): ItemVariants {
  const { version } = getStoredItem(reader, itemId)
  const variants = variantsOf(reader, itemId).map(({ valueIds: _, ...variant }) => variant)
  return { version, options: optionsOf(reader, itemId), variants }
}

/**
 * Gives an item options and makes variants of them, all or none. From the first on it is neither sold
 * nor kept itself.
 * @throws AppError not_found, invalid; conflict
 */
export function makeVariants(
  writer: Writer,
  context: FirmContext,
  { itemId, version, options, variants }: MakeVariants & { itemId: string },
): ItemVariants {
  const parent = requireVersion(writer, itemId, version)
  addVariants(writer, context, parent, { options, variants })
  touchParent(writer, context, itemId)
  return listVariants(writer, itemId)
}

/** One to be made; `own` is what it says otherwise than its parent. */
type VariantToMake = MakeVariants['variants'][number] & { own?: Partial<ItemInput> }

/** As `makeVariants`, without a look at the version: rows of files come one after the other. */
export function addVariants(
  writer: Writer,
  context: FirmContext,
  parent: Item,
  { options, variants }: { options: MakeVariants['options']; variants: VariantToMake[] },
): string[] {
  const { id: itemId } = parent
  if (!parent.isParent) {
    requireFit(writer, parent)
    setVariantColumns(writer, itemId, { parentId: '', isParent: true, followsPrice: false })
    tellChanged(writer, context, getItem(writer, itemId))
  }
  const kept = keepOptions(writer, context, itemId, options)
  const known = variantsOf(writer, itemId)
  if (known.length + variants.length > maxVariants) throw conflictOf('tooManyVariants')
  const keys = new Set(known.map(({ valueIds }) => valueIds.join(' ')))
  const made = variants.map((variant, at) => {
    const values = kept.map(({ id, values }, place) => {
      const text = sameWord(variant.values[place] ?? '')
      const found = values.find(({ value }) => sameWord(value) === text)
      if (!found) throw problemsAt({ [`variants.${at}.values`]: { key: 'unknownOptionValue' } })
      return { optionId: id, valueId: found.id, value: found.value }
    })
    const key = values.map(({ valueId }) => valueId).join(' ')
    if (keys.has(key)) throw problemsAt({ [`variants.${at}.values`]: { key: 'variantTwice' } })
    keys.add(key)
    const words = values.map(({ value }) => value)
    const input = { ...variantInput(parent, words, variant), ...variant.own }
    return atVariant(at, () => {
      const followsPrice = variant.unitPrice === ''
      return createItem(writer, context, input, { parentId: itemId, followsPrice, values }).id
    })
  })
  writer.audit({
    entity: 'item',
    entityId: itemId,
    action: 'update',
    title: parent.name,
    before: { variants: known.length },
    after: {
      variants: known.length + made.length,
      options: kept.map(({ name, values }) => `${name}: ${values.map(({ value }) => value)}`),
    },
  })
  return made
}

/**
 * Renames options and values, with the variants that are named after them, and changes codes and prices.
 * @throws AppError not_found, invalid; conflict
 */
export function changeVariants(
  writer: Writer,
  context: FirmContext,
  { itemId, version, options, variants }: ChangeVariants & { itemId: string },
): ItemVariants {
  const parent = requireVersion(writer, itemId, version)
  const before = variantsOf(writer, itemId)
  renameOptions(writer, itemId, options)
  const asked = new Map(variants.map((one, at) => [one.id, { ...one, at }]))
  for (const { id, values } of variantsOf(writer, itemId)) {
    const was = before.find((one) => one.id === id)
    const item = getItem(writer, id)
    const input = ItemInput.parse({ ...item, suppliers: item.suppliers ?? [] })
    const changed = { ...input }
    if (was && input.name === variantName(parent.name, was.values)) {
      changed.name = variantName(parent.name, values)
    }
    const change = asked.get(id)
    if (change) {
      const isParents = change.unitPrice === ''
      const { unitPrice, priceMode } = isParents
        ? parent
        : { ...change, priceMode: input.priceMode }
      Object.assign(changed, { sku: change.sku, unitPrice, priceMode })
    }
    if (JSON.stringify(changed) === JSON.stringify(input)) continue
    atVariant(change?.at ?? 0, () =>
      updateItem(writer, context, { ...changed, custom: {}, itemId: id, version: item.version }),
    )
  }
  const strangers = variants.filter(({ id }) => !before.some((one) => one.id === id))
  if (strangers.length > 0) throw new AppError('not_found', 'No such variant')
  touchParent(writer, context, itemId)
  writer.audit({ entity: 'item', entityId: itemId, action: 'update', title: parent.name })
  return listVariants(writer, itemId)
}

/** What a variant begins with: all that its parent has, but its codes and added fields. */
function variantInput(
  parent: Item,
  values: readonly string[],
  { sku, barcode, unitPrice }: VariantToMake,
): ItemInput {
  return {
    ...ItemInput.parse({ ...parent, suppliers: parent.suppliers ?? [] }),
    name: variantName(parent.name, values),
    sku,
    barcodes: barcode === '' ? [] : [barcode],
    packages: parent.packages.map((one) => ({ ...one, barcode: '' })),
    suppliers: (parent.suppliers ?? []).map((one) => ({ ...one, supplierNumber: '' })),
    unitPrice: unitPrice || parent.unitPrice,
    custom: {},
  }
}

function requireVersion(reader: Reader, itemId: string, version: number): Item {
  const item = getItem(reader, itemId)
  if (item.version === version) return item
  throw changedMeanwhile(item)
}

/** A variant has none itself, a kit is made of too much, and what moved as one stays one. */
function requireFit(reader: Reader, { id, kind, parentId }: Item): void {
  if (parentId !== '') throw conflictOf('variantOfVariant')
  if (kind === 'kit') throw conflictOf('kitWithVariants')
  const isComponent = reader.sql
    .exec('select 1 from item_components where component_id = ? limit 1', id)
    .toArray()
  const reason = isComponent.length > 0 ? 'componentWithVariants' : refusalOfVariants(reader, id)
  if (reason) throw conflictOf(reason)
}

/** What is wrong with a variant is said at its place in the list. */
function atVariant<Result>(at: number, make: () => Result): Result {
  try {
    return make()
  } catch (error) {
    if (!(error instanceof AppError) || Object.keys(error.fields).length === 0) throw error
    const moved = Object.entries(error.fields).map(([path, problem]) => {
      const name = path.startsWith('barcodes') ? 'barcode' : path
      return [`variants.${at}.${name}`, problem]
    })
    throw problemsAt(Object.fromEntries(moved))
  }
}

function problemsAt(fields: FieldProblems): AppError {
  return new AppError('invalid', 'The variants have fields to correct', { fields })
}
