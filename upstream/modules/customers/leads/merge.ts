import { type Joined, joinRecords } from './join-records.ts'
import type { LeadFields } from './lead.ts'

/** A row of another table that names the record: a deal, a task, a mail. `version` rises with each change. */
export type Child = { owner: string; id: string; version: number }

/** A merge as it is done and as it is kept, so that it can be undone. */
export type MergePlan = {
  keptId: string
  lostId: string
  joined: Joined
  /** Every child of the lost record, of every owner, with its version before it is moved. */
  repoint: Child[]
}

/**
 * How one record goes into another. The rows that name the lost one come from the registry of owners, so
 * that none is forgotten.
 * @param country the firm's, for numbers without a country code
 * @throws RangeError('same_record')
 */
export function planMerge(
  kept: { id: string; fields: LeadFields },
  lost: { id: string; fields: LeadFields },
  childrenOfLost: readonly Child[],
  country: string,
): MergePlan {
  if (kept.id === lost.id) throw new RangeError('same_record')
  const repoint = [...childrenOfLost].sort((a, b) =>
    `${a.owner} ${a.id}` < `${b.owner} ${b.id}` ? -1 : 1,
  )
  const joined = joinRecords(kept.fields, lost.fields, country)
  return { keptId: kept.id, lostId: lost.id, joined, repoint }
}

/** Whether a merge can be undone; if not, which rows have changed or gone since. */
export type UndoPlan =
  | { canUndo: true; lostId: string; pointBack: Child[]; empty: Joined }
  | { canUndo: false; changed: { owner: string; id: string }[] }

/**
 * A merge is undone as long as none of the rows that it moved has changed since: each then has the
 * version that the move gave it, one above the planned one.
 * @param now the rows of the plan as they are; one that is gone is left out
 */
export function planUndo(plan: MergePlan, now: readonly (Child & { ownedBy: string })[]): UndoPlan {
  const present = new Map(now.map((child) => [`${child.owner} ${child.id}`, child]))
  const changed = plan.repoint.filter(({ owner, id, version }) => {
    const found = present.get(`${owner} ${id}`)
    return found?.version !== version + 1 || found.ownedBy !== plan.keptId
  })
  if (changed.length > 0) {
    return { canUndo: false, changed: changed.map(({ owner, id }) => ({ owner, id })) }
  }
  return { canUndo: true, lostId: plan.lostId, pointBack: plan.repoint, empty: plan.joined }
}
