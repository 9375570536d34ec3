import type { Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { AppError } from '#contract/core/errors.ts'
import { OAuthError } from '../../identity/apps/oauth-error.ts'
import { registerItself } from '../../identity/apps/register-itself.ts'
import { assistantsResource } from '../../identity/apps/resources.ts'
import { allScopes } from '../../identity/apps/scopes.ts'
import { giveTokens, revokeToken, type TokenRequest } from '../../identity/apps/tokens.ts'
import { ensureDirectory } from '../../identity/directory.ts'
import { callOf } from '../admit.ts'
import type { Gateway } from '../gateway.ts'

/** More than any app needs to say. */
export const limitApps = bodyLimit({
  maxSize: 32 * 1024,
  onError: () => {
    throw new AppError('too_large', 'The request body is too large')
  },
})

/** `GET /.well-known/oauth-authorization-server`: what apps find out by themselves (RFC 8414). */
export function describeAuthorization(c: Context<Gateway>): Response {
  const { PUBLIC_ORIGIN: issuer } = c.env
  return described(c, {
    issuer,
    authorization_endpoint: `${issuer}/oauth/authorize`,
    token_endpoint: `${issuer}/oauth/token`,
    registration_endpoint: `${issuer}/oauth/register`,
    revocation_endpoint: `${issuer}/oauth/revoke`,
    scopes_supported: allScopes(),
    response_types_supported: ['code'],
    response_modes_supported: ['query'],
    grant_types_supported: ['authorization_code', 'refresh_token'],
    token_endpoint_auth_methods_supported: ['none', 'client_secret_basic', 'client_secret_post'],
    revocation_endpoint_auth_methods_supported: [
      'none',
      'client_secret_basic',
      'client_secret_post',
    ],
    code_challenge_methods_supported: ['S256'],
    authorization_response_iss_parameter_supported: true,
    service_documentation: `${issuer}/support/apps`,
  })
}

/** `GET /.well-known/oauth-protected-resource/mcp`: whom an assistant asks for tokens (RFC 9728). */
export function describeResource(c: Context<Gateway>): Response {
  const { PUBLIC_ORIGIN: origin } = c.env
  return described(c, {
    resource: origin + assistantsResource,
    resource_name: 'Firmament',
    authorization_servers: [origin],
    scopes_supported: ['assistant'],
    bearer_methods_supported: ['header'],
  })
}

/** `POST /oauth/token` (RFC 6749, 3.2). */
export async function takeTokenRequest(c: Context<Gateway>): Promise<Response> {
  return answered(c, async () =>
    Response.json(await giveTokens(callOf(c), await readRequest(c)), {
      headers: { pragma: 'no-cache' },
    }),
  )
}

/** `POST /oauth/revoke` (RFC 7009). */
export async function takeRevocation(c: Context<Gateway>): Promise<Response> {
  return answered(c, async () => {
    await revokeToken(callOf(c), await readRequest(c))
    return new Response(null, { status: 200 })
  })
}

/** `POST /oauth/register` (RFC 7591). */
export async function takeRegistration(c: Context<Gateway>): Promise<Response> {
  return answered(c, async () => {
    const body: unknown = await c.req.json().catch(() => undefined)
    return Response.json(await registerItself(callOf(c), body), { status: 201 })
  })
}

async function answered(c: Context<Gateway>, work: () => Promise<Response>): Promise<Response> {
  await ensureDirectory(c.env)
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof OAuthError)) throw error
    const { code, message } = error
    const headers = new Headers()
    if (code === 'invalid_client') headers.set('www-authenticate', 'Basic realm="apps"')
    const status = code === 'invalid_client' ? 401 : 400
    return Response.json({ error: code, error_description: message }, { status, headers })
  }
}

async function readRequest(c: Context<Gateway>): Promise<TokenRequest> {
  const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/x-www-form-urlencoded') {
    throw new OAuthError('invalid_request', 'The body must be a form')
  }
  const form = new URLSearchParams(new TextDecoder().decode(await c.req.arrayBuffer()))
  return { form, basic: basicOf(c.req.header('authorization') ?? '') }
}

/** Name and secret of HTTP Basic, each form-encoded (RFC 6749, 2.3.1). */
function basicOf(authorization: string): TokenRequest['basic'] {
  const [, encoded] = /^Basic ([A-Za-z0-9+/=]+)$/i.exec(authorization) ?? []
  if (!encoded) return undefined
  try {
    const [id = '', secret = ''] = atob(encoded).split(':')
    return { id: decodeURIComponent(id), secret: decodeURIComponent(secret) }
  } catch {
    throw new OAuthError('invalid_client', 'Unreadable credentials')
  }
}

function described(c: Context<Gateway>, content: Record<string, unknown>): Response {
  c.header('cache-control', 'public, max-age=300')
  return c.json(content)
}
