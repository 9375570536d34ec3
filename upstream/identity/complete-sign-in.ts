import { eq, getTableColumns, sql } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import { keyedMessage } from '#contract/core/account-messages.ts'
import type { AuthUser, SignInMethod } from '#contract/core/identity.ts'
import type { Call } from './call.ts'
import { sweepDirectory } from './cleanup.ts'
import { challenge } from './credentials/challenge.ts'
import { directory } from './directory.ts'
import { afterSignIn } from './hooks.ts'
import { LoginRefused } from './login-refused.ts'
import type { Person } from './person.ts'
import { openSession } from './sessions.ts'
import { sessions, users } from './tables.ts'

/**
 * The one way into a session, for whoever has shown who they are, whatever the method.
 * @param also what is written with the session, all or none
 * @param shown `both` where the second factor was shown too; a passkey is two in one
 * @throws LoginRefused for somebody who is suspended, for what ended meanwhile, and towards the
 *   second factor
 */
export async function completeSignIn(
  call: Call,
  person: Person,
  method: SignInMethod,
  also: readonly BatchItem<'sqlite'>[] = [],
  shown: 'one' | 'both' = method === 'passkey' ? 'both' : 'one',
) {
  const { env, now } = call
  const db = directory(env)
  const [state] = await db
    .select({
      suspendedAt: users.suspendedAt,
      hasSecondFactor: users.hasSecondFactor,
      version: users.credentialsVersion,
    })
    .from(users)
    .where(eq(users.id, person.id))
  if (!state || state.suspendedAt !== null) throw new LoginRefused()
  const isHalf = state.hasSecondFactor && shown === 'one'
  const passed = isHalf ? await challenge(call, person, method) : { device: undefined }
  if ('refusal' in passed) {
    const [first, ...others] = also
    if (first) await db.batch([first, ...others])
    throw passed.refusal
  }
  const { token, row } = openSession(person.id, call, method)
  const version = person.credentialsVersion ?? state.version
  const [opened] = await db.batch([
    insertSession(db, row, version),
    db.update(users).set({ lastSeenAt: now }).where(eq(users.id, person.id)),
    ...also,
  ])
  if (opened.length === 0) throw new LoginRefused()
  call.defer(sweepDirectory(env, now))
  call.defer(afterSignIn(call, person))
  const { device } = passed
  return { data: authUserOf(person, token), ...keyedMessage('signedIn'), device }
}

/** A session, unless what the person showed ended while they were signing in. */
function insertSession(
  db: ReturnType<typeof directory>,
  row: typeof sessions.$inferInsert,
  version: number,
) {
  const isCurrent = sql`exists (select 1 from users
    where id = ${row.userId} and credentials_version = ${version})`
  const values = Object.keys(getTableColumns(sessions)).map(
    (key) => sql`${new Map<string, unknown>(Object.entries(row)).get(key) ?? null}`,
  )
  return db
    .insert(sessions)
    .select(sql`select ${sql.join(values, sql`, `)} where ${isCurrent}`)
    .returning({ id: sessions.id })
}

/** The signed-in user of the specification. */
export function authUserOf(person: Person, token: string): AuthUser {
  const { id, name, email, kind, isDemo, language } = person
  return { token, response: { _id: id, name, email, role: kind, isDemo, language } }
}
