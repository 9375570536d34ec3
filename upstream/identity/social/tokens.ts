import { createHash } from 'node:crypto'
import { authorizationCodeRequest, validateToken } from 'better-auth/oauth2'
import { z } from 'zod'
import type { Metadata } from './discovery.ts'
import { fetchJson } from './fetch-json.ts'
import type { Provider } from './settings.ts'

const Tokens = z.object({ id_token: z.string(), access_token: z.string() })

const Claims = z.object({
  sub: z.string().min(1).max(255),
  nonce: z.string(),
  exp: z.number(),
  aud: z.union([z.string(), z.array(z.string())]),
  azp: z.string().optional(),
})

/** Who the code stands for, as the provider tells it. */
export const Profile = z.object({
  sub: z.string(),
  email: z.string().optional(),
  /** Some providers write it as text. */
  email_verified: z.union([z.boolean(), z.stringbool()]).default(false),
  name: z.string().optional(),
})
export type Profile = z.infer<typeof Profile>

/**
 * The nonce of a sign-in, made from its PKCE verifier, which better-auth keeps sealed beside the
 * state and gives back once: so the token is bound to that very sign-in with nothing more to keep.
 */
export function nonceOf(codeVerifier: string): string {
  return createHash('sha256').update(`nonce ${codeVerifier}`).digest('base64url')
}

/**
 * Changes a code for the person it stands for. better-auth's own Google provider and its
 * generic-oauth plugin read the token without looking at its signature, audience or nonce, and ask
 * for no nonce at all; here all of OpenID Connect Core 1.0, 3.1.3.7 is held.
 * @throws Error for a code or a token that is not good
 */
export async function redeemCode(
  provider: Provider,
  metadata: Metadata,
  { code, codeVerifier, redirectURI }: { code: string; codeVerifier: string; redirectURI: string },
): Promise<Profile> {
  const { clientId, clientSecret } = provider
  const methods = metadata.token_endpoint_auth_methods_supported
  const authentication = methods.includes('client_secret_post') ? 'post' : 'basic'
  const options = { clientId, clientSecret }
  const request = { code, codeVerifier, redirectURI, options, authentication } as const
  const { body, headers } = await authorizationCodeRequest(request)
  const asked = { method: 'POST', body, headers }
  const tokens = await fetchJson(metadata.token_endpoint, Tokens, asked)
  const claims = await verifyIdToken(tokens.id_token, provider, metadata, nonceOf(codeVerifier))
  const told = Profile.parse(claims)
  if (told.email !== undefined || !metadata.userinfo_endpoint) return told
  return askUserInfo(metadata.userinfo_endpoint, tokens.access_token, told.sub)
}

async function verifyIdToken(
  token: string,
  { issuer, clientId }: Provider,
  { jwks_uri }: Metadata,
  nonce: string,
) {
  const { payload } = await validateToken(token, jwks_uri, { issuer, audience: clientId })
  const { aud, azp, ...claims } = Claims.parse(payload)
  if (claims.nonce !== nonce) throw new Error('The token belongs to another sign-in')
  const isMeantForUs = azp === undefined ? [aud].flat().length === 1 : azp === clientId
  if (!isMeantForUs) throw new Error('The token was given to somebody else')
  return payload
}

async function askUserInfo(address: string, accessToken: string, sub: string): Promise<Profile> {
  const headers = { authorization: `Bearer ${accessToken}`, accept: 'application/json' }
  const profile = await fetchJson(address, Profile, { headers })
  // Core 1.0, 5.3.2: else somebody else's profile might be put in.
  if (profile.sub !== sub) throw new Error('The profile is somebody else’s')
  return profile
}
