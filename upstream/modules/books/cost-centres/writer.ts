import { eq } from 'drizzle-orm'
import type { CostCentreInput } from '#contract/books/cost-centres.ts'
import { removeSearchEntry, writeSearchEntry } from '../../../firm/search-index.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { putSearchEntry, removeRecord } from '../../firm/records/index.ts'
import { getCostCentre } from './reader.ts'
import { costCentresTable } from './tables.ts'

/** Gives the new id. */
export function insertCostCentre(
  writer: Writer,
  { actor, now, newId }: FirmContext,
  input: CostCentreInput & { trail: string },
): string {
  const id = newId()
  const at = now.toISOString()
  const by = actor.userId
  const stamp = { createdAt: at, createdBy: by, updatedAt: at, updatedBy: by }
  writer.db
    .insert(costCentresTable)
    .values({ ...input, ...stamp, id, version: 1 })
    .run()
  index(writer, id)
  return id
}

/** Writes what has changed; the caller has compared the version. */
export function changeCostCentre(
  writer: Writer,
  { actor, now }: FirmContext,
  id: string,
  change: Partial<CostCentreInput> & { trail?: string; isArchived?: boolean; version?: number },
): void {
  const stamp = { updatedAt: now.toISOString(), updatedBy: actor.userId }
  const isMeant = eq(costCentresTable.id, id)
  writer.db
    .update(costCentresTable)
    .set({ ...change, ...stamp })
    .where(isMeant)
    .run()
  index(writer, id)
}

export function deleteCostCentre(writer: Writer, id: string): void {
  removeSearchEntry(writer, 'cost_centres_search', getCostCentre(writer, id).rowNumber)
  removeRecord(writer, { kind: 'costCentre', id })
  writer.db.delete(costCentresTable).where(eq(costCentresTable.id, id)).run()
}

function index(writer: Writer, id: string): void {
  const { rowNumber, trail, notes } = getCostCentre(writer, id)
  writeSearchEntry(writer, 'cost_centres_search', rowNumber, { trail, notes })
  putSearchEntry(writer, { kind: 'costCentre', id, title: trail, text: notes })
}
