import type { UserKind } from '#contract/identity.ts'
import type { Env } from '../../env.ts'
import { doorPaths } from '../door-paths.ts'
import { LoginRefused } from '../login-refused.ts'
import type { Person } from '../person.ts'
import { findPerson } from './find-person.ts'

/**
 * The person better-auth declared signed in, if the door they came to is that of their kind. Only
 * the ordinary door shows the right one.
 * @throws LoginRefused
 */
export async function personAtDoor(
  env: Env,
  enteredId: string | undefined,
  door: UserKind,
): Promise<Person> {
  const person = enteredId === undefined ? undefined : await findPerson(env, enteredId)
  if (!person) throw new LoginRefused()
  if (person.kind === door) return person
  throw new LoginRefused(door === 'user' ? doorPaths[person.kind] : undefined)
}
