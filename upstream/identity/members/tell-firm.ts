import { callFirmInside } from '../../core/firm-call.ts'
import type { Actor } from '../../firm/actor.ts'
import type { Call } from '../call.ts'

/**
 * Lets a firm end what reaches somebody's own records from outside without a sign-in, such as the
 * secret address of their calendar, now that they are out. Behind the answer: they are out already.
 */
export function tellFirmOfLeaving(
  { env, defer, identity, requestId }: Call,
  { firmId, userId }: { firmId: string; userId: string },
): void {
  if (!identity) return
  const { id, name, language } = identity.user
  const actor: Actor = {
    userId: id,
    userName: name,
    role: 'owner',
    language,
    isDemo: false,
    requestId,
  }
  defer(callFirmInside(env, firmId, actor, { name: 'member-left', input: { userId } }))
}
