import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto'
import { z } from 'zod'
import { Id } from '#contract/fields.ts'
import { signInMethods, UserKind } from '#contract/identity.ts'
import { SocialProviderId } from '#contract/social.ts'
import type { Env } from '../../env.ts'
import { sealingKey } from './auth-secrets.ts'

const Flow = z.object({
  /** What better-auth would have had the browser keep. */
  cookies: z.record(z.string(), z.string()),
  /** How the first half of a sign-in was done. */
  method: z.enum(signInMethods).optional(),
  /** Whose the first half was, and so which door they came through. */
  personId: Id.optional(),
  kind: UserKind.optional(),
  /** Of a sign-in at a provider: at which, and whose account is to be linked, if that is what it is for. */
  social: z.object({ provider: SocialProviderId, linksTo: Id.optional() }).optional(),
})
/** Something that was begun and waits to be finished. */
export type Flow = z.infer<typeof Flow>

const Sealed = z.object({ flow: Flow, until: z.number() })

/** One opaque text, for the caller to keep and to bring again. */
export function sealFlow(env: Env, flow: Flow, seconds: number): Promise<string> {
  const data = JSON.stringify({ flow, until: Date.now() + seconds * 1000 })
  return symmetricEncrypt({ key: sealingKey(env.SECRETS), data })
}

/** What was sealed; an empty flow for what is old, altered or no flow at all. */
export async function openFlow(env: Env, sealed: string | undefined): Promise<Flow> {
  if (!sealed) return { cookies: {} }
  try {
    const text = await symmetricDecrypt({ key: sealingKey(env.SECRETS), data: sealed })
    const { flow, until } = Sealed.parse(JSON.parse(text))
    return until > Date.now() ? flow : { cookies: {} }
  } catch {
    return { cookies: {} }
  }
}
