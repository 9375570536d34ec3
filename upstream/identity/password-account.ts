import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { newId } from '../firm/ulid.ts'
import type { Call } from './call.ts'
import { directory } from './directory.ts'
import { type Caller, inHashingTurn } from './hashing-turns.ts'
import { hashPassword, needsRehash, unmatchableHash, verifyPassword } from './password-hash.ts'
import { Person } from './person.ts'
import { accounts, users } from './tables.ts'

/** The provider of an account that is a password. */
const providerId = 'credential'

type NewPerson = Pick<Person, 'name' | 'email'> &
  Partial<Pick<Person, 'kind' | 'language'>> & { isEmailVerified?: boolean }

/**
 * Makes a person with a password, both or neither.
 * @returns false when the address is taken, which is found out by the same work
 * @throws AppError rate_limited when too many hash at once
 */
export async function createPasswordPerson(
  caller: Caller,
  person: NewPerson,
  password: string,
): Promise<boolean> {
  const db = directory(caller.env)
  const passwordHash = await inHashingTurn(caller, () => hashPassword(password))
  const [id, at] = [newId(), new Date()]
  const account = { id: newId(), userId: id, providerId, accountId: id, passwordHash }
  try {
    await db.batch([
      db.insert(users).values({ id, ...person, createdAt: at, updatedAt: at }),
      db.insert(accounts).values({ ...account, createdAt: at, updatedAt: at }),
    ])
    return true
  } catch (error) {
    const isSame = eq(users.email, person.email)
    const [owner] = await db.select({ id: users.id }).from(users).where(isSame)
    if (owner) return false
    throw error
  }
}

/**
 * The person an address and a password belong to. An unknown address takes the same query and
 * the same hashing as a wrong password.
 * @throws AppError rate_limited when too many hash at once
 */
export async function findByPassword(
  caller: Caller,
  email: string,
  password: string,
): Promise<{ person: Person; hash: string } | undefined> {
  const [known] = await directory(caller.env)
    .select({ user: users, hash: accounts.passwordHash })
    .from(users)
    .leftJoin(accounts, isPasswordOf(users.id))
    .where(eq(users.email, email))
  const hash = known?.hash ?? unmatchableHash()
  const isRight = await inHashingTurn(caller, () => verifyPassword(password, hash))
  if (!isRight || !known?.hash) return undefined
  return { person: Person.parse(known.user), hash }
}

/** Whether somebody signs in with a password, or only by mail or by others' accounts. */
export async function hasPassword({ env }: Pick<Call, 'env'>, userId: string): Promise<boolean> {
  const [account] = await directory(env)
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(isPasswordOf(userId), isNotNull(accounts.passwordHash)))
  return account !== undefined
}

/**
 * Gives a person another password, or a first one. Sign-ins that are under way with the old one
 * come to nothing.
 * @param sessionId of whoever changes their own: once it has ended, nothing is written
 * @throws AppError rate_limited when too many hash at once
 */
export async function writePassword(
  caller: Caller,
  userId: string,
  password: string,
  sessionId?: string,
): Promise<void> {
  const db = directory(caller.env)
  const passwordHash = await inHashingTurn(caller, () => hashPassword(password))
  const now = Date.now()
  const mayWrite =
    sessionId === undefined
      ? sql`true`
      : sql`exists (select 1 from sessions where id = ${sessionId})`
  await db.batch([
    db
      .insert(accounts)
      .select(
        sql`select ${newId()}, ${userId}, ${providerId}, ${userId}, ${passwordHash}, ${now}, ${now}
          where ${mayWrite}`,
      )
      .onConflictDoUpdate({
        target: [accounts.providerId, accounts.accountId],
        set: { passwordHash, updatedAt: new Date(now) },
      }),
    db
      .update(users)
      .set({ credentialsVersion: sql`${users.credentialsVersion} + 1` })
      .where(eq(users.id, userId)),
  ])
}

/** Hashes a known password anew at today's cost, where it was hashed at a lower one. */
export async function rehashPassword(
  caller: Caller,
  userId: string,
  { password, hash }: { password: string; hash: string },
): Promise<void> {
  if (!needsRehash(hash)) return
  const passwordHash = await inHashingTurn(caller, () => hashPassword(password))
  await directory(caller.env)
    .update(accounts)
    .set({ passwordHash, updatedAt: new Date() })
    .where(and(isPasswordOf(userId), eq(accounts.passwordHash, hash)))
}

function isPasswordOf(userId: string | typeof users.id) {
  return and(eq(accounts.userId, userId), eq(accounts.providerId, providerId))
}
