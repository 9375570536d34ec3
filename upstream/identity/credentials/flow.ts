import { z } from 'zod'
import { Id } from '#contract/core/fields.ts'
import { signInMethods, UserKind } from '#contract/core/identity.ts'
import { SocialProviderId } from '#contract/person/social.ts'
import type { Call } from '../call.ts'
import { newToken } from '../token.ts'
import { keepPending } from './pending.ts'
import { seal, unseal } from './seal.ts'

/** How long what was begun may be finished. */
const flowSeconds = 10 * 60

type FlowKind<Content extends z.ZodType> = { name: string; content: Content }

/** A sign-in that waits for the second factor: whose, how the first half was done, and where. */
export const secondFactorFlow = {
  name: 'second factor',
  content: z.object({ personId: Id, method: z.enum(signInMethods), kind: UserKind }),
}

export const newPasskeyFlow = {
  name: 'new passkey',
  content: z.object({ challenge: z.string(), personId: Id }),
}

export const passkeyLoginFlow = {
  name: 'passkey login',
  content: z.object({ challenge: z.string() }),
}

/** A sign-in at a provider: at which, from which sign-in page, and whose account is to be linked, if so. */
export const socialFlow = {
  name: 'social',
  content: z.object({
    provider: SocialProviderId,
    kind: UserKind.default('user'),
    linksTo: Id.optional(),
    state: z.string(),
    codeVerifier: z.string(),
  }),
}
export type SocialFlow = z.output<typeof socialFlow.content>

const Sealed = z.object({
  name: z.string(),
  id: z.string(),
  until: z.number(),
  content: z.unknown(),
})

/** Begins something: one opaque text, for the caller to keep and to bring again, good once. */
export async function beginFlow<Content extends z.ZodType>(
  call: Pick<Call, 'env' | 'now'>,
  { name }: FlowKind<Content>,
  content: z.input<Content>,
  ownerId?: string,
): Promise<string> {
  const id = newToken()
  await keepPending(call, keyOf(id), { seconds: flowSeconds, ...(ownerId ? { ownerId } : {}) })
  const until = call.now + flowSeconds * 1000
  return seal(call.env, JSON.stringify({ name, id, until, content }))
}

/**
 * What was begun, and the key by which it is finished (`pending.ts`); undefined for what is old,
 * altered, of another kind or no flow at all.
 */
export async function openFlow<Content extends z.ZodType>(
  { env, now }: Pick<Call, 'env' | 'now'>,
  { name, content }: FlowKind<Content>,
  sealed: string | undefined,
): Promise<{ key: string; begun: z.output<Content> } | undefined> {
  if (!sealed) return undefined
  try {
    const flow = Sealed.parse(JSON.parse(await unseal(env, sealed)))
    if (flow.name !== name || flow.until <= now) return undefined
    return { key: keyOf(flow.id), begun: content.parse(flow.content) }
  } catch {
    return undefined
  }
}

function keyOf(id: string): string {
  return `flow ${id}`
}
