import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import { AppError } from '#contract/core/errors.ts'
import type { Actor } from '../firm/actor.ts'
import { newId } from '../firm/ulid.ts'
import { countAttempt, firmsLimit, requireAllowed } from '../identity/attempts.ts'
import { directory } from '../identity/directory.ts'
import { enterFirm, FirmCard } from '../identity/firms.ts'
import { requireIdentity } from '../identity/identity.ts'
import { forgetUser } from '../identity/identity-cache.ts'
import { callOf } from './admit.ts'
import { endWithDemo } from './end-with-demo.ts'
import type { Gateway } from './gateway.ts'
import {
  beginIdempotentCall,
  finishCall,
  forgetCall,
  type IdempotentCall,
} from './idempotent-call.ts'

/** What is asked: the path, and the body by which a repetition is known. */
type Asked = { path: string; body: string | Uint8Array }

/** @throws AppError unauthenticated, forbidden for people who have no firms */
export function requireFounder(c: Context<Gateway>) {
  const { user } = requireIdentity(callOf(c))
  if (user.kind === 'crm') throw new AppError('forbidden', 'CRM users have no firms')
  return user
}

/**
 * Makes a firm of the caller's: first its object, by `fill`, then the directory's rows. With an
 * `Idempotency-Key` a repeated call goes on with the same firm, wherever the first one stopped.
 * @throws AppError rate_limited beyond 30 firms of a person in a day
 */
export async function makeFirm(
  c: Context<Gateway>,
  asked: Asked,
  fill: (firmId: string, actor: Actor) => Promise<Response>,
): Promise<Response> {
  const { now, requestId } = callOf(c)
  const { id: userId, name: userName, language, isDemo } = requireFounder(c)
  const attempt = await beginAttempt(c, userId, asked, now)
  if (attempt.body !== null) return answer(attempt.body)
  const db = directory(c.env)
  requireAllowed(await countAttempt(db, firmsLimit(userId), now), now)
  const { firmId } = attempt
  const actor = { userId, userName, role: 'owner', language, isDemo, requestId } as const
  if (isDemo) await endWithDemo(c.env, firmId, actor)
  const response = await fill(firmId, actor)
  if (!response.ok) {
    if (response.status < 500) await forgetCall(c.env, attempt)
    return response
  }
  const made = await response.text()
  const card = FirmCard.safeParse(JSON.parse(made))
  if (!card.success) throw new AppError('unavailable', 'The firm gave no answer to store')
  await db.batch([
    ...enterFirm(db, firmId, userId, card.data, now),
    ...finishCall(db, attempt, made),
  ])
  forgetUser(userId)
  return answer(made)
}

async function beginAttempt(
  c: Context<Gateway>,
  userId: string,
  { path, body }: Asked,
  now: number,
): Promise<IdempotentCall> {
  const key = c.req.header('idempotency-key')
  if (key === undefined) return { userId, key: null, firmId: newId(), body: null }
  const requestHash = createHash('sha256').update(`POST ${path} `).update(body).digest('base64url')
  return beginIdempotentCall(c.env, { userId, key, requestHash, firmId: newId(), now })
}

function answer(body: string): Response {
  return new Response(body, { status: 201, headers: { 'content-type': 'application/json' } })
}
