import { eq } from 'drizzle-orm'
import { AppError } from '#contract/errors.ts'
import type { Preferences, Session } from '#contract/identity.ts'
import { usualLayout } from '#contract/layout.ts'
import type { Call } from './call.ts'
import { directory } from './directory.ts'
import { type Identity, requireIdentity } from './identity.ts'
import { forgetUser } from './identity-cache.ts'
import { users } from './tables.ts'

/** The session as its owner sees it; behind a locked screen there are no firms. */
export function sessionOf(identity: Identity): Session {
  const { user, isLocked, firms, suspendedFirms, visitedFirms, supportAccess } = identity
  if (isLocked) return { user, isLocked, ...noFirms }
  return { user, isLocked, firms, suspendedFirms, visitedFirms, supportAccess }
}

const noFirms = { firms: [], suspendedFirms: [], visitedFirms: [], supportAccess: [] }

/** Changes language, theme or current firm. @throws AppError not_found for a firm of others */
export async function updatePreferences(call: Call, input: Preferences): Promise<Session> {
  const identity = requireIdentity(call)
  const { language, theme, currentFirmId } = input
  const isMember = identity.firms.some((firm) => firm.firmId === currentFirmId)
  if (currentFirmId !== undefined && !isMember) throw new AppError('not_found', 'Not found')
  const changes = Object.entries({ language, theme, currentFirmId })
  const given = Object.fromEntries(changes.filter(([, value]) => value !== undefined))
  const layout = input.layout && { ...usualLayout, ...identity.user.layout, ...input.layout }
  const columns = { ...given, ...(layout && { layout: JSON.stringify(layout) }) }
  if (Object.keys(columns).length > 0) {
    await directory(call.env).update(users).set(columns).where(eq(users.id, identity.user.id))
    forgetUser(identity.user.id)
  }
  return sessionOf({ ...identity, user: { ...identity.user, ...given, ...(layout && { layout }) } })
}
