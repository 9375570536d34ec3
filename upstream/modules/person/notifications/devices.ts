import { and, count, desc, eq, ne } from 'drizzle-orm'
import { AppError, invalidField } from '#contract/core/errors.ts'
import type { PushDevice, PushDeviceInput } from '#contract/person/notice-delivery.ts'
import { isPublicUrl } from '../../../core/public-url.ts'
import { newId } from '../../../firm/ulid.ts'
import type { Call } from '../../../identity/call.ts'
import { deviceOf } from '../../../identity/device.ts'
import { directory } from '../../../identity/directory.ts'
import { requireIdentity } from '../../../identity/identity.ts'
import { pushKeyOf } from './push.ts'
import { pushDevices } from './tables.ts'

type Row = typeof pushDevices.$inferSelect

const maxDevices = 20

/** The caller's devices, newest first, and the key that a browser subscribes with. */
export async function listDevices(call: Call) {
  const { user, sessionId } = requireIdentity(call)
  const rows = await directory(call.env)
    .select()
    .from(pushDevices)
    .where(eq(pushDevices.userId, user.id))
    .orderBy(desc(pushDevices.id))
    .limit(maxDevices)
  return { publicKey: pushKeyOf(call.env), rows: rows.map((row) => toDevice(row, sessionId)) }
}

/**
 * Lets the browser of this session show notices; it takes the place of what the session added before,
 * and of whoever used the browser before.
 * @throws AppError invalid where push is not set up, for an address that is not public, or beyond 20
 */
export async function addDevice(
  call: Call,
  { endpoint, keys }: PushDeviceInput,
): Promise<PushDevice> {
  const { user, sessionId } = requireIdentity(call)
  if (pushKeyOf(call.env) === null) throw invalidField('', 'pushNotSetUp')
  if (!isPublicUrl(endpoint)) throw invalidField('endpoint', 'notPublicUrl')
  const db = directory(call.env)
  const [known] = await db
    .select({ count: count() })
    .from(pushDevices)
    .where(and(eq(pushDevices.userId, user.id), ne(pushDevices.endpoint, endpoint)))
  if ((known?.count ?? 0) >= maxDevices) {
    throw invalidField('', 'tooManyDevices', { maximum: maxDevices })
  }
  const row: Row = {
    id: newId(),
    userId: user.id,
    sessionId,
    endpoint,
    tokenP256dh: keys.p256dh,
    tokenAuth: keys.auth,
    ...deviceOf(call.userAgent),
    addedAt: call.now,
    lastPushAt: null,
  }
  await db.batch([
    db.delete(pushDevices).where(eq(pushDevices.endpoint, endpoint)),
    db
      .delete(pushDevices)
      .where(and(eq(pushDevices.userId, user.id), eq(pushDevices.sessionId, sessionId))),
    db.insert(pushDevices).values(row),
  ])
  return toDevice(row, sessionId)
}

/** Ends the notices on a device. @throws AppError not_found for one of others */
export async function removeDevice(call: Call, id: string): Promise<PushDevice> {
  const { user, sessionId } = requireIdentity(call)
  const [row] = await directory(call.env)
    .delete(pushDevices)
    .where(and(eq(pushDevices.id, id), eq(pushDevices.userId, user.id)))
    .returning()
  if (!row) throw new AppError('not_found', 'No such device')
  return toDevice(row, sessionId)
}

function toDevice(row: Row, sessionId: string): PushDevice {
  const { id, browser, system, addedAt, lastPushAt } = row
  return {
    id,
    browser,
    system,
    addedAt: new Date(addedAt).toISOString(),
    lastPushAt: lastPushAt === null ? null : new Date(lastPushAt).toISOString(),
    isThis: row.sessionId === sessionId,
  }
}
