import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Call } from '../../../identity/call.ts'
import { deviceOf, networkOf } from '../../../identity/device.ts'
import { directory } from '../../../identity/directory.ts'
import type { Person } from '../../../identity/person.ts'
import { notify } from './notify.ts'
import { seenDevices } from './tables.ts'

/**
 * Remembers the device of a sign-in, and tells its owner when it has not been seen before. The
 * first of all is no news; nor is anything in a demo.
 */
export async function noticeSignIn(
  { env, now, address, userAgent, place }: Call,
  person: Pick<Person, 'id' | 'isDemo'>,
): Promise<void> {
  if (person.isDemo) return
  const { browser, system } = deviceOf(userAgent)
  const device = createHash('sha256')
    .update([person.id, browser, system, networkOf(address)].join('\n'))
    .digest('base64url')
  const db = directory(env)
  const isOwn = eq(seenDevices.userId, person.id)
  const [seen, [before]] = await db.batch([
    db
      .select({ device: seenDevices.device })
      .from(seenDevices)
      .where(and(isOwn, eq(seenDevices.device, device))),
    db.select({ device: seenDevices.device }).from(seenDevices).where(isOwn).limit(1),
    db
      .insert(seenDevices)
      .values({ userId: person.id, device, seenAt: now })
      .onConflictDoUpdate({
        target: [seenDevices.userId, seenDevices.device],
        set: { seenAt: now },
      }),
  ])
  if (seen.length > 0 || !before) return
  await notify(env, [person.id], {
    kind: 'newSignIn',
    params: { browser, system, place },
    link: '/profile/security',
  })
}
