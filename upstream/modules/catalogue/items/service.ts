import type { Item, ItemInput } from '#contract/catalogue/items.ts'
import { AppError, type FieldProblems, refuseProblems } from '#contract/core/errors.ts'
import { isAllowed } from '#contract/core/roles.ts'
import { requireVersion } from '../../../firm/require-version.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { isUsed } from '../../../register/uses.ts'
import { centreProblem } from '../../books/cost-centres/index.ts'
import { listAccounts } from '../../books/ledger/index.ts'
import { listTaxRates, markTaxRatesUsed } from '../../books/taxes/index.ts'
import { changedCustom } from '../../firm/custom-fields/index.ts'
import { getItemCategory, usualOfCategory } from '../item-categories/index.ts'
import { problemsOfComponents } from './components.ts'
import { problemsOfChange, tellChanged, tellRemoved } from './observers.ts'
import { problemsOfUnits } from './packages.ts'
import { getItem, getStoredItem, isSkuTaken, itemOfBarcode } from './reader.ts'
import { supplierNamed } from './suppliers.ts'
import { changesOfVariants, followPrice } from './variants/follow.ts'
import { variantsOf } from './variants/reader.ts'
import { placeVariant, type VariantPlace } from './variants/writer.ts'
import { deleteItem, insertItem, setArchived, updateItem as write } from './writer.ts'

/**
 * @param variant what the new item is a variant of, with the values it has
 * @throws AppError invalid
 */
export function createItem(
  writer: Writer,
  context: FirmContext,
  given: ItemInput,
  variant?: VariantPlace,
): Item {
  const costs = seesCosts(context) ? {} : { suppliers: [], labourCost: '' }
  const custom = changedCustom(writer, context, 'item', { given: given.custom })
  const input = withUsualTax(writer, onlyOfKits({ ...given, ...costs, custom }))
  requireValid(writer, input, '')
  const id = insertItem(writer, context, input)
  if (variant) placeVariant(writer, id, variant)
  markTaxRatesUsed(writer, [input.taxCode])
  const created = getItem(writer, id)
  tellChanged(writer, context, created)
  writer.audit({ entity: 'item', entityId: id, action: 'create', after: withoutCosts(created) })
  return created
}

/** @throws AppError not_found, invalid; conflict with the newer version as `detail.current` */
export function updateItem(
  writer: Writer,
  context: FirmContext,
  { itemId, version, ...given }: ItemInput & { itemId: string; version: number },
): Item {
  const before = getItem(writer, itemId)
  requireVersion(before, version)
  const costs = seesCosts(context)
    ? {}
    : { suppliers: before.suppliers ?? [], labourCost: before.labourCost ?? '' }
  const values = { before: before.custom, given: given.custom }
  const custom = changedCustom(writer, context, 'item', values)
  const input = withUsualTax(writer, onlyOfKits({ ...given, ...costs, custom }))
  requireValid(writer, input, itemId, before)
  write(writer, context, itemId, input, version + 1)
  markTaxRatesUsed(writer, [input.taxCode])
  followPrice(writer, before, input)
  const after = getItem(writer, itemId)
  tellChanged(writer, context, after)
  const change = { before: withoutCosts(before), after: withoutCosts(after) }
  writer.audit({ entity: 'item', entityId: itemId, action: 'update', ...change })
  if (after.isParent) {
    for (const variant of changesOfVariants(writer, before, after)) {
      updateItem(writer, context, { ...variant, custom: {} })
    }
  }
  return after
}

/** Takes an item out of the lists, or back in; documents keep it. @throws AppError not_found */
export function archiveItem(
  writer: Writer,
  context: FirmContext,
  itemId: string,
  isArchived: boolean,
): Item {
  const stored = getStoredItem(writer, itemId)
  if (stored.isArchived !== isArchived) {
    setArchived(writer, context, stored, isArchived)
    tellChanged(writer, context, getItem(writer, itemId))
    const action = isArchived ? 'archive' : 'restore'
    writer.audit({ entity: 'item', entityId: itemId, action, title: stored.name })
    // What is not offered has no variants that are.
    if (stored.isParent) {
      for (const { id } of variantsOf(writer, itemId)) archiveItem(writer, context, id, isArchived)
    }
    if (!isArchived && stored.parentId !== '') restoreAlone(writer, context, stored.parentId)
  }
  return getItem(writer, itemId)
}

/** A variant that is offered again brings back what it is one of, and none of the others. */
function restoreAlone(writer: Writer, context: FirmContext, parentId: string): void {
  const parent = getStoredItem(writer, parentId)
  if (!parent.isArchived) return
  setArchived(writer, context, parent, false)
  tellChanged(writer, context, getItem(writer, parentId))
  writer.audit({ entity: 'item', entityId: parentId, action: 'restore', title: parent.name })
}

