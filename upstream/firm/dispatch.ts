import type { Env } from '../env.ts'
import { flushNotices } from '../notifications/notice-queue.ts'
import type { HandlerContext } from './implement.ts'
import { flushMail } from './mail-queue.ts'
import type { Store } from './store.ts'

const patienceMs = 60_000

/**
 * Has queued mail and notices leave behind the answer. Call it with the write that queued them,
 * before anything is awaited: then the alarm is kept with them, and sends them if we do not live to.
 */
export function dispatch({ store, env, firm, defer, wake }: HandlerContext): void {
  wake(new Date(firm.now.getTime() + patienceMs))
  defer(sendOut(store, env))
}

/** Sends what is queued; gives whether nothing is left to try again. */
export async function sendOut(store: Store, env: Env): Promise<boolean> {
  const isMailSent = await flushMail(store, env)
  return (await flushNotices(store, env)) && isMailSent
}
