import { and, desc, eq, inArray } from 'drizzle-orm'
import { z } from 'zod'
import { AppError, conflictOf } from '#contract/core/errors.ts'
import { type OwnChange, OwnChoices, shownOwnChanges } from '#contract/person/own-changes.ts'
import { directoryAudit } from '../../../identity/audit.ts'
import type { Call } from '../../../identity/call.ts'
import { directory } from '../../../identity/directory.ts'
import { requireIdentity } from '../../../identity/identity.ts'
import { type ChoiceValues, ownActions } from '../../../identity/own-choices.ts'
import { ownChoices } from './choices.ts'

const Values = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]))

type Kept = { id: string; at: number; isUndo: boolean; before: ChoiceValues; after: ChoiceValues }

/** The newest changes of the caller's own choices, and whether each can be undone now. */
export async function listOwnChanges(call: Call, of: OwnChoices): Promise<{ rows: OwnChange[] }> {
  const { user } = requireIdentity(call)
  const rows = await directory(call.env)
    .select()
    .from(directoryAudit)
    .where(and(eq(directoryAudit.userId, user.id), inArray(directoryAudit.action, ownActions[of])))
    .orderBy(desc(directoryAudit.id))
    .limit(shownOwnChanges)
  if (rows.length === 0) return { rows: [] }
  const now = await ownChoices[of].read(call)
  return { rows: rows.map((row) => toChange(keptOf(row), now)) }
}

/**
 * Puts back what a change of the caller's own choices replaced, by the rules for choosing it.
 * @throws AppError not_found for none of theirs; conflict where it was changed since
 */
export async function undoOwnChange(call: Call, changeId: string): Promise<{ of: OwnChoices }> {
  const { user } = requireIdentity(call)
  const [row] = await directory(call.env)
    .select()
    .from(directoryAudit)
    .where(and(eq(directoryAudit.id, changeId), eq(directoryAudit.userId, user.id)))
  const of = OwnChoices.options.find((one) => ownActions[one].some((name) => name === row?.action))
  if (!row || !of) throw new AppError('not_found', 'No such change')
  const { before, after } = keptOf(row)
  const { read, write } = ownChoices[of]
  if (!isStill(await read(call), after)) throw conflictOf('undoChanged')
  await write(call, before)
  return { of }
}

function keptOf(row: typeof directoryAudit.$inferSelect): Kept {
  const values = (json: string | null) => Values.parse(JSON.parse(json ?? '{}'))
  return {
    id: row.id,
    at: row.at,
    isUndo: Object.values(ownActions).some(([, undone]) => undone === row.action),
    before: values(row.before),
    after: values(row.after),
  }
}

function toChange({ id, at, isUndo, before, after }: Kept, now: ChoiceValues): OwnChange {
  const changes = Object.entries(after).map(([field, value]) => ({
    field,
    before: before[field] ?? null,
    after: value,
  }))
  const refusal = isStill(now, after) ? null : 'undoChanged'
  return { id, at: new Date(at).toISOString(), isUndo, changes, refusal }
}

/** Whether what a change made is as it made it. */
function isStill(now: ChoiceValues, after: ChoiceValues): boolean {
  return Object.entries(after).every(([name, value]) => (now[name] ?? null) === value)
}
