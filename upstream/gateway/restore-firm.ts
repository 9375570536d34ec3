import type { Context } from 'hono'
import { AppError, invalidField } from '#contract/core/errors.ts'
import { callFirmInside } from '../core/firm-call.ts'
import { uploadedArchiveKey } from '../firm/uploaded-archive.ts'
import { requireProven } from '../identity/require-proven.ts'
import type { Gateway } from './gateway.ts'
import { makeFirm, requireFounder } from './make-firm.ts'

/**
 * Makes a firm of an archive that somebody brought; its object checks the archive. What a person brought
 * who is refused is thrown away. Demos, and people whose address is not proven, bring none.
 */
export async function restoreFirm(c: Context<Gateway>): Promise<Response> {
  const user = requireFounder(c)
  if (user.isDemo) throw invalidField('file', 'demoNoArchive')
  requireProven(user, 'file')
  const body = new Uint8Array(await (await fileOf(c)).arrayBuffer())
  return makeFirm(c, { path: '/firms/from-archive', body }, async (firmId, actor) => {
    const key = uploadedArchiveKey(firmId)
    await c.env.FILES.put(key, body)
    const call = { name: 'restore-archive', input: {} } as const
    const response = await callFirmInside(c.env, firmId, actor, call)
    if (!response.ok) await c.env.FILES.delete(key)
    return response
  })
}

async function fileOf(c: Context<Gateway>): Promise<File> {
  const form = await c.req.formData().catch((cause: unknown) => {
    throw new AppError('malformed', 'Malformed request', { cause })
  })
  const file = form.get('file')
  if (!(file instanceof File) || file.size === 0) throw invalidField('file', 'required')
  return file
}
