import { and, eq, isNull } from 'drizzle-orm'
import type { Language } from '#contract/core/fields.ts'
import type { SocialProviderId } from '#contract/person/social.ts'
import { newId } from '../../firm/ulid.ts'
import type { Call } from '../call.ts'
import { directory } from '../directory.ts'
import { Person } from '../person.ts'
import { proveAddress } from '../prove-address.ts'
import { accounts, users } from '../tables.ts'

/** A provider's account that was shown, with the address the provider vouches for. */
export type Shown = { accountId: string; email: string; name: string }

/**
 * Gives an ordinary account whose address nobody has proven yet to whom a provider vouches for;
 * what was set up before ends, as in `proveAddress`.
 * @returns undefined when there is none, or its address is proven: then its owner links by hand
 */
export async function claimUnprovenAccount(
  call: Call,
  providerId: SocialProviderId,
  { accountId, email }: Shown,
  language?: Language,
): Promise<Person | undefined> {
  const db = directory(call.env)
  const isFree = [eq(users.isEmailVerified, false), eq(users.kind, 'user'), eq(users.isDemo, false)]
  const [held] = await db
    .select()
    .from(users)
    .where(and(eq(users.email, email), isNull(users.suspendedAt), ...isFree))
  if (!held || !(await proveAddress(call, held.id, language))) return undefined
  const at = new Date(call.now)
  const account = { id: newId(), userId: held.id, providerId, accountId }
  await db.insert(accounts).values({ ...account, createdAt: at, updatedAt: at })
  const { credentialsVersion: _earlier, ...person } = held
  return Person.parse(language ? { ...person, language } : person)
}
