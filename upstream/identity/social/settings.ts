import type { SocialProviderId } from '#contract/person/social.ts'
import type { Env } from '../../core/env.ts'

/** A provider that is set up here. */
export type Provider = {
  id: SocialProviderId
  name: string
  /** As it stands in the provider's tokens, to the letter. */
  issuer: string
  clientId: string
  clientSecret: string
}

/** The providers that are set up: an id without its secret is none. */
export function listProviders(env: Env): Provider[] {
  const google = { id: 'google', name: 'Google', issuer: 'https://accounts.google.com' } as const
  const other = {
    id: 'oidc',
    name: env.OIDC_NAME || hostOf(env.OIDC_ISSUER),
    issuer: env.OIDC_ISSUER ?? '',
  } as const
  return [
    { ...google, clientId: env.GOOGLE_CLIENT_ID, clientSecret: env.GOOGLE_CLIENT_SECRET },
    { ...other, clientId: env.OIDC_CLIENT_ID, clientSecret: env.OIDC_CLIENT_SECRET },
  ].flatMap(({ clientId, clientSecret, ...provider }) =>
    clientId && clientSecret && mayBeAsked(env, provider.issuer)
      ? [{ ...provider, clientId, clientSecret }]
      : [],
  )
}

/** Undefined for one that is not set up. */
export function findProvider(env: Env, id: string): Provider | undefined {
  return listProviders(env).find((provider) => provider.id === id)
}

/** Only https may be asked; http only on this very machine, where nothing can listen in. */
export function mayBeAsked(env: Env, address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname } = new URL(address)
  if (protocol === 'https:') return true
  const isHere = ['127.0.0.1', '[::1]', 'localhost'].includes(hostname)
  return protocol === 'http:' && isHere && env.DEPLOYMENT === 'local'
}

function hostOf(issuer: string | undefined): string {
  return issuer && URL.canParse(issuer) ? new URL(issuer).hostname : ''
}

/** Where a provider sends the browser back to. */
export function redirectUriOf({ PUBLIC_ORIGIN }: Env, id: SocialProviderId): string {
  return `${PUBLIC_ORIGIN}/social-login/callback/${id}`
}

/** What stands in `accounts.account_id`. */
export function accountIdOf(issuer: string, sub: string): string {
  return `${issuer}|${sub}`
}
