import type { Args } from '#app/shell/load-context.ts'
import { forgetSession } from '#app/shell/session/session-cache.server.ts'
import { readSession, writeSessionCookie } from '#app/shell/session/session-cookie.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { upstream } from '#app/upstream.server.ts'
import { identityContract } from '#contract/core/identity.ts'

/**
 * Goes on under the token that keeping the demo gave. Whether the address was free is not said
 * here; the mail to it says how to go on.
 */
export async function signInKept(args: Args, token: string, email: string) {
  const before = await readSession(args)
  if (before) forgetSession(before.token)
  const session = await upstream(args).call(identityContract.getSession, undefined, { token })
  const { t } = await getVisit(args)
  const cookie = await writeSessionCookie(args, { token, planEmail: session.user.email })
  const message = t('demo-visits')('keep.done', { email })
  const headers = new Headers({ 'set-cookie': cookie })
  return redirectWithToast(args, '/dashboard', { type: 'success', message }, { headers })
}
