import { compileFilter, type FieldCatalogue, type Group, type Row } from '../segments/views.ts'

/** Who takes which leads: the first rule that means a lead decides. */
export type AssignmentRule = { id: string; when: Group; personIds: readonly string[] }

/** Somebody who takes leads. `lastTurn` is the number of the last assignment to them; null for none yet. */
export type Taker = { id: string; isAbsent: boolean; lastTurn: number | null }

/**
 * Whom a lead goes to, and the turn that is to be written in the same transaction. Where nobody can take
 * it, it has no owner and no turn is taken: it stays in the list of leads without one.
 */
export type Assignment =
  | { ownerId: string; ruleId: string; turn: number; skippedIds: string[] }
  | { ownerId: null; ruleId: string | null; reason: 'noRule' | 'allAbsent'; skippedIds: string[] }

/**
 * Assigns a lead to whoever of its rule was served least recently and is there. Absent people are
 * skipped one by one; whoever returns is next once and has not missed a heap. People who were never
 * served come first, in the order of the rule.
 * @param today the firm's day, for filters with relative days
 * @throws TypeError('definition_malformed') for a filter of a rule
 */
export function assignLead(
  lead: Row,
  fields: FieldCatalogue,
  rules: readonly AssignmentRule[],
  takers: readonly Taker[],
  today: string,
): Assignment {
  const rule = rules.find(({ when }) => compileFilter(when, fields, today).isMeant(lead))
  if (rule === undefined) return { ownerId: null, ruleId: null, reason: 'noRule', skippedIds: [] }
  const known = new Map(takers.map((taker) => [taker.id, taker]))
  const inRule = [...new Set(rule.personIds)].flatMap((id) => known.get(id) ?? [])
  const queue = inRule.sort((a, b) => (a.lastTurn ?? -1) - (b.lastTurn ?? -1))
  const at = queue.findIndex(({ isAbsent }) => !isAbsent)
  const skippedIds = queue.slice(0, at < 0 ? undefined : at).map(({ id }) => id)
  const owner = queue[at]
  if (owner === undefined) {
    return { ownerId: null, ruleId: rule.id, reason: 'allAbsent', skippedIds }
  }
  const turn = 1 + Math.max(-1, ...takers.map(({ lastTurn }) => lastTurn ?? -1))
  return { ownerId: owner.id, ruleId: rule.id, turn, skippedIds }
}
