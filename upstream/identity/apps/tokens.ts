import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import { accessTokenPrefix, refreshTokenPrefix } from '#contract/person/apps.ts'
import { newId } from '../../firm/ulid.ts'
import { parsePermissions } from '../api-keys/keys.ts'
import { apiKeys } from '../api-keys/tables.ts'
import type { Call } from '../call.ts'
import { directory } from '../directory.ts'
import { notify } from '../hooks.ts'
import { forgetUser } from '../identity-cache.ts'
import { hashToken, isSameSecret, newToken } from '../token.ts'
import { endStolen } from './grants.ts'
import { OAuthError } from './oauth-error.ts'
import { requireResource } from './resources.ts'
import { oauthApps, oauthCodes, oauthTokens } from './tables.ts'

const accessSeconds = 3600
/** What was let in ends after so long without use. */
const idleMs = 90 * 86_400_000

type App = typeof oauthApps.$inferSelect
/** The form that an app posts, and the secret of HTTP Basic where it proves itself so. */
export type TokenRequest = {
  form: URLSearchParams
  basic: { id: string; secret: string } | undefined
}

/** The answer to an app that is given tokens (RFC 6749, 5.1). */
export type TokenAnswer = {
  access_token: string
  token_type: 'Bearer'
  expires_in: number
  refresh_token: string
  scope: string
}

/** Changes a code or a refresh token for new tokens. @throws OAuthError */
export async function giveTokens(call: Call, request: TokenRequest): Promise<TokenAnswer> {
  const { form } = request
  for (const name of new Set(form.keys())) {
    if (name !== 'resource' && form.getAll(name).length > 1) {
      throw new OAuthError('invalid_request', 'A parameter is given twice')
    }
  }
  requireResource(call.env, form.getAll('resource'))
  const app = await requireApp(call, request)
  switch (form.get('grant_type')) {
    case 'authorization_code':
      return changeCode(call, app, form)
    case 'refresh_token':
      return renew(call, app, form)
    default:
      throw new OAuthError('unsupported_grant_type', 'authorization_code or refresh_token')
  }
}

/** Ends what a token belongs to, all of it (RFC 7009); of an unknown token nothing is said. */
export async function revokeToken(call: Call, request: TokenRequest): Promise<void> {
  const app = await requireApp(call, request)
  const db = directory(call.env)
  const [found] = await db
    .select({ keyId: oauthTokens.keyId, userId: apiKeys.userId })
    .from(oauthTokens)
    .innerJoin(apiKeys, eq(apiKeys.id, oauthTokens.keyId))
    .where(
      and(
        eq(oauthTokens.tokenHash, hashToken(request.form.get('token') ?? '')),
        eq(apiKeys.appId, app.id),
      ),
    )
  if (!found) return
  await db
    .update(apiKeys)
    .set({ revokedAt: call.now })
    .where(and(eq(apiKeys.id, found.keyId), isNull(apiKeys.revokedAt)))
  forgetUser(found.userId)
}

async function requireApp(call: Call, { form, basic }: TokenRequest): Promise<App> {
  const id = basic?.id ?? form.get('client_id') ?? ''
  const secret = basic?.secret ?? form.get('client_secret')
  const [app] = await directory(call.env).select().from(oauthApps).where(eq(oauthApps.id, id))
  const isKnown =
    app &&
    (app.secretHash === null ||
      (typeof secret === 'string' && isSameSecret(hashToken(secret), app.secretHash)))
  if (!isKnown) throw new OAuthError('invalid_client', 'Unknown app, or a wrong secret')
  return app
}

/**
 * All in one transaction, on the condition that the code is taken by this attempt: of two at once, one
 * is given tokens, and the other ends them.
 */
