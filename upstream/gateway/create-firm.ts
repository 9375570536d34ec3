import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import { AppError } from '#contract/errors.ts'
import { FirmInput } from '#contract/firms.ts'
import { fieldProblems } from '#contract/problems.ts'
import { endWithDemo } from '../demo-visits/end-with-demo.ts'
import { newId } from '../firm/ulid.ts'
import { callFirmInside } from '../firm-call.ts'
import { countAttempt, firmsLimit, requireAllowed } from '../identity/attempts.ts'
import { directory } from '../identity/directory.ts'
import { enterFirm, FirmCard } from '../identity/firms.ts'
import { requireIdentity } from '../identity/identity.ts'
import { forgetUser } from '../identity/identity-cache.ts'
import { callOf } from './admit.ts'
import type { Gateway } from './gateway.ts'
import {
  beginIdempotentCall,
  finishCall,
  forgetCall,
  type IdempotentCall,
} from './idempotent-call.ts'

/**
 * Makes a firm: first its object, which checks the input, then the directory's rows. With an
 * `Idempotency-Key` a repeated call goes on with the same firm, wherever the first one stopped.
 * @throws AppError rate_limited beyond 30 firms of a person in a day
 */
export async function createFirm(c: Context<Gateway>): Promise<Response> {
  const call = callOf(c)
  const { user } = requireIdentity(call)
  if (user.kind === 'crm') throw new AppError('forbidden', 'CRM users have no firms')
  const input = parseInput(await c.req.text())
  const body = JSON.stringify(input)

  const attempt = await beginAttempt(c, user.id, body, call.now)
  if (attempt.body !== null) return answer(attempt.body)

  const { id: userId, name: userName, language, isDemo } = user
  const limit = firmsLimit(userId)
  requireAllowed(await countAttempt(directory(c.env), limit, call.now), call.now)
  const { firmId } = attempt
  const actor = {
    userId,
    userName,
    role: 'owner',
    language,
    isDemo,
    requestId: call.requestId,
  } as const
  if (isDemo) await endWithDemo(c.env, firmId, actor)
  const response = await callFirmInside(c.env, firmId, actor, { name: 'create-firm', input })
  if (!response.ok) {
    if (response.status < 500) await forgetCall(c.env, attempt)
    return response
  }
  const made = await response.text()
  const card = FirmCard.safeParse(JSON.parse(made))
  if (!card.success) throw new AppError('unavailable', 'The firm gave no answer to keep')
  const db = directory(c.env)
  await db.batch([
    ...enterFirm(db, firmId, userId, card.data, call.now),
    ...finishCall(db, attempt, made),
  ])
  forgetUser(userId)
  return answer(made)
}

function parseInput(text: string): FirmInput {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch (cause) {
    throw new AppError('malformed', 'Malformed request', { cause })
  }
  const input = FirmInput.safeParse(json)
  if (input.success) return input.data
  const fields = fieldProblems(input.error)
  throw new AppError('invalid', 'Some fields are not right', { fields })
}

async function beginAttempt(
  c: Context<Gateway>,
  userId: string,
  body: string,
  now: number,
): Promise<IdempotentCall> {
  const key = c.req.header('idempotency-key')
  if (key === undefined) return { userId, key: null, firmId: newId(), body: null }
  const requestHash = createHash('sha256').update(`POST /firms ${body}`).digest('base64url')
  return beginIdempotentCall(c.env, { userId, key, requestHash, firmId: newId(), now })
}

function answer(body: string): Response {
  return new Response(body, { status: 201, headers: { 'content-type': 'application/json' } })
}
