import { eq } from 'drizzle-orm'
import { AppError } from '#contract/core/errors.ts'
import type { Preferences, Session } from '#contract/core/identity.ts'
import { usualLayout } from '#contract/core/layout.ts'
import {
  actionsWithTakenKey,
  type ShortcutKeys,
  shortcutKeysOf,
} from '#contract/core/shortcut-keys.ts'
import type { Call } from './call.ts'
import { directory } from './directory.ts'
import { type Identity, requireIdentity } from './identity.ts'
import { forgetUser } from './identity-cache.ts'
import { keptChoices } from './own-choices.ts'
import { users } from './tables.ts'

/** The session as its owner sees it; behind a locked screen there are no firms. */
export function sessionOf(identity: Identity): Session {
  const { user, isLocked, firms, suspendedFirms, visitedFirms, supportAccess } = identity
  if (isLocked) return { user, isLocked, ...noFirms }
  return { user, isLocked, firms, suspendedFirms, visitedFirms, supportAccess }
}

const noFirms = { firms: [], suspendedFirms: [], visitedFirms: [], supportAccess: [] }

/**
 * Changes language, theme, layout or current firm.
 * @throws AppError not_found for a firm of others; invalid for a key that two actions would have
 */
export async function updatePreferences(call: Call, input: Preferences): Promise<Session> {
  const identity = requireIdentity(call)
  const { language, theme, currentFirmId } = input
  requireOwnKeys(input.layout?.keys)
  const isMember = identity.firms.some((firm) => firm.firmId === currentFirmId)
  if (currentFirmId !== undefined && !isMember) throw new AppError('not_found', 'Not found')
  const changes = Object.entries({ language, theme, currentFirmId })
  const given = Object.fromEntries(changes.filter(([, value]) => value !== undefined))
  const layout = input.layout && { ...usualLayout, ...identity.user.layout, ...input.layout }
  const columns = { ...given, ...(layout && { layout: JSON.stringify(layout) }) }
  if (Object.keys(columns).length > 0) {
    const db = directory(call.env)
    const { language: spoken, theme: seen } = identity.user
    const before = { language: spoken, theme: seen }
    const after = { ...before, ...(language && { language }), ...(theme && { theme }) }
    await db.batch([
      db.update(users).set(columns).where(eq(users.id, identity.user.id)),
      ...keptChoices(db, call, 'profile', { before, after }),
    ])
    forgetUser(identity.user.id)
  }
  return sessionOf({ ...identity, user: { ...identity.user, ...given, ...(layout && { layout }) } })
}

function requireOwnKeys(changed: Partial<ShortcutKeys> | undefined): void {
  if (!changed) return
  const keys = shortcutKeysOf(changed)
  const taken = actionsWithTakenKey(keys)
  const fields = taken.map((action) => {
    return [`layout.keys.${action}`, { key: 'keyTaken', params: { key: keys[action] } }] as const
  })
  if (fields.length === 0) return
  throw new AppError('invalid', 'The same shortcut is set for two actions', {
    fields: Object.fromEntries(fields),
  })
}
