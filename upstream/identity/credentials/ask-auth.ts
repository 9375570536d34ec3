import { parseSetCookieHeader, setRequestCookie } from 'better-auth/cookies'
import { authOf } from '../auth.ts'
import type { Call } from '../call.ts'
import { type Asking, whileAsking } from './asking.ts'

type Api = Awaited<ReturnType<typeof authOf>>['auth']['api']
type Options = { headers: Headers; returnHeaders: true }

type AskOptions = {
  /** What an earlier answer gave to be kept. */
  cookies?: Record<string, string>
  /** Text of a message with a code in it; without it none is sent. */
  message?: Asking['message']
}

/**
 * Calls one of better-auth's endpoints as the caller of ours.
 *
 *     const { body, cookies, enteredId } = await askAuth(call, (api, options) =>
 *       api.verifyTOTP({ ...options, body: { code } }), { cookies: flow.cookies })
 *
 * Gives its answer, what it would have the browser keep, and whom it declared signed in; nobody is
 * signed in by that: give the person to `enter`. Throws better-auth's `APIError`; see `refusalCode`.
 */
export async function askAuth<Body>(
  call: Call,
  ask: (api: Api, options: Options) => Promise<{ headers: Headers | null; response: Body }>,
  { cookies = {}, message }: AskOptions = {},
) {
  const { auth, context } = await authOf(call.env)
  const { identity } = call
  const headers = new Headers({ 'user-agent': call.userAgent, origin: call.env.PUBLIC_ORIGIN })
  for (const [name, value] of Object.entries(cookies)) setRequestCookie(headers, name, value)
  if (identity) headers.set('authorization', `Bearer ${identity.sessionId}`)
  const user = identity && (await context.internalAdapter.findUserById(identity.user.id))
  const asking: Asking = {
    call,
    user: user ?? undefined,
    enteredId: undefined,
    shown: undefined,
    message,
  }
  const answer = await whileAsking(asking, () => ask(auth.api, { headers, returnHeaders: true }))
  const own = context.authCookies.sessionToken.name
  const kept = keptCookies({ ...cookies }, answer.headers, own)
  return { body: answer.response, cookies: kept, enteredId: asking.enteredId, shown: asking.shown }
}

/** The cookies after an answer, without that of better-auth's own session, which is none. */
function keptCookies(cookies: Record<string, string>, headers: Headers | null, own: string) {
  for (const line of headers?.getSetCookie() ?? []) {
    for (const [name, { value, 'max-age': age }] of parseSetCookieHeader(line)) {
      if (value === '' || age === 0 || name === own) delete cookies[name]
      else cookies[name] = value
    }
  }
  return cookies
}
