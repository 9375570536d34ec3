import { eq } from 'drizzle-orm'
import { invalidField } from '#contract/core/errors.ts'
import { isAllowed, type Permission } from '#contract/core/roles.ts'
import type { AppDecision, AppRequest } from '#contract/person/apps.ts'
import { destinationOf, isRegisteredUri } from '#contract/person/redirect-uris.ts'
import type { Env } from '../../core/env.ts'
import { newId } from '../../firm/ulid.ts'
import type { Call } from '../call.ts'
import { requireLiveSession } from '../credentials/own-proof.ts'
import { directory } from '../directory.ts'
import { type Identity, requireFreshIdentity, requireIdentity } from '../identity.ts'
import { requireMember } from '../require-member.ts'
import { requireProven } from '../require-proven.ts'
import { firms } from '../tables.ts'
import { hashToken, newToken } from '../token.ts'
import { parseUris } from './apps.ts'
import { OAuthError } from './oauth-error.ts'
import { requireResource } from './resources.ts'
import { permissionsOf, withViews } from './scopes.ts'
import { oauthApps, oauthCodes } from './tables.ts'

/** A code is changed for tokens at once; ten minutes are the most that is advised (RFC 6749, 4.1.2). */
const codeLifetimeMs = 2 * 60_000

type Request = {
  app: typeof oauthApps.$inferSelect & { firmName: string | null }
  redirectUri: string
  state: string | null
  /** What is wrong with the rest; the app is told, as it is known where it is. */
  ask: { permissions: Permission[]; challenge: string } | OAuthError
}

/**
 * What an app asks of the caller.
 * @throws AppError invalid where it is unknown who asks or where they are: nobody is sent anywhere then
 */
export async function readRequest(call: Call, query: string): Promise<AppRequest> {
  const { firms: own } = requireIdentity(call)
  const request = await parseRequest(call.env, query)
  const { app, redirectUri, ask } = request
  if (ask instanceof OAuthError)
    return { outcome: 'leave', redirectTo: refusal(call, request, ask) }
  return {
    outcome: 'ask',
    name: app.name,
    website: app.website,
    host: destinationOf(redirectUri),
    // A firm's name is proof to its own members alone: whoever founds one names it.
    registeredBy: own.some(({ firmId }) => firmId === app.firmId) ? app.firmName : null,
    permissions: ask.permissions,
  }
}

/**
 * Lets an app in with what the caller left ticked of what it asks, or refuses it. Where they are sent
 * then, there is a code that the app alone can change for tokens.
 * @throws AppError confirm_needed; not_found for a firm of others; invalid for nothing that they may do
 */
export async function decide(call: Call, decision: AppDecision): Promise<{ redirectTo: string }> {
  const identity = requireIdentity(call)
  const request = await parseRequest(call.env, decision.query)
  const { ask, app, redirectUri } = request
  if (ask instanceof OAuthError) return { redirectTo: refusal(call, request, ask) }
  if (!decision.isAllowed) {
    const denied = new OAuthError('access_denied', 'The person did not let the app in')
    return { redirectTo: refusal(call, request, denied) }
  }
  requireProven(identity.user)
  requireFreshIdentity(call)
  await requireLiveSession(call)
  const permissions = chosenOf(call, identity, decision, ask.permissions)
  const code = newToken()
  await directory(call.env)
    .insert(oauthCodes)
    .values({
      codeHash: hashToken(code),
      keyId: newId(),
      appId: app.id,
      userId: identity.user.id,
      firmId: decision.firmId,
      permissions: JSON.stringify(permissions),
      redirectUri,
      challenge: ask.challenge,
      expiresAt: call.now + codeLifetimeMs,
      usedBy: null,
    })
  return { redirectTo: backTo(call.env, request, { code }) }
}

function chosenOf(
  call: Call,
  { firms: all }: Identity,
  { firmId, permissions }: AppDecision,
  asked: readonly Permission[],
): Permission[] {
  const reached = firmId === null ? all : [requireMember(call, firmId, 'firm:view').firm]
  const chosen = permissions.filter(
    (one) => asked.includes(one) && reached.some((firm) => isAllowed(firm, one)),
  )
  if (chosen.length === 0) throw invalidField('permissions', 'required')
  return withViews(chosen)
}

async function parseRequest(env: Env, query: string): Promise<Request> {
  const given = new URLSearchParams(query)
  const [found] = await directory(env)
    .select({ app: oauthApps, firmName: firms.legalName })
    .from(oauthApps)
    .leftJoin(firms, eq(firms.id, oauthApps.firmId))
    .where(eq(oauthApps.id, given.get('client_id') ?? ''))
  if (!found || given.getAll('client_id').length > 1) throw invalidField('', 'unknownApp')
  const app = { ...found.app, firmName: found.firmName }
  const redirectUri = given.get('redirect_uri') ?? ''
  const isKnown = isRegisteredUri(redirectUri, parseUris(app.redirectUris))
  if (!isKnown || given.getAll('redirect_uri').length > 1) throw invalidField('', 'unknownRedirect')
  const request = { app, redirectUri, state: given.get('state') }
  try {
    return { ...request, ask: parseAsk(env, given) }
  } catch (error) {
    if (!(error instanceof OAuthError)) throw error
    return { ...request, ask: error }
  }
}

function parseAsk(env: Env, given: URLSearchParams) {
  for (const name of new Set(given.keys())) {
    // RFC 8707 lets this one come several times.
    if (name !== 'resource' && given.getAll(name).length > 1) {
      throw new OAuthError('invalid_request', `${name.slice(0, 60)} is given twice`)
    }
  }
  if (given.get('response_type') !== 'code') {
    throw new OAuthError('unsupported_response_type', 'response_type must be code')
  }
  const challenge = given.get('code_challenge') ?? ''
  if (given.get('code_challenge_method') !== 'S256' || !/^[\w-]{43}$/.test(challenge)) {
    throw new OAuthError('invalid_request', 'PKCE with S256 is needed (RFC 7636)')
  }
  requireResource(env, given.getAll('resource'))
  return { permissions: permissionsOf(given.get('scope') ?? ''), challenge }
}

function refusal({ env }: Pick<Call, 'env'>, request: Request, { code, message }: OAuthError) {
  return backTo(env, request, { error: code, error_description: message })
}

/** With the issuer, so that an app that talks to several knows whose answer it is (RFC 9207). */
function backTo(env: Env, { redirectUri, state }: Request, answer: Record<string, string>): string {
  const url = new URL(redirectUri)
  for (const [name, value] of Object.entries(answer)) url.searchParams.set(name, value)
  if (state !== null) url.searchParams.set('state', state)
  url.searchParams.set('iss', env.PUBLIC_ORIGIN)
  return url.href
}
