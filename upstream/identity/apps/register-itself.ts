import { z } from 'zod'
import { isRedirectUri } from '#contract/person/redirect-uris.ts'
import { newId } from '../../firm/ulid.ts'
import { countAttempt, dailyLimit, requireAllowed } from '../attempts.ts'
import type { Call } from '../call.ts'
import { directory } from '../directory.ts'
import { OAuthError } from './oauth-error.ts'
import { oauthApps } from './tables.ts'

const perDay = 200

/** What an app says of itself (RFC 7591, 2); what it says beside that is passed over. */
const Metadata = z.object({
  client_name: z.string().trim().max(200).optional(),
  client_uri: z.string().max(500).optional(),
  redirect_uris: z.array(z.string().max(500)).min(1).max(10),
})

/**
 * Registers an app by itself, as assistants do (RFC 7591): without a secret, whatever it asks, as
 * nothing is proven of it but where people are sent back to.
 * @throws OAuthError invalid_redirect_uri, invalid_client_metadata; AppError rate_limited
 */
export async function registerItself(call: Call, body: unknown) {
  const db = directory(call.env)
  requireAllowed(
    await countAttempt(db, dailyLimit(`apps ${call.address}`, perDay), call.now),
    call.now,
  )
  const parsed = Metadata.safeParse(body)
  if (!parsed.success) throw new OAuthError('invalid_client_metadata', 'redirect_uris are needed')
  const { client_name: name, client_uri: website = '', redirect_uris: uris } = parsed.data
  if (!uris.every(isRedirectUri)) {
    throw new OAuthError(
      'invalid_redirect_uri',
      'https, the machine itself, or a scheme with a dot',
    )
  }
  const id = newId()
  await db.insert(oauthApps).values({
    id,
    firmId: null,
    name: (name || new URL(uris[0] ?? '').host || 'App').slice(0, 60),
    website: /^https:\/\//.test(website) && URL.canParse(website) ? website : '',
    redirectUris: JSON.stringify(uris),
    secretHash: null,
    createdBy: null,
    createdAt: call.now,
  })
  return {
    client_id: id,
    client_id_issued_at: Math.floor(call.now / 1000),
    ...(name && { client_name: name }),
    redirect_uris: uris,
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
    token_endpoint_auth_method: 'none',
  }
}
