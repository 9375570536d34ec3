import type { Identity } from './identity.ts'
import { forgetNamesOf } from './member-names.ts'

const lifetimeMs = 10_000
const capacity = 5_000

/**
 * Identities this isolate looked up lately by their tokens, least recently used first. It only ever
 * saves a query and a hash: a session that ends elsewhere is believed for at most `lifetimeMs`.
 */
const entries = new Map<string, { identity: Identity; expiresAt: number }>()

export function findCachedIdentity(token: string, now: number): Identity | undefined {
  const entry = entries.get(token)
  if (!entry) return undefined
  entries.delete(token)
  const isFresh = entry.expiresAt > now && entry.expiresAt <= now + lifetimeMs
  if (!isFresh) return undefined
  entries.set(token, entry)
  return entry.identity
}

export function cacheIdentity(token: string, identity: Identity, now: number): void {
  entries.delete(token)
  const [oldest] = entries.keys()
  if (entries.size >= capacity && oldest !== undefined) entries.delete(oldest)
  entries.set(token, { identity, expiresAt: now + lifetimeMs })
}

/** Forgets every session of one person: after logout, new preferences or another membership. */
export function forgetUser(userId: string): void {
  forgetWhere((identity) => identity.user.id === userId)
  forgetNamesOf(userId)
}

/** Forgets every session of a firm's members: after its name or place changed. */
export function forgetFirm(firmId: string): void {
  forgetWhere(({ firms, suspendedFirms }) =>
    [...firms, ...suspendedFirms].some((firm) => firm.firmId === firmId),
  )
}

function forgetWhere(isMeant: (identity: Identity) => boolean): void {
  for (const [key, { identity }] of entries) if (isMeant(identity)) entries.delete(key)
}
