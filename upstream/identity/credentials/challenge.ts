import { z } from 'zod'
import type { SignInMethod } from '#contract/identity.ts'
import type { Call } from '../call.ts'
import { LoginRefused } from '../login-refused.ts'
import type { Person } from '../person.ts'
import { askAuth } from './ask-auth.ts'
import { openFlow, sealFlow } from './flow.ts'
import { flowSeconds, trustSeconds } from './plugins.ts'

const Challenged = z.object({ twoFactorRedirect: z.literal(true) })

/**
 * Asks somebody who has shown one factor for the other, unless their browser is trusted; then gives
 * what that browser is to show the next time.
 * @returns the refusal that leads on to the second factor, or the trusted browser's new token
 */
export async function challenge(
  call: Call,
  person: Person,
  method: SignInMethod,
): Promise<{ refusal: LoginRefused } | { device: string | undefined }> {
  const { env } = call
  const trusted = await openFlow(env, call.device)
  const stranger = { ...call, identity: undefined }
  const { body, cookies } = await askAuth(
    stranger,
    (api, options) => api.declareSignedIn({ ...options, body: { userId: person.id } }),
    trusted,
  )
  if (!Challenged.safeParse(body).success) return { device: await sealDevice(call, cookies) }
  const flow = { cookies, method, personId: person.id, kind: person.kind }
  const sealed = await sealFlow(env, flow, flowSeconds)
  return { refusal: new LoginRefused('/login/second-factor', 'Second factor needed', sealed) }
}

/** What a trusted browser keeps for 30 days; better-auth changes it each time it is shown. */
export async function sealDevice(
  { env }: Call,
  cookies: Record<string, string>,
): Promise<string | undefined> {
  const own = Object.entries(cookies).filter(([name]) => name.endsWith('trust_device'))
  if (own.length === 0) return undefined
  return sealFlow(env, { cookies: Object.fromEntries(own) }, trustSeconds)
}
