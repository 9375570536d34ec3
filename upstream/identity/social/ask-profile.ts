import {
  AuthorizationResponseError,
  type AuthorizationServer,
  validateAuthResponse,
} from 'oauth4webapi'
import { AppError } from '#contract/core/errors.ts'
import { Email, requiredText } from '#contract/core/fields.ts'
import type { SocialReturn } from '#contract/person/social.ts'
import type { Call } from '../call.ts'
import type { SocialFlow } from '../credentials/flow.ts'
import { takePending } from '../credentials/pending.ts'
import type { Shown } from './claim-unproven.ts'
import { discover } from './discovery.ts'
import type { Refusal } from './refusals.ts'
import { accountIdOf, findProvider, redirectUriOf } from './settings.ts'
import { type Profile, redeemCode } from './tokens.ts'

/**
 * Asks the provider whom it sent back, once for each beginning. What it says is believed only for
 * the very sign-in that was begun, by state, PKCE, nonce and its own name.
 * @returns the account with its verified address, or why not
 * @throws AppError not_found, unavailable
 */
export async function askProfile(
  call: Call,
  input: SocialReturn,
  { key, begun }: { key: string; begun: SocialFlow },
): Promise<{ shown: Shown; refusal?: undefined } | { refusal: Refusal }> {
  const { provider: id } = input
  const provider = findProvider(call.env, id)
  if (!provider) throw new AppError('not_found', 'Not found')
  const server = await discover(call.env, provider)
  const back = readBack(server, provider.clientId, input, begun.state)
  if (!back || !(await takePending(call, key))) return { refusal: 'stateMismatch' }
  if (back instanceof AuthorizationResponseError) {
    return { refusal: back.error === 'access_denied' ? 'accessDenied' : 'unconfirmed' }
  }
  const { codeVerifier } = begun
  const redirectURI = redirectUriOf(call.env, id)
  try {
    const profile = await redeemCode(provider, server, { back, codeVerifier, redirectURI })
    const shown = readShown(provider.issuer, profile)
    return shown ? { shown } : { refusal: 'emailNotVerified' }
  } catch (cause) {
    console.error(JSON.stringify({ social: id, refused: String(cause) }))
    return { refusal: 'unconfirmed' }
  }
}

/** What came back, or the error that the provider named; undefined where state or issuer (RFC 9207) are others. */
function readBack(
  server: AuthorizationServer,
  clientId: string,
  { code, state, error, iss }: SocialReturn,
  expectedState: string,
): URLSearchParams | AuthorizationResponseError | undefined {
  const back = new URLSearchParams()
  for (const [name, text] of Object.entries({ code, state, error, iss })) {
    if (text !== undefined) back.set(name, text)
  }
  try {
    return validateAuthResponse(server, { client_id: clientId }, back, expectedState)
  } catch (cause) {
    return cause instanceof AuthorizationResponseError ? cause : undefined
  }
}

/** An account is known by issuer and `sub` (Core 1.0, 5.7), so that another issuer put in place of one inherits nobody. */
function readShown(issuer: string, profile: Profile): Shown | undefined {
  const address = Email.safeParse(profile.email)
  if (!address.success || !profile.email_verified) return undefined
  const email = address.data.toLowerCase()
  const called = requiredText(120).safeParse(profile.name?.slice(0, 120))
  const [beforeAt = ''] = email.split('@')
  return {
    accountId: accountIdOf(issuer, profile.sub),
    email,
    name: called.data ?? beforeAt,
  }
}
