import { AppError, type FieldProblems } from '#contract/errors.ts'
import type { Item, ItemInput } from '#contract/items.ts'
import type { FirmContext, Reader, Writer } from '../../firm/store.ts'
import { isUsed } from '../../register/uses.ts'
import { listAccounts } from '../ledger/index.ts'
import { listTaxRates, markTaxRatesUsed } from '../taxes/index.ts'
import { problemsOfChange, tellChanged, tellRemoved } from './observers.ts'
import { getItem, getStoredItem, isSkuTaken, itemOfBarcode } from './reader.ts'
import { deleteItem, insertItem, setArchived, updateItem as write } from './writer.ts'

/** @throws AppError invalid */
export function createItem(writer: Writer, context: FirmContext, input: ItemInput): Item {
  requireValid(writer, input, '')
  const id = insertItem(writer, context, input)
  markTaxRatesUsed(writer, [input.taxCode])
  const created = getItem(writer, id)
  tellChanged(writer, context, created)
  writer.audit({ entity: 'item', entityId: id, action: 'create', after: created })
  return created
}

/** @throws AppError not_found, invalid; conflict with the newer version as `detail.current` */
export function updateItem(
  writer: Writer,
  context: FirmContext,
  { itemId, version, ...input }: ItemInput & { itemId: string; version: number },
): Item {
  const before = getItem(writer, itemId)
  if (before.version !== version) {
    throw new AppError('conflict', 'The item was changed', { detail: { current: before } })
  }
  requireValid(writer, input, itemId, before)
  write(writer, context, itemId, input, version + 1)
  markTaxRatesUsed(writer, [input.taxCode])
  const after = getItem(writer, itemId)
  tellChanged(writer, context, after)
  writer.audit({ entity: 'item', entityId: itemId, action: 'update', before, after })
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
  }
  return getItem(writer, itemId)
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

function requireValid(reader: Reader, input: ItemInput, itemId: string, before?: Item): void {
  const fields: FieldProblems = before ? problemsOfChange(reader, before, input) : {}
  if (isSkuTaken(reader, input.sku, itemId)) fields.sku = { key: 'skuTaken' }
  if (!listTaxRates(reader).some(({ code }) => code === input.taxCode)) {
    fields.taxCode = { key: 'unknownTaxRate' }
  }
  const others = input.barcodes.map((code) => itemOfBarcode(reader, code))
  if (others.some((id) => id !== undefined && id !== itemId)) {
    fields.barcodes = { key: 'barcodeTaken' }
  }
  const isIncome = ({ code, type }: { code: string; type: string }) =>
    code === input.incomeAccount && type === 'income'
  if (input.incomeAccount !== '' && !listAccounts(reader).some(isIncome)) {
    fields.incomeAccount = { key: 'unknownAccount' }
  }
  if (Object.keys(fields).length > 0) throw new AppError('invalid', 'Item', { fields })
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
