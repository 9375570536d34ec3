import type { Args } from '#app/shell/load-context.ts'
import { forgetSession } from '#app/shell/session/session-cache.server.ts'
import { readSession } from '#app/shell/session/session-cookie.server.ts'
import { upstream } from '#app/upstream.server.ts'
import { recoveryContract } from '#contract/person/recovery.ts'

/** Locks the session. @returns headers that throw away what the browser kept to go back to */
export async function lockScreen(args: Args): Promise<Headers> {
  await upstream(args).call(recoveryContract.lock, undefined)
  const session = await readSession(args)
  if (session) forgetSession(session.token)
  return new Headers({ 'clear-site-data': '"cache"' })
}
