import {
  type AuthorizationServer,
  allowInsecureRequests,
  customFetch,
  discoveryRequest,
  processDiscoveryResponse,
} from 'oauth4webapi'
import { AppError } from '#contract/core/errors.ts'
import type { Env } from '../../core/env.ts'
import { operatorFetch } from '../../core/public-fetch.ts'
import { mayBeAsked, type Provider } from './settings.ts'

const keptMs = 60 * 60_000
const waitMs = 10_000
const known = new Map<string, { server: AuthorizationServer; until: number }>()

/**
 * How a provider is asked: by the one door outward, which follows no redirect, for ten seconds at most. That
 * plain http is of this very machine alone was looked at when its addresses were read.
 */
export function asking() {
  const signal = AbortSignal.timeout(waitMs)
  return { [customFetch]: operatorFetch, [allowInsecureRequests]: true, signal }
}

/**
 * What an issuer says of itself; kept for an hour within an isolate.
 * @throws AppError unavailable when it says nothing, or of another or of unsafe addresses
 */
export async function discover(env: Env, { issuer }: Provider): Promise<AuthorizationServer> {
  const kept = known.get(issuer)
  if (kept && kept.until > Date.now()) return kept.server
  const server = await readServer(env, issuer)
  known.set(issuer, { server, until: Date.now() + keptMs })
  return server
}

async function readServer(env: Env, issuer: string): Promise<AuthorizationServer> {
  try {
    const address = new URL(issuer)
    const server = await processDiscoveryResponse(
      address,
      await discoveryRequest(address, asking()),
    )
    const { token_endpoint, jwks_uri, authorization_endpoint, userinfo_endpoint } = server
    const needed = [token_endpoint, jwks_uri, authorization_endpoint]
    for (const one of userinfo_endpoint ? [...needed, userinfo_endpoint] : needed) {
      if (!one || !mayBeAsked(env, one)) throw new Error(`${one} is not safe to ask`)
    }
    return server
  } catch (cause) {
    throw new AppError('unavailable', `${issuer} cannot be asked`, { cause })
  }
}
