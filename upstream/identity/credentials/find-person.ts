import { eq } from 'drizzle-orm'
import type { Env } from '../../core/env.ts'
import { directory } from '../directory.ts'
import { Person } from '../person.ts'
import { users } from '../tables.ts'

/** Somebody by id, as `enter` takes them; undefined when there is nobody. */
export async function findPerson(env: Env, id: string): Promise<Person | undefined> {
  const [row] = await directory(env).select().from(users).where(eq(users.id, id))
  return row && Person.parse(row)
}
