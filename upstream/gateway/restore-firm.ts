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

/**
 * Makes a firm of an archive that somebody brought: first its object, which checks the archive, then
 * the directory's rows. What a person brought who is refused is thrown away.
 * @throws AppError rate_limited beyond 30 firms of a person in a day
 */
export async function restoreFirm(c: Context<Gateway>): Promise<Response> {
  const call = callOf(c)
  const { user } = requireIdentity(call)
  if (user.kind === 'crm') throw new AppError('forbidden', 'CRM users have no firms')
  const limit = firmsLimit(user.id)
  requireAllowed(await countAttempt(directory(c.env), limit, call.now), call.now)
  const file = await fileOf(c)
  const firmId = newId()
  const key = uploadedArchiveKey(firmId)
  await c.env.FILES.put(key, await file.arrayBuffer())
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
    return response
  }
  const made = await response.text()
  const card = FirmCard.safeParse(JSON.parse(made))
  if (!card.success) throw new AppError('unavailable', 'The firm gave no answer to keep')
  const db = directory(c.env)
  await db.batch([...enterFirm(db, firmId, userId, card.data, call.now)])
  forgetUser(userId)
  return new Response(made, { status: 201, headers: { 'content-type': 'application/json' } })
}

async function fileOf(c: Context<Gateway>): Promise<File> {
  const form = await c.req.formData().catch((cause: unknown) => {
    throw new AppError('malformed', 'Malformed request', { cause })
  })
  const file = form.get('file')
  if (!(file instanceof File) || file.size === 0) throw invalidField('file', 'required')
  return file
}
