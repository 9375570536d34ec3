import { z } from 'zod'
import { AppError } from '#contract/core/errors.ts'
import { Instant } from '#contract/core/fields.ts'
import { copyDays, type FirmCopy, maxCopiesByHand } from '#contract/reporting/firm-copies.ts'
import type { HandlerContext } from '../../../../firm/implement.ts'

type Means = Pick<HandlerContext, 'env' | 'firm'>

/** What stands beside a copy: when and by whom it was kept, and the last change that it holds. */
const About = z.object({ at: Instant, by: z.string(), change: z.string() })

/** A copy with the number of the last change that it holds. */
type KeptCopy = FirmCopy & { change: string }

const dayMs = 86_400_000

/** Copies lie among the firm's files, so that they go with it; an archive leaves them out. */
export const copiesFolder = /^copies\/(.+)$/

function keyOf(firmId: string, copyId: string): string {
  return `firms/${firmId}/copies/${copyId}`
}

/** The copies of a firm, the newest first. */
export async function listKept({ env, firm }: Means): Promise<KeptCopy[]> {
  const prefix = keyOf(firm.firmId, '')
  const { objects } = await env.FILES.list({ prefix, include: ['customMetadata'] })
  return objects
    .flatMap((object) => copyIn(object, object.key.slice(prefix.length)) ?? [])
    .sort((one, other) => (one.id < other.id ? 1 : -1))
}

function copyIn({ size: bytes, customMetadata }: R2Object, id: string): KeptCopy | undefined {
  const about = About.safeParse(customMetadata)
  return about.success ? { id, bytes, ...about.data } : undefined
}

/** @throws AppError not_found */
export async function getKept({ env, firm }: Means, copyId: string): Promise<KeptCopy> {
  const object = await env.FILES.head(keyOf(firm.firmId, copyId))
  const found = object && copyIn(object, copyId)
  if (!found) throw new AppError('not_found', 'No such copy')
  return found
}

/** The bytes of a copy. @throws AppError not_found */
export async function openKept({ env, firm }: Means, copyId: string): Promise<ReadableStream> {
  const object = await env.FILES.get(keyOf(firm.firmId, copyId))
  if (!object) throw new AppError('not_found', 'No such copy')
  return object.body
}

/** Keeps one more, and lets those go that stay no longer. */
export async function putKept(
  means: Means,
  bytes: Uint8Array,
  { by, change }: { by: string; change: string },
): Promise<KeptCopy> {
  const { env, firm } = means
  const [id, at] = [firm.newId(), firm.now.toISOString()]
  await env.FILES.put(keyOf(firm.firmId, id), bytes, {
    httpMetadata: { contentType: 'application/zip' },
    customMetadata: { at, by, change },
  })
  for (const copy of outlived(await listKept(means), firm.now)) await dropKept(means, copy.id)
  return { id, at, by, change, bytes: bytes.length }
}

/** A copy as the API gives it. */
export function shown({ id, at, by, bytes }: FirmCopy): FirmCopy {
  return { id, at, by, bytes }
}

/** Deletes a copy; none of that id is no fault. */
export async function dropKept({ env, firm }: Means, copyId: string): Promise<void> {
  await env.FILES.delete(keyOf(firm.firmId, copyId))
}

/** Which of some copies, the newest first, stay no longer: never the newest. */
export function outlived<Copy extends Pick<FirmCopy, 'at' | 'by'>>(
  copies: readonly Copy[],
  now: Date,
): Copy[] {
  const since = new Date(now.getTime() - copyDays * dayMs).toISOString()
  const byHand = copies.filter(({ by }) => by !== '')
  const kept = new Set([...copies.slice(0, 1), ...byHand.slice(0, maxCopiesByHand)])
  return copies.filter((copy) => !kept.has(copy) && (copy.by !== '' || copy.at < since))
}
