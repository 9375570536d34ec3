import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import { AppError, invalidField } from '#contract/errors.ts'
import { endWithDemo } from '../demo-visits/end-with-demo.ts'
import { newId } from '../firm/ulid.ts'
import { uploadedArchiveKey } from '../firm/uploaded-archive.ts'
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
 * Makes a firm of an archive that somebody brought: first its object, which checks the archive, then
 * the directory's rows. What a person brought who is refused is thrown away. With an `Idempotency-Key`
 * a repeated call goes on with the same firm.
 * @throws AppError rate_limited beyond 30 firms of a person in a day
 */
export async function restoreFirm(c: Context<Gateway>): Promise<Response> {
  const call = callOf(c)
  const { user } = requireIdentity(call)
  if (user.kind === 'crm') throw new AppError('forbidden', 'CRM users have no firms')
  const bytes = new Uint8Array(await (await fileOf(c)).arrayBuffer())
  const attempt = await beginAttempt(c, user.id, bytes, call.now)
  if (attempt.body !== null) return answer(attempt.body)
  const limit = firmsLimit(user.id)
  requireAllowed(await countAttempt(directory(c.env), limit, call.now), call.now)
  const { firmId } = attempt
  const key = uploadedArchiveKey(firmId)
  await c.env.FILES.put(key, bytes)
  const { id: userId, name: userName, language, isDemo } = user
  const { requestId } = call
  const actor = { userId, userName, role: 'owner', language, isDemo, requestId } as const
  if (isDemo) await endWithDemo(c.env, firmId, actor)
  const response = await callFirmInside(c.env, firmId, actor, {
    name: 'restore-archive',
    input: {},
  })
  if (!response.ok) {
    await c.env.FILES.delete(key)
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

async function beginAttempt(
  c: Context<Gateway>,
  userId: string,
  bytes: Uint8Array,
  now: number,
): Promise<IdempotentCall> {
  const key = c.req.header('idempotency-key')
  if (key === undefined) return { userId, key: null, firmId: newId(), body: null }
  const hash = createHash('sha256').update('POST /firms/from-archive ').update(bytes)
  const requestHash = hash.digest('base64url')
  return beginIdempotentCall(c.env, { userId, key, requestHash, firmId: newId(), now })
}

function answer(body: string): Response {
  return new Response(body, { status: 201, headers: { 'content-type': 'application/json' } })
}

async function fileOf(c: Context<Gateway>): Promise<File> {
  const form = await c.req.formData().catch((cause: unknown) => {
    throw new AppError('malformed', 'Malformed request', { cause })
  })
  const file = form.get('file')
  if (!(file instanceof File) || file.size === 0) throw invalidField('file', 'required')
  return file
}
