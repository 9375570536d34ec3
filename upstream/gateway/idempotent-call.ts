import { and, eq } from 'drizzle-orm'
import { AppError } from '#contract/core/errors.ts'
import type { Env } from '../core/env.ts'
import { directory } from '../identity/directory.ts'
import { idempotencyKeys } from '../identity/tables.ts'

/** A call that must happen once. Without a key it is not kept; with a body it was answered already. */
export type IdempotentCall = {
  userId: string
  key: string | null
  firmId: string
  body: string | null
}

type NewCall = { userId: string; key: string; requestHash: string; firmId: string; now: number }

/**
 * Notes a call under its `Idempotency-Key` before it is made, or finds the note of its first try.
 * @throws AppError malformed for a bad key, idempotency_mismatch for another body under the key
 */
export async function noteCall(env: Env, call: NewCall) {
  const { userId, key, requestHash, firmId, now } = call
  if (!/^[\x21-\x7e]{1,255}$/.test(key))
    throw new AppError('malformed', 'The Idempotency-Key header is not valid')
  const db = directory(env)
  const [inserted, [noted]] = await db.batch([
    db
      .insert(idempotencyKeys)
      .values({ userId, key, requestHash, firmId, createdAt: now })
      .onConflictDoNothing(),
    db.select().from(idempotencyKeys).where(isCall(call)),
  ])
  if (!noted) throw new AppError('unexpected', 'The Idempotency-Key was not stored')
  if (noted.requestHash !== requestHash) {
    throw new AppError('idempotency_mismatch', 'This Idempotency-Key was used for another request')
  }
  return { noted, isNew: inserted.meta.changes > 0 }
}

/** As `noteCall`, for the one call that goes on where a crash stopped it. */
export async function beginIdempotentCall(env: Env, call: NewCall): Promise<IdempotentCall> {
  const { userId, key } = call
  const { noted } = await noteCall(env, call)
  return { userId, key, firmId: noted.firmId, body: noted.body }
}

/** Keeps what was answered, in the same batch as what was done. */
export function finishCall(
  db: ReturnType<typeof directory>,
  { userId, key }: IdempotentCall,
  body: string,
) {
  if (key === null) return []
  return [db.update(idempotencyKeys).set({ status: 201, body }).where(isCall({ userId, key }))]
}

/** Forgets a call that was refused, so that it can be made again, corrected. */
export async function forgetCall(
  env: Env,
  { userId, key }: Pick<IdempotentCall, 'userId' | 'key'>,
): Promise<void> {
  if (key === null) return
  await directory(env).delete(idempotencyKeys).where(isCall({ userId, key }))
}

/** Who made a call, under which key. */
export type DirectoryCall = { userId: string; key: string }

export function isCall({ userId, key }: DirectoryCall) {
  return and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key))
}
