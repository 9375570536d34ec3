import { inArray, sql } from 'drizzle-orm'
import type { Env } from '../core/env.ts'
import { directory, ensureDirectory } from './directory.ts'
import { firms, users } from './tables.ts'

/** As many as one value of a query may hold. */
const idsAtOnce = 10_000

/** Which of some ids are those of people or firms here. */
export async function findKnownIds(env: Env, ids: readonly string[]): Promise<string[]> {
  await ensureDirectory(env)
  const db = directory(env)
  const known: string[] = []
  for (let at = 0; at < ids.length; at += idsAtOnce) {
    const some = sql`(select value from json_each(${JSON.stringify(ids.slice(at, at + idsAtOnce))}))`
    const [people, ofFirms] = await db.batch([
      db.select({ id: users.id }).from(users).where(inArray(users.id, some)),
      db.select({ id: firms.id }).from(firms).where(inArray(firms.id, some)),
    ])
    known.push(...people.map(({ id }) => id), ...ofFirms.map(({ id }) => id))
  }
  return known
}
