import { createHash, randomBytes } from 'node:crypto'
import { AppError } from '#contract/core/errors.ts'
import type { UserKind } from '#contract/core/identity.ts'
import type { SocialProviderId } from '#contract/person/social.ts'
import type { Call } from '../call.ts'
import { beginFlow, socialFlow } from '../credentials/flow.ts'
import { requireFew } from '../credentials/limits.ts'
import { requireFreshOwner } from '../credentials/own-proof.ts'
import { newToken } from '../token.ts'
import { findLinked } from './accounts.ts'
import { discover } from './discovery.ts'
import { accountError } from './refusals.ts'
import { findProvider, type Provider, redirectUriOf } from './settings.ts'
import { nonceOf } from './tokens.ts'

type Start = { url: string; flow: string }

/**
 * Begins a sign-in with an account of a provider. Only the ordinary sign-in page may make a new account.
 * @throws AppError not_found for a provider that is not set up, unavailable, rate_limited
 */
export async function beginLogin(
  call: Call,
  { provider: id, signInKind }: { provider: SocialProviderId; signInKind: UserKind },
): Promise<Start> {
  await requireFew(call, 'social begin', call.address, 300)
  return begin(call, requireProvider(call, id), { kind: signInKind })
}

/**
 * Begins to link an account of a provider to the caller's.
 * @throws AppError as `beginLogin`, confirm_needed, conflict where one is linked already
 */
export async function beginLink(call: Call, id: SocialProviderId): Promise<Start> {
  const { user } = requireFreshOwner(call)
  await requireFew(call, 'social link', user.id, 20)
  const provider = requireProvider(call, id)
  if (await findLinked(call.env, user.id, provider)) {
    throw accountError('conflict', 'linkedAlready')
  }
  return begin(call, provider, { linksTo: user.id })
}

/** Asks the provider about itself first, so that one that is away is reported as such. */
async function begin(
  call: Call,
  provider: Provider,
  purpose: { kind?: UserKind; linksTo?: string },
): Promise<Start> {
  const { authorization_endpoint = '' } = await discover(call.env, provider)
  const state = randomBytes(24).toString('base64url')
  const codeVerifier = newToken()
  const url = new URL(authorization_endpoint)
  const asked = {
    response_type: 'code',
    client_id: provider.clientId,
    redirect_uri: redirectUriOf(call.env, provider.id),
    scope: 'openid email profile',
    state,
    // RFC 7636, 4.2.
    code_challenge: createHash('sha256').update(codeVerifier).digest('base64url'),
    code_challenge_method: 'S256',
    nonce: nonceOf(codeVerifier),
  }
  for (const [name, value] of Object.entries(asked)) url.searchParams.set(name, value)
  const begun = { provider: provider.id, state, codeVerifier, ...purpose }
  const flow = await beginFlow(call, socialFlow, begun, purpose.linksTo)
  return { url: url.toString(), flow }
}

function requireProvider({ env }: Call, id: SocialProviderId): Provider {
  const provider = findProvider(env, id)
  if (!provider) throw new AppError('not_found', 'Not found')
  return provider
}
