import { z } from 'zod'
import { AppError } from '#contract/errors.ts'
import type { SocialReturn } from '#contract/social.ts'
import type { Call } from '../call.ts'
import { askAuth } from '../credentials/ask-auth.ts'
import { discover } from './discovery.ts'
import { unverifiedCode } from './plugin.ts'
import { findProvider } from './settings.ts'
import type { Shown } from './take-up.ts'

/** better-auth ends a sign-in by sending the browser somewhere; by where, we know how it ended. */
export const outcomes = {
  callbackURL: '/known',
  newUserCallbackURL: '/new',
  errorCallbackURL: '/refused',
} as const

/** How a sign-in at a provider, or a linking, ended. */
export type Outcome = { shown: Shown | undefined } & (
  | { enteredId: string | undefined; isNew: boolean; refusal?: undefined }
  | { refusal: string }
)

const Refusal = z.object({ code: z.string() })

/** Gives better-auth what the provider sent back, as somebody who has what it kept at the beginning. */
export async function endAtProvider(
  call: Call,
  input: SocialReturn,
  cookies: Record<string, string>,
): Promise<Outcome> {
  const { provider, code, state, error } = input
  if (!(await isFromIssuer(call, input))) return { refusal: 'issuer_mismatch', shown: undefined }
  const {
    body: answer,
    enteredId,
    shown,
  } = await askAuth(
    call,
    async (api, { headers }) => {
      const response = await api.callbackOAuth({
        headers,
        asResponse: true,
        method: 'GET',
        params: { id: provider },
        query: { code, state, error },
      })
      return { headers: response.headers, response }
    },
    { cookies },
  )
  const location = answer.headers.get('location')
  if (location === null) return { refusal: await readRefusal(answer), shown }
  const { pathname, searchParams } = new URL(location, call.env.PUBLIC_ORIGIN)
  const refusal = searchParams.get('error')
  if (refusal !== null) return { refusal, shown }
  return { shown, enteredId, isNew: pathname === outcomes.newUserCallbackURL }
}

/** RFC 9207: a provider that names itself must be the one that was asked. */
async function isFromIssuer({ env }: Call, { provider: id, iss }: SocialReturn): Promise<boolean> {
  const provider = findProvider(env, id)
  if (!provider) throw new AppError('not_found', 'Not found')
  const metadata = await discover(env, provider)
  const mustName = metadata.authorization_response_iss_parameter_supported
  return iss === undefined ? !mustName : iss === provider.issuer
}

async function readRefusal(answer: Response): Promise<string> {
  const { code } = Refusal.parse(await answer.json())
  if (code === unverifiedCode) return code
  throw new Error(`better-auth answered ${answer.status} ${code}`)
}
