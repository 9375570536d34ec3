import { AppError, conflictOf, problemKeyOf, requireRefusal } from '#contract/core/errors.ts'
import { isMaskedAccount } from '#contract/core/iban.ts'
import { isAllowed, requirePermission } from '#contract/core/roles.ts'
import type { Actor } from '../../../../firm/actor.ts'
import { type ChangeRow, findChange } from '../../../../firm/history-reader.ts'
import { withMaskedAccounts } from '../../../../firm/history-writer.ts'
import type { HandlerContext } from '../../../../firm/implement.ts'
import type { Writer } from '../../../../firm/store.ts'
import {
  findSettingKind,
  type SettingContext,
  type SettingKind,
  type SettingValues,
} from './kinds.ts'

/** The action of a change that undid another. */
const undoAction = 'undo'
/** What nobody changes by hand: it goes up with every change. */
const ownFields: ReadonlySet<string> = new Set(['version', 'updatedAt', 'updatedBy'])

/** The setting that was changed; undefined for any other change, and where the caller may not change it. */
export function settingChangedBy(actor: Actor, row: ChangeRow): SettingKind | undefined {
  const kind = findSettingKind(row.entity)
  return kind && isOfSetting(kind, row) && isAllowed(actor, kind.needs) ? kind : undefined
}

/**
 * Whether a change of a setting can be undone now, and else why not. It is tried out, so that what it
 * says is what would be.
 */
export function undoStateOf(
  { store, firm, env }: Pick<HandlerContext, 'store' | 'firm' | 'env'>,
  kind: SettingKind,
  row: ChangeRow,
): { refusal: string | null } {
  try {
    store.tryOut(firm, (writer) => putBack(writer, { firm, env }, kind, row))
    return { refusal: null }
  } catch (error) {
    const refusal = problemKeyOf(requireRefusal(error))
    return { refusal: refusal === 'not_found' ? 'undoDeleted' : refusal }
  }
}

/**
 * Puts back what a change of a setting replaced.
 * @returns the page where the setting stands
 * @throws AppError not_found for no change of a setting; forbidden for who may not make such a change;
 *   conflict with the reason where it is not safe; what the rules of the setting throw
 */
export function undoChange(writer: Writer, context: SettingContext, changeId: string): string {
  const row = findChange(writer, changeId)
  const kind = row && findSettingKind(row.entity)
  if (!row || !kind || !isOfSetting(kind, row)) throw new AppError('not_found', 'No such change')
  requirePermission(context.firm.actor, kind.needs)
  putBack(writer, context, kind, row)
  return kind.page
}

/** Other changes share the entity, as the archive that was taken of a firm. */
function isOfSetting({ actions, fixed = {} }: SettingKind, { action }: ChangeRow): boolean {
  return action === undoAction || actions.includes(action) || action in fixed
}

function putBack(writer: Writer, context: SettingContext, kind: SettingKind, row: ChangeRow): void {
  const fixed = kind.fixed?.[row.action]
  if (fixed !== undefined) throw conflictOf(fixed)
  const before = valuesOf(row.before)
  const after = valuesOf(row.after)
  const fields = Object.keys(after).filter(
    (name) => !ownFields.has(name) && name in before && !isSame(before[name], after[name]),
  )
  if (fields.length === 0) throw conflictOf('undoNothing')
  const old = Object.fromEntries(fields.map((name) => [name, before[name]]))
  // Numbers of bank accounts are kept by their last characters alone.
  if (holdsMasked(old)) throw conflictOf('undoHidden')
  const now = kind.read(writer, row.entityId, Object.keys(after))
  const known = valuesOf(JSON.stringify(withMaskedAccounts(now)))
  if (!fields.every((name) => isSame(known[name], after[name]))) throw conflictOf('undoChanged')
  kind.requireSafe?.(writer, row.entityId, after)
  kind.write(asUndo(writer, row), context, row.entityId, { ...now, ...old })
}

/** A writer that keeps the setting's own change as one that undid another. */
function asUndo(writer: Writer, { entity }: ChangeRow): Writer {
  return {
    ...writer,
    audit: (change) =>
      writer.audit(change.entity === entity ? { ...change, action: undoAction } : change),
  }
}

function valuesOf(json: string | null): SettingValues {
  const value: unknown = json === null ? null : JSON.parse(json)
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

/** Whether some text of a value, however deep, is an account of which only the end is kept. */
function holdsMasked(value: unknown): boolean {
  if (typeof value === 'string') return isMaskedAccount(value)
  return typeof value === 'object' && value !== null && Object.values(value).some(holdsMasked)
}

/** Whether two values say the same, in whatever order their fields are. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one, inOrder) === JSON.stringify(other, inOrder)
}

function inOrder(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
}
