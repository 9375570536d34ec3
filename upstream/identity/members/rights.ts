import type { MemberChange } from '#contract/firm/members.ts'
import type { Call } from '../call.ts'
import { authUserOf } from '../complete-sign-in.ts'
import { endSessions } from '../end-sessions.ts'
import { requireIdentity } from '../identity.ts'
import { rotateSession } from '../rotate-session.ts'

/**
 * After a change of somebody's rights no token from before it is good: their sessions end, with
 * their websockets. Who changed their own rights goes on in the session at hand, with a new token.
 */
export async function changeRights(call: Call, userId: string): Promise<MemberChange> {
  const { user, sessionId } = requireIdentity(call)
  if (user.id !== userId) {
    await endSessions(call, userId)
    return { data: null }
  }
  await endSessions(call, userId, sessionId)
  return { data: authUserOf(user, await rotateSession(call)) }
}
