import type { HandlerContext } from '../../../firm/implement.ts'
import { flushMail } from '../../../firm/mail-queue.ts'

const patienceMs = 60_000

/**
 * Has queued mail leave behind the answer. Call it with the write that queued it, before anything
 * is awaited: then the alarm is kept with the mail, and sends it if we do not live to.
 */
export function dispatchMail({ store, env, firm, defer, wake }: HandlerContext): void {
  wake(new Date(firm.now.getTime() + patienceMs))
  defer(flushMail(store, env))
}
