import { and, eq } from 'drizzle-orm'
import { newId } from '../../firm/ulid.ts'
import type { Call } from '../call.ts'
import { directory } from '../directory.ts'
import { Person } from '../person.ts'
import { users } from '../tables.ts'
import { findTokenOwner, spendCode, spendToken } from './mailed-tokens.ts'

/**
 * The person an address and a mailed link's token or code belong to. It is used up only when the
 * person is of the kind that may enter here, so that the right sign-in page still takes it.
 */
export async function findByMailedToken(
  call: Call,
  email: string,
  token: string,
  mayEnter: (person: Person) => boolean,
): Promise<Person | undefined> {
  const [row] = await directory(call.env)
    .select()
    .from(users)
    .where(and(eq(users.email, email), eq(users.isDemo, false)))
  const person = row && Person.parse(row)
  if (/^\s*\d{3}\s?\d{3}\s*$/.test(token)) {
    // Nobody is looked for in place of who may not enter: the same queries, so the same time.
    const id = person && mayEnter(person) ? person.id : newId()
    return (await spendCode(call, 'login', id, token)) ? person : undefined
  }
  const id = person?.id ?? newId()
  if ((await findTokenOwner(call, 'login', token)) !== id || !person) return undefined
  if (!mayEnter(person)) return person
  return (await spendToken(call, 'login', token)) === id ? person : undefined
}
