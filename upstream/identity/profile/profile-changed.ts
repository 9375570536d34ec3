import { notifyUser } from '../../channel/channel.ts'
import type { Call } from '../call.ts'
import { forgetUser } from '../identity-cache.ts'

/** Lets a change of a person show at once: what was kept of them is forgotten, their pages are called. */
export function announceProfile({ env, defer }: Pick<Call, 'env' | 'defer'>, userId: string): void {
  forgetUser(userId)
  defer(notifyUser(env, userId, { type: 'profileChanged' }))
}
