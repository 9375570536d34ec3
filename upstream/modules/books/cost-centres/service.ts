import {
  type CostCentre,
  type CostCentreInput,
  maxCentreLevels,
} from '#contract/books/cost-centres.ts'
import { AppError, conflictOf, type FieldProblems } from '#contract/core/errors.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { isUsed } from '../../../register/uses.ts'
import { findByCode, getCostCentre, levelsAbove, trailOf } from './reader.ts'
import { selfAndBelowOf } from './views.ts'
import { changeCostCentre, deleteCostCentre, insertCostCentre } from './writer.ts'

const entity = 'costCentre'

/** @throws AppError invalid */
export function createCostCentre(
  writer: Writer,
  context: FirmContext,
  input: CostCentreInput,
): CostCentre {
  requireValid(writer, input, '')
  const id = insertCostCentre(writer, context, { ...input, trail: trailOf(writer, input) })
  const after = getCostCentre(writer, id)
  writer.audit({ entity, entityId: id, action: 'create', after })
  return after
}

/** @throws AppError not_found, invalid; conflict with the newer version as `detail.current` */
export function updateCostCentre(
  writer: Writer,
  context: FirmContext,
  id: string,
  { version, ...input }: CostCentreInput & { version: number },
): CostCentre {
  const before = getCostCentre(writer, id)
  if (before.version !== version) {
    throw new AppError('conflict', 'Changed meanwhile', { detail: { current: before } })
  }
  requireValid(writer, input, id)
  const trail = trailOf(writer, input)
  changeCostCentre(writer, context, id, { ...input, trail, version: version + 1 })
  if (trail !== before.trail) renameBelow(writer, context, id)
  const after = getCostCentre(writer, id)
  writer.audit({ entity, entityId: id, action: 'update', before, after })
  return after
}

/** What is below a cost centre that was renamed or moved is found under its new names. */
function renameBelow(writer: Writer, context: FirmContext, id: string): void {
  // In the order of the tree: each is written after the one that it is part of.
  for (const below of selfAndBelowOf(writer, id)) {
    if (below === id) continue
    const trail = trailOf(writer, getCostCentre(writer, below))
    changeCostCentre(writer, context, below, { trail })
  }
}

function requireValid(reader: Reader, input: CostCentreInput, id: string): void {
  const fields: FieldProblems = {}
  const { code, parentId } = input
  if (parentId !== '') {
    // A cost centre that is none answers as one of another firm would.
    getCostCentre(reader, parentId)
    const below = id === '' ? [] : selfAndBelowOf(reader, id)
    if (below.includes(parentId)) fields.parentId = { key: 'centreInItself' }
    else if (levelsAbove(reader, parentId) + depthOf(reader, id) > maxCentreLevels) {
      fields.parentId = { key: 'tooManyLevels', params: { maximum: maxCentreLevels } }
    }
  }
  const known = findByCode(reader, code)
  if (known !== undefined && known !== id) fields.code = { key: 'centreTaken' }
  if (Object.keys(fields).length > 0) throw new AppError('invalid', 'Cost centre', { fields })
}

/** The levels that a cost centre and what is below it take up. */
function depthOf(reader: Reader, id: string): number {
  if (id === '') return 1
  const own = levelsAbove(reader, id)
  return Math.max(...selfAndBelowOf(reader, id).map((one) => levelsAbove(reader, one))) - own + 1
}

/** Takes one out of the lists, or back in. @throws AppError not_found */
export function archiveCostCentre(
  writer: Writer,
  context: FirmContext,
  id: string,
  isArchived: boolean,
): CostCentre {
  const before = getCostCentre(writer, id)
  if (before.isArchived !== isArchived) {
    changeCostCentre(writer, context, id, { isArchived, version: before.version + 1 })
    const action = isArchived ? 'archive' : 'restore'
    writer.audit({ entity, entityId: id, action, title: before.trail })
  }
  return getCostCentre(writer, id)
}

/**
 * Takes one away that nothing names; one with lines is closed instead.
 * @throws AppError not_found; conflict (inUse)
 */
export function deleteUnusedCentre(writer: Writer, id: string): { id: string } {
  const before = getCostCentre(writer, id)
  if (selfAndBelowOf(writer, id).length > 1 || isUsed(writer, entity, id)) throw refusal('inUse')
  deleteCostCentre(writer, id)
  writer.audit({ entity, entityId: id, action: 'delete', before })
  return { id }
}

/**
 * Takes one of an import away that nothing names and nobody has changed.
 * @throws AppError not_found; conflict with the reason `inUse` or `changedMeanwhile`
 */
export function removeCostCentre(writer: Writer, _: FirmContext, id: string): void {
  if (getCostCentre(writer, id).version !== 1) throw refusal('changedMeanwhile')
  deleteUnusedCentre(writer, id)
}

const refusal: (reason: 'inUse' | 'changedMeanwhile') => AppError = conflictOf

/** What can be done to many at once. */
export const costCentreBulk = {
  steps: {
    archive: (writer: Writer, context: FirmContext, id: string) =>
      archiveCostCentre(writer, context, id, true),
    restore: (writer: Writer, context: FirmContext, id: string) =>
      archiveCostCentre(writer, context, id, false),
  },
  labelOf: (reader: Reader, id: string) => getCostCentre(reader, id).trail,
}
