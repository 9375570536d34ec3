import type { Session } from '#contract/core/identity.ts'
import type { Args } from '../load-context.ts'

/** How long the frame of a page may show what a session was. What it may do, the API checks. */
const keptMs = 5_000
const maxSessions = 2_000

const known = new Map<string, { session: Session; until: number }>()

/**
 * The session of a token as this isolate saw it a moment ago; a page then costs one call less.
 * Only for reading: whoever writes asks anew, and what was known is forgotten.
 */
export function recallSession({ request }: Args, token: string): Session | undefined {
  const kept = known.get(token)
  const isReading = request.method === 'GET' || request.method === 'HEAD'
  if (!kept || !isReading || kept.until < Date.now()) {
    known.delete(token)
    return undefined
  }
  return kept.session
}

export function rememberSession({ request }: Args, token: string, session: Session): void {
  // Whoever has no firm yet is about to get one, perhaps through another page.
  if (request.method !== 'GET' || session.firms.length === 0) return
  if (known.size >= maxSessions) known.clear()
  known.set(token, { session, until: Date.now() + keptMs })
}

/** For a session that has ended: its cookie, sent again, shows nothing. */
export function forgetSession(token: string): void {
  known.delete(token)
}

/** For a person who changed, or whose other sessions ended: all that is known of them. */
export function forgetSessionsOf(userId: string): void {
  for (const [token, { session }] of known) if (session.user.id === userId) known.delete(token)
}
