import { APIError } from 'better-auth/api'
import { createAuthorizationURL, type OAuthProvider } from 'better-auth/oauth2'
import type { BetterAuthPlugin } from 'better-auth/types'
import { Email, requiredText } from '#contract/fields.ts'
import { socialProviderIds } from '#contract/social.ts'
import type { Env } from '../../env.ts'
import { currentAsking } from '../credentials/asking.ts'
import { discover } from './discovery.ts'
import { accountIdOf, findProvider, type Provider } from './settings.ts'
import { nonceOf, Profile, redeemCode } from './tokens.ts'

/**
 * The providers for better-auth, which does the rest: state, PKCE, who has which account, and what
 * is made or linked. Nothing of a provider's tokens is kept.
 */
export function socialPlugin(env: Env) {
  return {
    id: 'social',
    init: () => ({
      context: { socialProviders: socialProviderIds.map((id) => providerOf(id, env)) },
    }),
  } satisfies BetterAuthPlugin
}

/** Refused by better-auth's rules, said in its way. */
export const unverifiedCode = 'EMAIL_NOT_VERIFIED'

function providerOf(id: string, env: Env): OAuthProvider<Profile> {
  const settings = () => requireProvider(currentAsking()?.call.env ?? env, id)
  const redirectURI = `${env.PUBLIC_ORIGIN}/social-login/callback/${id}`
  return {
    id,
    name: id,
    // Only a sign-in at the ordinary door asks for a new account.
    disableImplicitSignUp: true,
    async createAuthorizationURL({ state, codeVerifier }) {
      const provider = settings()
      const { authorization_endpoint } = await discover(env, provider)
      return createAuthorizationURL({
        id,
        options: { clientId: provider.clientId, redirectURI },
        authorizationEndpoint: authorization_endpoint,
        redirectURI,
        state,
        codeVerifier,
        scopes: ['openid', 'email', 'profile'],
        additionalParams: { nonce: nonceOf(codeVerifier) },
      })
    },
    async validateAuthorizationCode({ code, codeVerifier = '' }) {
      const provider = settings()
      const metadata = await discover(env, provider)
      try {
        return { raw: await redeemCode(provider, metadata, { code, codeVerifier, redirectURI }) }
      } catch (error) {
        console.error(JSON.stringify({ social: id, refused: String(error) }))
        throw error
      }
    },
    async getUserInfo({ raw }) {
      const profile = Profile.parse(raw)
      const user = personOf(settings(), profile)
      const asking = currentAsking()
      if (asking) asking.shown = { accountId: user.id, email: user.email }
      return { user, data: profile }
    },
  }
}

/** An account is known by issuer and `sub` (Core 1.0, 5.7), so that another issuer put in place of one inherits nobody. */
function personOf({ issuer }: Provider, { sub, name, email, email_verified }: Profile) {
  const address = Email.safeParse(email)
  if (!address.success || !email_verified) throw new APIError('FORBIDDEN', { code: unverifiedCode })
  const [beforeAt = ''] = address.data.split('@')
  const called = requiredText(120).safeParse(name?.slice(0, 120))
  return {
    id: accountIdOf(issuer, sub),
    name: called.data ?? beforeAt,
    email: address.data.toLowerCase(),
    emailVerified: true,
  }
}

function requireProvider(env: Env, id: string): Provider {
  const provider = findProvider(env, id)
  if (!provider) throw new APIError('NOT_FOUND', { code: 'PROVIDER_NOT_FOUND' })
  return provider
}
