import { expect, test } from 'vitest'
import type { Identity } from './identity.ts'
import { cacheIdentity, findCachedIdentity } from './identity-cache.ts'

const identity: Identity = {
  sessionId: 's',
  isLocked: false,
  authenticatedAt: 0,
  user: {
    id: 'maria',
    name: 'Maria',
    email: 'maria@example.com',
    kind: 'user',
    isDemo: false,
    language: 'en',
    theme: 'system',
    currentFirmId: null,
    isEmailVerified: true,
    photoKey: null,
    timeZone: null,
    lockAfterMinutes: null,
  },
  firms: [],
  suspendedFirms: [],
  visitedFirms: [],
  supportAccess: [],
}

test('a session that ended in another place is believed for ten seconds and no longer', () => {
  const now = Date.parse('2026-10-03T10:00:00Z')
  cacheIdentity('token', identity, now)
  expect(findCachedIdentity('token', now + 9_999)).toBe(identity)
  expect(findCachedIdentity('token', now + 10_000)).toBeUndefined()
  // What was asked for meanwhile does not make it younger, nor does a clock that was put back.
  cacheIdentity('token', identity, now)
  expect(findCachedIdentity('token', now + 5_000)).toBe(identity)
  expect(findCachedIdentity('token', now + 10_000)).toBeUndefined()
  cacheIdentity('token', identity, now)
  expect(findCachedIdentity('token', now - 60_000)).toBeUndefined()
})
