import type { AuthUser } from '#contract/core/identity.ts'
import type { Args } from '../load-context.ts'
import { forgetSession } from './session-cache.server.ts'
import { readSession, writeSessionCookie } from './session-cookie.server.ts'

/**
 * Goes on under another token: for the rest of this request and, by the cookie of its answer,
 * for the browser. Whether the browser keeps it stays as it was.
 */
export async function renewSession(args: Args, { token, response }: AuthUser): Promise<void> {
  const { context } = args
  const old = await readSession(args)
  if (old) forgetSession(old.token)
  const session = { token, planEmail: response.email }
  context.token = token
  context.cookies ??= []
  context.cookies.push(await writeSessionCookie(args, session, old?.isKept !== false))
}
