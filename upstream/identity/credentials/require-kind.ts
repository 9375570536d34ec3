import type { UserKind } from '#contract/core/identity.ts'
import { LoginRefused } from '../login-refused.ts'
import type { Person } from '../person.ts'
import { signInPaths } from '../sign-in-paths.ts'

/**
 * Lets a person on if the sign-in page they came to is that of their kind. Only the ordinary sign-in page shows the
 * right one.
 * @throws LoginRefused
 */
export function requireKind(person: Person | undefined, signInKind: UserKind): Person {
  if (!person) throw new LoginRefused()
  if (person.kind === signInKind) return person
  throw new LoginRefused(signInKind === 'user' ? signInPaths[person.kind] : undefined)
}
