import { buildPushPayload } from '@block65/webcrypto-web-push'
import { and, eq, inArray, isNull, lt, or } from 'drizzle-orm'
import type { Env } from '../../../core/env.ts'
import { publicFetch } from '../../../core/public-fetch.ts'
import { isPublicUrl } from '../../../core/public-url.ts'
import { directory } from '../../../identity/directory.ts'
import { pushDevices } from './tables.ts'

type PushEnv = Pick<
  Env,
  | 'DIRECTORY'
  | 'PUBLIC_NET'
  | 'PUBLIC_ORIGIN'
  | 'VAPID_PUBLIC_KEY'
  | 'VAPID_PRIVATE_KEY'
  | 'VAPID_SUBJECT'
>

/** What a device shows: public/service-worker.js reads it. */
export type PushNote = {
  title: string
  body: string
  /** A path of the web app. */
  link: string
  /** Another one with the same tag takes its place. */
  tag: string
}

const patienceMs = 10_000
/** How long a push service keeps it for a device that is off. */
const ttlSeconds = 86_400

/** The key that browsers subscribe with; null where the operator has not set up push. */
export function pushKeyOf({ VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY }: Partial<PushEnv>) {
  return VAPID_PUBLIC_KEY && VAPID_PRIVATE_KEY ? VAPID_PUBLIC_KEY : null
}

/**
 * Shows something on every device that a person let show notices, encrypted for each (RFC 8291) and
 * signed with our key (RFC 8292). A device that its push service knows no more is forgotten. What does
 * not arrive is logged: the bell has it.
 */
export async function pushTo(env: PushEnv, userId: string, note: PushNote, now: number) {
  if (pushKeyOf(env) === null) return
  const db = directory(env)
  const rows = await db.select().from(pushDevices).where(eq(pushDevices.userId, userId)).limit(50)
  const ends = await Promise.all(
    rows.map(async (row) => ({ id: row.id, end: await send(env, row, note) })),
  )
  const idsOf = (end: End) => ends.filter((one) => one.end === end).map(({ id }) => id)
  const [taken, gone] = [idsOf('taken'), idsOf('gone')]
  if (gone.length > 0) await db.delete(pushDevices).where(inArray(pushDevices.id, gone))
  if (taken.length === 0) return
  const isOlder = or(isNull(pushDevices.lastPushAt), lt(pushDevices.lastPushAt, now))
  await db
    .update(pushDevices)
    .set({ lastPushAt: now })
    .where(and(inArray(pushDevices.id, taken), isOlder))
}

type End = 'taken' | 'gone' | 'failed'

async function send(
  env: PushEnv,
  row: typeof pushDevices.$inferSelect,
  note: PushNote,
): Promise<End> {
  const { endpoint, tokenP256dh: p256dh, tokenAuth: auth } = row
  if (!isPublicUrl(endpoint)) return 'gone'
  try {
    const payload = await buildPushPayload(
      { data: note, options: { ttl: ttlSeconds, urgency: 'normal' } },
      { endpoint, expirationTime: null, keys: { p256dh, auth } },
      {
        subject: env.VAPID_SUBJECT ?? env.PUBLIC_ORIGIN,
        publicKey: env.VAPID_PUBLIC_KEY ?? '',
        privateKey: env.VAPID_PRIVATE_KEY ?? '',
      },
    )
    const { status, body } = await publicFetch(env, endpoint, {
      method: 'POST',
      headers: payload.headers,
      body: payload.body,
      signal: AbortSignal.timeout(patienceMs),
    })
    await body?.cancel()
    if (status === 404 || status === 410) return 'gone'
    if (status >= 200 && status < 300) return 'taken'
    console.error(`Push was answered ${status} by ${new URL(endpoint).host}`)
  } catch (error) {
    console.error(error)
  }
  return 'failed'
}
