import { lt } from 'drizzle-orm'
import { wakePerson } from '../../../channel/channel.ts'
import type { Env } from '../../../core/env.ts'
import { directory } from '../../../identity/directory.ts'
import { waitingNotices } from './tables.ts'

const lateMs = 3_600_000
const maxPeople = 10

/** Wakes a few people's objects whose notices should have left an hour ago: after a restored backup. */
export async function wakeOverdue(env: Env, now: number): Promise<void> {
  const people = await directory(env)
    .selectDistinct({ userId: waitingNotices.userId })
    .from(waitingNotices)
    .where(lt(waitingNotices.dueAt, now - lateMs))
    .limit(maxPeople)
  for (const { userId } of people) await wakePerson(env, userId, now)
}