async function changeCode(call: Call, app: App, form: URLSearchParams): Promise<TokenAnswer> {
  const db = directory(call.env)
  const codeHash = hashToken(form.get('code') ?? '')
  const [code] = await db.select().from(oauthCodes).where(eq(oauthCodes.codeHash, codeHash))
  if (!code || code.appId !== app.id) throw new OAuthError('invalid_grant', 'No such code')
  if (code.redirectUri !== (form.get('redirect_uri') ?? '')) {
    throw new OAuthError('invalid_grant', 'redirect_uri is not that of the request')
  }
  const verifier = form.get('code_verifier') ?? ''
  const isRight =
    /^[\w.~-]{43,128}$/.test(verifier) && isSameSecret(hashToken(verifier), code.challenge)
  if (!isRight) throw new OAuthError('invalid_grant', 'code_verifier is wrong')
  const attempt = newId()
  const tokens = newTokens()
  const isMine = sql`exists (select 1 from ${oauthCodes}
    where ${oauthCodes.codeHash} = ${codeHash} and ${oauthCodes.usedBy} = ${attempt})`
  const [, , , , [taken]] = await db.batch([
    db
      .update(oauthCodes)
      .set({ usedBy: attempt })
      .where(
        and(
          eq(oauthCodes.codeHash, codeHash),
          isNull(oauthCodes.usedBy),
          gt(oauthCodes.expiresAt, call.now),
        ),
      ),
    db.insert(apiKeys).select(
      // In the order of the columns.
      sql`select ${code.keyId}, ${code.userId}, ${code.firmId}, ${app.name}, ${accessTokenPrefix},
        ${hashToken(newToken())}, ${code.permissions}, ${call.now}, ${call.now + idleMs}, null, null,
        0, 0, ${app.id} where ${isMine}`,
    ),
    insertToken(db, code.keyId, tokens.access, call.now, isMine),
    insertToken(db, code.keyId, tokens.refresh, call.now, isMine),
    db
      .select({ usedBy: oauthCodes.usedBy })
      .from(oauthCodes)
      .where(eq(oauthCodes.codeHash, codeHash)),
  ])
  if (taken?.usedBy !== attempt) {
    if (taken?.usedBy) await endStolen(call, code.keyId)
    throw new OAuthError('invalid_grant', 'The code was used before, or its time is over')
  }
  call.defer(
    notify(call.env, [code.userId], {
      kind: 'appLetIn',
      params: { name: app.name },
      link: '/profile/apps',
    }),
  )
  return answerOf(tokens, code.permissions)
}

/** A refresh token is good once; one that comes again ends all. */
async function renew(call: Call, app: App, form: URLSearchParams): Promise<TokenAnswer> {
  const db = directory(call.env)
  const tokenHash = hashToken(form.get('refresh_token') ?? '')
  const [found] = await db
    .select({ token: oauthTokens, key: apiKeys })
    .from(oauthTokens)
    .innerJoin(apiKeys, eq(apiKeys.id, oauthTokens.keyId))
    .where(
      and(
        eq(oauthTokens.tokenHash, tokenHash),
        eq(oauthTokens.kind, 'refresh'),
        eq(apiKeys.appId, app.id),
      ),
    )
  const isOver = !found || found.key.revokedAt !== null || found.key.expiresAt <= call.now
  if (isOver) throw new OAuthError('invalid_grant', 'No such token, or it has ended')
  const { key } = found
  const attempt = newId()
  const tokens = newTokens()
  const isMine = sql`exists (select 1 from ${oauthTokens}
    where ${oauthTokens.tokenHash} = ${tokenHash} and ${oauthTokens.usedBy} = ${attempt})`
  const [, , , , [taken]] = await db.batch([
    db
      .update(oauthTokens)
      .set({ usedBy: attempt })
      .where(
        and(
          eq(oauthTokens.tokenHash, tokenHash),
          isNull(oauthTokens.usedBy),
          gt(oauthTokens.expiresAt, call.now),
        ),
      ),
    insertToken(db, key.id, tokens.access, call.now, isMine),
    insertToken(db, key.id, tokens.refresh, call.now, isMine),
    db
      .update(apiKeys)
      .set({ expiresAt: call.now + idleMs })
      .where(and(eq(apiKeys.id, key.id), isMine)),
    db
      .select({ usedBy: oauthTokens.usedBy })
      .from(oauthTokens)
      .where(eq(oauthTokens.tokenHash, tokenHash)),
  ])
  if (taken?.usedBy !== attempt) {
    if (taken?.usedBy) await endStolen(call, key.id)
    throw new OAuthError('invalid_grant', 'The token was used before, or its time is over')
  }
  return answerOf(tokens, key.permissions)
}

type Kind = 'access' | 'refresh'

function newTokens() {
  return {
    access: { kind: 'access' as const, text: accessTokenPrefix + newToken() },
    refresh: { kind: 'refresh' as const, text: refreshTokenPrefix + newToken() },
  }
}

function insertToken(
  db: ReturnType<typeof directory>,
  keyId: string,
  { kind, text }: { kind: Kind; text: string },
  now: number,
  isMine: ReturnType<typeof sql>,
) {
  const expiresAt = now + (kind === 'access' ? accessSeconds * 1000 : idleMs)
  return db
    .insert(oauthTokens)
    .select(sql`select ${hashToken(text)}, ${keyId}, ${kind}, ${expiresAt}, null where ${isMine}`)
}

function answerOf(
  { access, refresh }: ReturnType<typeof newTokens>,
  permissions: string,
): TokenAnswer {
  return {
    access_token: access.text,
    token_type: 'Bearer',
    expires_in: accessSeconds,
    refresh_token: refresh.text,
    scope: parsePermissions(permissions).join(' '),
  }
}
