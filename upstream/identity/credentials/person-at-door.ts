import type { UserKind } from '#contract/identity.ts'
import { doorPaths } from '../door-paths.ts'
import { LoginRefused } from '../login-refused.ts'
import type { Person } from '../person.ts'

/**
 * Lets a person on if the door they came to is that of their kind. Only the ordinary door shows the
 * right one.
 * @throws LoginRefused
 */
export function requireDoor(person: Person | undefined, door: UserKind): Person {
  if (!person) throw new LoginRefused()
  if (person.kind === door) return person
  throw new LoginRefused(door === 'user' ? doorPaths[person.kind] : undefined)
}
