import {
  type ItemCategory,
  type ItemCategoryInput,
  maxCategoryLevels,
} from '#contract/catalogue/item-categories.ts'
import { AppError, type FieldProblems } from '#contract/core/errors.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { isUsed } from '../../../register/uses.ts'
import { centreProblem } from '../../books/cost-centres/index.ts'
import { listAccounts } from '../../books/ledger/index.ts'
import { listTaxRates } from '../../books/taxes/index.ts'
import { categoriesBelow, findByTrail, getItemCategory, levelsAbove, trailOf } from './reader.ts'
import { changeItemCategory, deleteItemCategory, insertItemCategory } from './writer.ts'

const entity = 'itemCategory'

/** @throws AppError invalid */
export function createItemCategory(
  writer: Writer,
  context: FirmContext,
  input: ItemCategoryInput,
): ItemCategory {
  requireValid(writer, input, '')
  const id = insertItemCategory(writer, context, { ...input, trail: trailOf(writer, input) })
  const after = getItemCategory(writer, id)
  writer.audit({ entity, entityId: id, action: 'create', after })
  return after
}

/** @throws AppError not_found, invalid; conflict with the newer version as `detail.current` */
export function updateItemCategory(
  writer: Writer,
  context: FirmContext,
  id: string,
  { version, ...input }: ItemCategoryInput & { version: number },
): ItemCategory {
  const before = getItemCategory(writer, id)
  if (before.version !== version) {
    throw new AppError('conflict', 'Changed meanwhile', { detail: { current: before } })
  }
  requireValid(writer, input, id, before)
  const trail = trailOf(writer, input)
  changeItemCategory(writer, context, id, { ...input, trail, version: version + 1 })
  if (trail !== before.trail) renameBelow(writer, context, id)
  const after = getItemCategory(writer, id)
  writer.audit({ entity, entityId: id, action: 'update', before, after })
  return after
}

/** What is below a category that was renamed or moved is found under its new names. */
function renameBelow(writer: Writer, context: FirmContext, id: string): void {
  // In the order of the tree: each is written after the one that it is part of.
  for (const below of categoriesBelow(writer, id)) {
    if (below === id) continue
    const trail = trailOf(writer, getItemCategory(writer, below))
    changeItemCategory(writer, context, below, { trail })
  }
}

function requireValid(
  reader: Reader,
  input: ItemCategoryInput,
  id: string,
  before?: ItemCategoryInput,
): void {
  const fields: FieldProblems = {}
  const closed = centreProblem(reader, input.costCentreId, before ? [before] : [])
  if (closed) fields.costCentreId = { key: closed }
  const { parentId, taxCode, incomeAccount } = input
  if (parentId !== '') {
    // A category that is none answers as one of another firm would.
    getItemCategory(reader, parentId)
    const below = id === '' ? [] : categoriesBelow(reader, id)
    if (below.includes(parentId)) fields.parentId = { key: 'categoryInItself' }
    else if (levelsAbove(reader, parentId) + depthOf(reader, id) > maxCategoryLevels) {
      fields.parentId = { key: 'tooManyLevels', params: { maximum: maxCategoryLevels } }
    }
  }
  if (!fields.parentId) {
    const known = findByTrail(reader, trailOf(reader, input))
    if (known !== undefined && known !== id) fields.name = { key: 'categoryTaken' }
  }
  if (taxCode !== '' && !listTaxRates(reader).some(({ code }) => code === taxCode)) {
    fields.taxCode = { key: 'unknownTaxRate' }
  }
  const isIncome = ({ code, type }: { code: string; type: string }) =>
    code === incomeAccount && type === 'income'
  if (incomeAccount !== '' && !listAccounts(reader).some(isIncome)) {
    fields.incomeAccount = { key: 'unknownAccount' }
  }
  if (Object.keys(fields).length > 0) throw new AppError('invalid', 'Category', { fields })
}

/** The levels that a category and what is below it take up. */
function depthOf(reader: Reader, id: string): number {
  if (id === '') return 1
  const own = levelsAbove(reader, id)
  return Math.max(...categoriesBelow(reader, id).map((one) => levelsAbove(reader, one))) - own + 1
}

/** Takes one out of the lists, or back in. @throws AppError not_found */
export function archiveItemCategory(
  writer: Writer,
  context: FirmContext,
  id: string,
  isArchived: boolean,
): ItemCategory {
  const before = getItemCategory(writer, id)
  if (before.isArchived !== isArchived) {
    changeItemCategory(writer, context, id, { isArchived, version: before.version + 1 })
    const action = isArchived ? 'archive' : 'restore'
    writer.audit({ entity, entityId: id, action, title: before.trail })
  }
  return getItemCategory(writer, id)
}

/**
 * Takes one away that nothing names and nobody has changed.
 * @throws AppError not_found; conflict with the reason `inUse` or `changedMeanwhile`
 */
export function removeItemCategory(writer: Writer, _: FirmContext, id: string): void {
  const before = getItemCategory(writer, id)
  const isInUse = categoriesBelow(writer, id).length > 1 || isUsed(writer, entity, id)
  const reason = before.version !== 1 ? 'changedMeanwhile' : isInUse ? 'inUse' : undefined
  if (reason) throw new AppError('conflict', reason, { detail: { reason } })
  deleteItemCategory(writer, id)
  writer.audit({ entity, entityId: id, action: 'delete', before })
}

/** What can be done to many at once. */
export const itemCategoryBulk = {
  steps: {
    archive: (writer: Writer, context: FirmContext, id: string) =>
      archiveItemCategory(writer, context, id, true),
    restore: (writer: Writer, context: FirmContext, id: string) =>
      archiveItemCategory(writer, context, id, false),
  },
  labelOf: (reader: Reader, id: string) => getItemCategory(reader, id).trail,
}
