import type { HandlerContext } from '../firm/implement.ts'
import { type Notice, notifyMembers } from './notify.ts'

/**
 * Tells the firm's members what a write did, behind its answer. Call it after the write: nothing
 * leaves the object before its storage is safe. Who did it is not told.
 */
export function tellMembers(
  { env, firm, defer }: Pick<HandlerContext, 'env' | 'firm' | 'defer'>,
  notice: Notice,
): void {
  const { firmId, actor } = firm
  const told = notifyMembers(env, { firmId, exceptUserId: actor.userId || undefined }, notice)
  defer(told.catch((error) => console.error(error)))
}

/** As `tellMembers`, and tells who did it too: it may have been somebody else in their session. */
export function warnMembers(
  { env, firm, defer }: Pick<HandlerContext, 'env' | 'firm' | 'defer'>,
  notice: Notice,
): void {
  const told = notifyMembers(env, { firmId: firm.firmId }, notice)
  defer(told.catch((error) => console.error(error)))
}