/** What can be done to many items at once. */
export const itemBulk = {
  steps: {
    archive: (writer: Writer, context: FirmContext, id: string) =>
      archiveItem(writer, context, id, true),
    restore: (writer: Writer, context: FirmContext, id: string) =>
      archiveItem(writer, context, id, false),
  },
  labelOf: (reader: Reader, id: string) => getStoredItem(reader, id).name,
}

/** Whoever may not see costs neither sees nor changes who an item is bought from. */
function seesCosts({ actor }: FirmContext): boolean {
  return isAllowed(actor, 'stock:cost')
}

/** Everybody who sees an item reads its history: that tells no prices of suppliers. */
function withoutCosts({ suppliers, labourCost: _, ...item }: Item) {
  const names = suppliers?.map(({ supplierName, supplierNumber }) =>
    `${supplierName} ${supplierNumber}`.trim(),
  )
  return { ...item, suppliers: names }
}

/** Only a kit is made of something, and only what is counted has batches or serial numbers. */
function onlyOfKits(input: ItemInput): ItemInput {
  const isCounted =
    input.kind === 'stock' || (input.kind === 'kit' && input.kitStock === 'assembled')
  const kept = isCounted ? input : { ...input, tracking: 'none' as const }
  return input.kind === 'kit'
    ? kept
    : { ...kept, components: [], kitStock: 'assembled', labourCost: '' }
}

/** An item that says no tax takes over that of its category, else the firm's usual one. */
function withUsualTax(reader: Reader, input: ItemInput): ItemInput {
  if (input.taxCode !== '') return input
  const { categoryId } = input
  const ofCategory = categoryId === '' ? '' : usualOfCategory(reader, categoryId).taxCode
  const rates = listTaxRates(reader)
  const usual = rates.find(({ isDefault }) => isDefault) ?? rates[0]
  return { ...input, taxCode: ofCategory || (usual?.code ?? '') }
}

function requireValid(reader: Reader, input: ItemInput, itemId: string, before?: Item): void {
  const fields: FieldProblems = {
    ...(before && problemsOfChange(reader, before, input)),
    ...(before?.isParent && input.kind === 'kit' && { kind: { key: 'kitWithVariants' } }),
    ...problemsOfUnits(input),
    ...(input.kind === 'kit' &&
      input.components.length === 0 && { 'components.0.item': { key: 'kitOfNothing' } }),
    ...problemsOfComponents(reader, itemId, input.components),
  }
  if (isSkuTaken(reader, input.sku, itemId)) fields.sku = { key: 'skuTaken' }
  if (input.categoryId !== '') getItemCategory(reader, input.categoryId)
  for (const [at, { supplierName }] of input.suppliers.entries()) {
    if (supplierNamed(reader, itemId, supplierName) === undefined) {
      fields[`suppliers.${at}.supplierName`] = { key: 'unknownSupplier' }
    }
  }
  if (!listTaxRates(reader).some(({ code }) => code === input.taxCode)) {
    fields.taxCode = { key: 'unknownTaxRate' }
  }
  const isTaken = (code: string) => {
    const owner = itemOfBarcode(reader, code)
    return owner !== undefined && owner !== itemId
  }
  if (input.barcodes.some(isTaken)) fields.barcodes = { key: 'barcodeTaken' }
  const own = new Set(input.barcodes)
  for (const [at, { barcode }] of input.packages.entries()) {
    if (barcode === '') continue
    if (own.has(barcode) || isTaken(barcode)) {
      fields[`packages.${at}.barcode`] = { key: 'barcodeTaken' }
    }
    own.add(barcode)
  }
  const isIncome = ({ code, type }: { code: string; type: string }) =>
    code === input.incomeAccount && type === 'income'
  if (input.incomeAccount !== '' && !listAccounts(reader).some(isIncome)) {
    fields.incomeAccount = { key: 'unknownAccount' }
  }
  const closed = centreProblem(reader, input.costCentreId, before ? [before] : [])
  if (closed) fields.costCentreId = { key: closed }
  refuseProblems(fields, 'The item has fields to correct')
}

/**
 * Takes an item away that nothing names and nobody has changed.
 * @throws AppError not_found; conflict with the reason `inUse` or `changedMeanwhile`
 */
export function removeItem(writer: Writer, _: FirmContext, itemId: string): void {
  const before = getStoredItem(writer, itemId)
  const reason =
    before.version !== 1 ? 'changedMeanwhile' : isUsed(writer, 'item', itemId) ? 'inUse' : undefined
  if (reason) throw new AppError('conflict', reason, { detail: { reason } })
  tellRemoved(writer, itemId)
  deleteItem(writer, before)
  writer.audit({ entity: 'item', entityId: itemId, action: 'delete', before })
}
