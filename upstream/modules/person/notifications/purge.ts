import { inArray, lt, sql } from 'drizzle-orm'
import type { directory } from '../../../identity/directory.ts'
import { notifications, seenDevices } from './tables.ts'

const keptMs = 180 * 86_400_000

/** Forgets up to `maxRows` notices, and devices, that are older than 180 days. */
export function forgetOldNotices(db: ReturnType<typeof directory>, now: number, maxRows: number) {
  const before = now - keptMs
  const oldNotices = db
    .select({ id: notifications.id })
    .from(notifications)
    .where(lt(notifications.createdAt, before))
    .limit(maxRows)
  const oldDevices = db
    .select({ rowid: sql`rowid` })
    .from(seenDevices)
    .where(lt(seenDevices.seenAt, before))
    .limit(maxRows)
  return [
    db.delete(notifications).where(inArray(notifications.id, oldNotices)),
    db.delete(seenDevices).where(inArray(sql`rowid`, oldDevices)),
  ] as const
}
