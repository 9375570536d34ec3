import { createHash } from 'node:crypto'
import {
  type AuthorizationServer,
  authorizationCodeGrantRequest,
  ClientSecretBasic,
  ClientSecretPost,
  getValidatedIdTokenClaims,
  processAuthorizationCodeResponse,
  processUserInfoResponse,
  userInfoRequest,
  validateApplicationLevelSignature,
} from 'oauth4webapi'
import { z } from 'zod'
import { asking } from './discovery.ts'
import type { Provider } from './settings.ts'

/** Who the code stands for, as the provider tells it. */
export const Profile = z.object({
  sub: z.string().min(1).max(255),
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
 * its secret and the verifier of PKCE, and all of 3.1.3.7 is held of the token, its signature by a key of
 * the issuer's own among it.
 * @param back what the provider sent the browser back with, as `validateAuthResponse` gives it
 * @throws Error for a code or a token that is not good
 */
export async function redeemCode(
  { clientId, clientSecret }: Provider,
  server: AuthorizationServer,
  {
    back,
    codeVerifier,
    redirectURI,
  }: { back: URLSearchParams; codeVerifier: string; redirectURI: string },
): Promise<Profile> {
  const client = { client_id: clientId }
  const methods = server.token_endpoint_auth_methods_supported
  const prove = methods?.includes('client_secret_post') ? ClientSecretPost : ClientSecretBasic
  const answer = await authorizationCodeGrantRequest(
    server,
    client,
    prove(clientSecret),
    back,
    redirectURI,
    codeVerifier,
    asking(),
  )
  const expected = { expectedNonce: nonceOf(codeVerifier), requireIdToken: true }
  const tokens = await processAuthorizationCodeResponse(server, client, answer, expected)
  await validateApplicationLevelSignature(server, answer, asking())
  const claims = getValidatedIdTokenClaims(tokens)
  // The library looks at it only where there are several audiences.
  if (claims?.azp !== undefined && claims.azp !== clientId) {
    throw new Error('The token was given to somebody else')
  }
  const profile = Profile.parse(claims)
  if (profile.email !== undefined || !server.userinfo_endpoint) return profile
  const told = await userInfoRequest(server, client, tokens.access_token, asking())
  return Profile.parse(await processUserInfoResponse(server, client, profile.sub, told))
}
