import { and, eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { AppError, invalidField } from '#contract/core/errors.ts'
import { photoLimits } from '#contract/person/profile.ts'
import type { Call } from '../call.ts'
import { directory } from '../directory.ts'
import { requireIdentity } from '../identity.ts'
import { memberships, users } from '../tables.ts'
import { newToken } from '../token.ts'
import { requireOwnAccount } from './own-account.ts'
import { cleanPhoto } from './photo/clean-photo.ts'
import { announceProfile } from './profile-changed.ts'

/** Where a photo lies. The key is new with each photo, so what it names never changes. */
function placeOf(userId: string, key: string): string {
  return `${folderOf(userId)}photo/${key}`
}

/** Where all files of a person lie. */
export function folderOf(userId: string): string {
  return `users/${userId}/`
}

/** Keeps a picture as the person's photo, in place of the one before. @throws AppError invalid */
export async function setPhoto(call: Call, file: File): Promise<{ photoKey: string }> {
  const { user } = requireOwnAccount(call)
  if (file.size === 0) throw invalidField('file', 'fileEmpty')
  if (file.size > photoLimits.bytes) throw invalidField('file', 'fileTooLarge', { maximum: 2 })
  const { bytes, type } = cleanPhoto(new Uint8Array(await file.arrayBuffer()))
  const photoKey = newToken()
  await call.env.FILES.put(placeOf(user.id, photoKey), bytes, {
    httpMetadata: { contentType: type },
  })
  await replacePhoto(call, user.id, photoKey)
  return { photoKey }
}

/** Takes the photo away; initials stand in for it. */
export async function removePhoto(call: Call): Promise<{ photoKey: null }> {
  const { user } = requireOwnAccount(call)
  await replacePhoto(call, user.id, null)
  return { photoKey: null }
}

async function replacePhoto(call: Call, userId: string, photoKey: string | null): Promise<void> {
  const db = directory(call.env)
  const [[before]] = await db.batch([
    db.select({ key: users.photoKey }).from(users).where(eq(users.id, userId)),
    db.update(users).set({ photoKey }).where(eq(users.id, userId)),
  ])
  announceProfile(call, userId)
  if (before?.key) call.defer(call.env.FILES.delete(placeOf(userId, before.key)))
}

/**
 * A photo, for the person and for whoever is in a firm with them.
 * @throws AppError not_found for anybody else too
 */
export async function getPhoto(call: Call, key: string): Promise<File> {
  const { user } = requireIdentity(call)
  const ownerId = user.photoKey === key ? user.id : await findVisibleOwner(call, user.id, key)
  const object = ownerId ? await call.env.FILES.get(placeOf(ownerId, key)) : null
  if (!object) throw new AppError('not_found', 'No photo')
  const type = object.httpMetadata?.contentType ?? 'application/octet-stream'
  const name = `photo.${type === 'image/jpeg' ? 'jpg' : type.slice('image/'.length)}`
  return new File([await object.arrayBuffer()], name, { type })
}

async function findVisibleOwner(
  { env }: Call,
  viewerId: string,
  key: string,
): Promise<string | undefined> {
  const theirs = alias(memberships, 'theirs')
  const [owner] = await directory(env)
    .select({ id: users.id })
    .from(users)
    .innerJoin(theirs, eq(theirs.userId, users.id))
    .innerJoin(
      memberships,
      and(eq(memberships.firmId, theirs.firmId), eq(memberships.userId, viewerId)),
    )
    .where(eq(users.photoKey, key))
    .limit(1)
  return owner?.id
}
