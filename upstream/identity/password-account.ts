import type { Env } from '../env.ts'
import { newId } from '../firm/ulid.ts'
import { authContext } from './auth.ts'
import { needsRehash, unmatchableHash } from './password-hash.ts'
import { Person } from './person.ts'

/** better-auth's name for the account that is a password. */
const providerId = 'credential'

type NewPerson = Pick<Person, 'name' | 'email'> & Partial<Pick<Person, 'kind' | 'language'>>

/**
 * Makes a person with a password, both or neither.
 * @returns false when the address is taken, which is found out by the same work
 */
export async function createPasswordPerson(
  env: Env,
  person: NewPerson,
  password: string,
): Promise<boolean> {
  const { internalAdapter, password: passwords } = await authContext(env)
  const hash = await passwords.hash(password)
  const id = newId()
  const user = { id, emailVerified: false, ...person }
  try {
    // Its only call that makes user and account in one transaction, whatever the provider.
    await internalAdapter.createOAuthUser(user, { providerId, accountId: id, password: hash })
    return true
  } catch (error) {
    if (await internalAdapter.findUserByEmail(person.email)) return false
    throw error
  }
}

/**
 * The person an address and a password belong to. An unknown address takes the same queries and
 * the same hashing as a wrong password.
 */
export async function findByPassword(
  env: Env,
  email: string,
  password: string,
): Promise<{ person: Person; isOutdated: boolean } | undefined> {
  const { internalAdapter, password: passwords } = await authContext(env)
  const known = await internalAdapter.findUserByEmail(email)
  const accounts = await internalAdapter.findAccounts(known?.user.id ?? newId())
  const kept = accounts.find((account) => account.providerId === providerId)?.password
  const hash = kept ?? unmatchableHash()
  const isRight = await passwords.verify({ hash, password })
  if (!isRight || !known || !kept) return undefined
  return { person: Person.parse(known.user), isOutdated: needsRehash(hash) }
}

/** Hashes a known password anew, at today's cost. */
export async function rehashPassword(env: Env, userId: string, password: string): Promise<void> {
  const { internalAdapter, password: passwords } = await authContext(env)
  await internalAdapter.updatePassword(userId, await passwords.hash(password))
}
