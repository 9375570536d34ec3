import { z } from 'zod'
import { AppError } from '#contract/core/errors.ts'
import type { Env } from '../../core/env.ts'
import { fetchJson } from './fetch-json.ts'
import { mayBeAsked, type Provider } from './settings.ts'

/** OpenID Connect Discovery 1.0, 3, as far as it is needed here. */
const Metadata = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  jwks_uri: z.url(),
  userinfo_endpoint: z.url().optional(),
  token_endpoint_auth_methods_supported: z.array(z.string()).default(['client_secret_basic']),
  authorization_response_iss_parameter_supported: z.boolean().default(false),
})
export type Metadata = z.infer<typeof Metadata>

const keptMs = 60 * 60_000
const known = new Map<string, { metadata: Metadata; until: number }>()

/**
 * What an issuer says of itself; kept for an hour within an isolate.
 * @throws AppError unavailable when it says nothing, or of another or of unsafe addresses
 */
export async function discover(env: Env, { issuer }: Provider): Promise<Metadata> {
  const kept = known.get(issuer)
  if (kept && kept.until > Date.now()) return kept.metadata
  const metadata = await readMetadata(env, issuer)
  known.set(issuer, { metadata, until: Date.now() + keptMs })
  return metadata
}

async function readMetadata(env: Env, issuer: string): Promise<Metadata> {
  try {
    const address = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`
    const metadata = await fetchJson(address, Metadata)
    // Discovery 1.0, 4.3: anybody else's metadata must not be used.
    if (metadata.issuer !== issuer) throw new Error(`It calls itself ${metadata.issuer}`)
    const { token_endpoint, jwks_uri, authorization_endpoint, userinfo_endpoint } = metadata
    for (const one of [token_endpoint, jwks_uri, authorization_endpoint, userinfo_endpoint]) {
      if (one !== undefined && !mayBeAsked(env, one)) throw new Error(`${one} is not safe to ask`)
    }
    return metadata
  } catch (cause) {
    throw new AppError('unavailable', `${issuer} cannot be asked`, { cause })
  }
}
