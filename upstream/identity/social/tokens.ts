import { createHash } from 'node:crypto'
import { createLocalJWKSet, jwtVerify } from 'jose'
import { z } from 'zod'
import type { Metadata } from './discovery.ts'
import { fetchJson } from './fetch-json.ts'
import type { Provider } from './settings.ts'

const Keys = z.object({ keys: z.array(z.looseObject({ kty: z.string() })) })
/** Signatures by a key of the issuer's own; nothing that a shared secret signs. */
const algorithms = ['RS256', 'RS384', 'RS512', 'PS256', 'ES256', 'ES384', 'EdDSA']

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
 * The nonce of a sign-in, made from its PKCE verifier, which is kept sealed in the flow: so the token
 * is bound to that very sign-in with nothing more to keep.
 */
export function nonceOf(codeVerifier: string): string {
  return createHash('sha256').update(`nonce ${codeVerifier}`).digest('base64url')
}

/**
 * Changes a code for the person it stands for, by OpenID Connect Core 1.0, 3.1.3: the client shows
 * its secret and the verifier of PKCE, and all of 3.1.3.7 is held of the token.
 * @throws Error for a code or a token that is not good
 */
export async function redeemCode(
  provider: Provider,
  metadata: Metadata,
  { code, codeVerifier, redirectURI }: { code: string; codeVerifier: string; redirectURI: string },
): Promise<Profile> {
  const form = new URLSearchParams({
    grant_type: 'authorization_code',
    code,
    code_verifier: codeVerifier,
    redirect_uri: redirectURI,
  })
  const headers = authenticate(provider, metadata, form)
  const asked = { method: 'POST', body: form.toString(), headers }
  const tokens = await fetchJson(metadata.token_endpoint, Tokens, asked)
  const claims = await verifyIdToken(tokens.id_token, provider, metadata, nonceOf(codeVerifier))
  const profile = Profile.parse(claims)
  if (profile.email !== undefined || !metadata.userinfo_endpoint) return profile
  return askUserInfo(metadata.userinfo_endpoint, tokens.access_token, profile.sub)
}

/** RFC 6749, 2.3.1: in the form where the provider takes that, else in a header. */
function authenticate(
  { clientId, clientSecret }: Provider,
  { token_endpoint_auth_methods_supported: methods }: Metadata,
  form: URLSearchParams,
): Record<string, string> {
  const headers = {
    'content-type': 'application/x-www-form-urlencoded',
    accept: 'application/json',
  }
  if (methods.includes('client_secret_post')) {
    form.set('client_id', clientId)
    form.set('client_secret', clientSecret)
    return headers
  }
  const pair = [clientId, clientSecret].map(encodeForm).join(':')
  return { ...headers, authorization: `Basic ${Buffer.from(pair).toString('base64')}` }
}

function encodeForm(text: string): string {
  return new URLSearchParams({ text }).toString().slice('text='.length)
}

async function verifyIdToken(
  token: string,
  { issuer, clientId }: Provider,
  { jwks_uri }: Metadata,
  nonce: string,
) {
  const keys = createLocalJWKSet(await fetchJson(jwks_uri, Keys))
  const { payload } = await jwtVerify(token, keys, { issuer, audience: clientId, algorithms })
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
