import type { OwnChoices } from '#contract/person/own-changes.ts'
import { audit, type auditIfChanged } from './audit.ts'
import type { Call } from './call.ts'
import type { directory } from './directory.ts'
import { requireIdentity } from './identity.ts'

/** Choices by their names: `mail.invoiceOpened`, `timeZone`. */
export type ChoiceValues = Readonly<Record<string, string | number | boolean | null>>

/** What the directory's audit calls a change of a person's own choices, and one that undid another. */
export const ownActions = {
  notices: ['own.notices', 'own.noticesUndone'],
  profile: ['own.profile', 'own.profileUndone'],
} as const satisfies Record<OwnChoices, readonly [string, string]>

/** A change that is being put back is kept as such. */
export type Keeping = { isUndo?: boolean }

/**
 * The statement that keeps what a person chose otherwise, with the old values, for the batch that
 * changes it; none where nothing is otherwise.
 * @param keep `auditIfChanged` where only the database can judge whether the change is made
 */
export function keptChoices(
  db: ReturnType<typeof directory>,
  call: Call,
  of: OwnChoices,
  { before, after, isUndo = false }: { before: ChoiceValues; after: ChoiceValues } & Keeping,
  keep: typeof audit | typeof auditIfChanged = audit,
) {
  const changed = Object.keys(after).filter((name) => after[name] !== before[name])
  if (changed.length === 0) return []
  const only = (values: ChoiceValues) =>
    Object.fromEntries(changed.map((name) => [name, values[name] ?? null]))
  const { user } = requireIdentity(call)
  const action = ownActions[of][isUndo ? 1 : 0]
  const values = { before: only(before), after: only(after) }
  return [keep(db, call, { action, userId: user.id, ...values })]
}
