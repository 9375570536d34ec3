import { AppError } from '#contract/errors.ts'
import type { UserKind } from '#contract/identity.ts'
import type { SocialProviderId } from '#contract/social.ts'
import type { Call } from '../call.ts'
import { askAuth } from '../credentials/ask-auth.ts'
import { type Flow, sealFlow } from '../credentials/flow.ts'
import { requireFew } from '../credentials/limits.ts'
import { requireFreshOwner } from '../credentials/own-proof.ts'
import { flowSeconds } from '../credentials/plugins.ts'
import { findLinked } from './accounts.ts'
import { discover } from './discovery.ts'
import { outcomes } from './outcomes.ts'
import { findProvider, type Provider } from './settings.ts'

type Start = { url: string; flow: string }

/**
 * Begins a sign-in with an account of a provider. Only the ordinary door may make a new account.
 * @throws AppError not_found for a provider that is not set up, unavailable, rate_limited
 */
export async function beginLogin(
  call: Call,
  { provider: id, door }: { provider: SocialProviderId; door: UserKind },
): Promise<Start> {
  await requireFew(call, 'social begin', call.address, 300)
  await requireProvider(call, id)
  const { body, cookies } = await askAuth({ ...call, identity: undefined }, (api, options) =>
    api.signInSocial({
      ...options,
      body: { provider: id, requestSignUp: door === 'user', disableRedirect: true, ...outcomes },
    }),
  )
  return startOf(call, body.url, { cookies, kind: door, social: { provider: id } })
}

/**
 * Begins to link an account of a provider to the caller's.
 * @throws AppError as `beginLogin`, confirm_needed, conflict where one is linked already
 */
export async function beginLink(call: Call, id: SocialProviderId): Promise<Start> {
  const { user } = requireFreshOwner(call)
  await requireFew(call, 'social link', user.id, 20)
  const provider = await requireProvider(call, id)
  if (await findLinked(call.env, user.id, provider)) {
    throw new AppError('conflict', 'An account is linked already')
  }
  const { body, cookies } = await askAuth(call, (api, options) =>
    api.linkSocialAccount({
      ...options,
      body: { provider: id, disableRedirect: true, ...outcomes },
    }),
  )
  return startOf(call, body.url, { cookies, social: { provider: id, linksTo: user.id } })
}

/** Asks the provider about itself first, so that one that is away is told as such. */
async function requireProvider({ env }: Call, id: SocialProviderId): Promise<Provider> {
  const provider = findProvider(env, id)
  if (!provider) throw new AppError('not_found', 'Not found')
  await discover(env, provider)
  return provider
}

async function startOf({ env }: Call, url: string | undefined, flow: Flow): Promise<Start> {
  if (!url) throw new AppError('unexpected', 'better-auth gave no address to go to')
  return { url, flow: await sealFlow(env, flow, flowSeconds) }
}
