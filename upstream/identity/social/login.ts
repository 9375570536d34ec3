import { and, eq } from 'drizzle-orm'
import { keyedMessage } from '#contract/core/account-messages.ts'
import type { SocialReturn } from '#contract/person/social.ts'
import { newId } from '../../firm/ulid.ts'
import type { Call } from '../call.ts'
import { completeSignIn } from '../complete-sign-in.ts'
import { openFlow, socialFlow } from '../credentials/flow.ts'
import { requireFew } from '../credentials/limits.ts'
import { notify } from '../credentials/notices.ts'
import { requireLiveSession, requireOwner } from '../credentials/own-proof.ts'
import { requireKind } from '../credentials/require-kind.ts'
import { directory } from '../directory.ts'
import { LoginRefused } from '../login-refused.ts'
import { Person } from '../person.ts'
import { confirmOwnAddress } from '../prove-address.ts'
import { writeAboutAccount } from '../registration.ts'
import { signInPaths } from '../sign-in-paths.ts'
import { accounts, users } from '../tables.ts'
import { askProfile } from './ask-profile.ts'
import { claimUnprovenAccount, type Shown } from './claim-unproven.ts'
import { accountError, type Refusal, refusalMessages } from './refusals.ts'
import { findProvider } from './settings.ts'

/**
 * Ends a sign-in that began at a sign-in page, by what the provider sent the browser back with.
 * @throws LoginRefused with the sign-in page, AppError rate_limited, unavailable
 */
export async function login(call: Call, input: SocialReturn) {
  await requireFew(call, 'social login', call.address, 100)
  const flow = await openFlow(call, socialFlow, input.flow)
  const signInKind = flow?.begun.kind ?? 'user'
  const refuse = (refusal: Refusal) =>
    new LoginRefused(signInPaths[signInKind], refusalMessages[refusal])
  if (flow?.begun.provider !== input.provider || flow.begun.linksTo) throw refuse('stateMismatch')
  const asked = await askProfile(call, input, flow)
  if (asked.refusal !== undefined) throw refuse(asked.refusal)
  const { shown } = asked
  const known = await findPerson(call, input.provider, shown.accountId)
  if (known) return completeSignIn(call, requireKind(known, signInKind), 'social')
  if (signInKind !== 'user') throw refuse((await isTaken(call, shown)) ? 'notLinked' : 'unknown')
  const made = await createPerson(call, input, shown)
  if (made) return completeSignIn(call, made, 'social')
  const owner = await claimUnprovenAccount(call, input.provider, shown, input.language)
  if (!owner) throw refuse('notLinked')
  return completeSignIn(call, owner, 'social')
}

/**
 * Links the provider's account to the caller's, if it is the caller who began.
 * @throws AppError conflict with the reason, unavailable
 */
export async function link(call: Call, input: SocialReturn): Promise<{ message: string }> {
  const { user } = requireOwner(call)
  await requireLiveSession(call)
  await requireFew(call, 'social link', user.id, 20)
  const flow = await openFlow(call, socialFlow, input.flow)
  const refuse = (refusal: Refusal) => accountError('conflict', refusalMessages[refusal])
  const isOwn = flow?.begun.provider === input.provider && flow.begun.linksTo === user.id
  if (!isOwn) throw refuse('stateMismatch')
  const asked = await askProfile(call, input, flow)
  if (asked.refusal !== undefined) throw refuse(asked.refusal)
  const { accountId, email } = asked.shown
  const row = accountRow(call, user.id, { provider: input.provider, accountId })
  await directory(call.env).insert(accounts).values(row).onConflictDoNothing()
  const owner = await findPerson(call, input.provider, accountId)
  if (owner?.id !== user.id) throw refuse('linkedToOther')
  if (email === user.email) await confirmOwnAddress(call, user.id)
  const name = findProvider(call.env, input.provider)?.name ?? input.provider
  call.defer(notify(call.env, user.id, 'accountLinked', name))
  return keyedMessage('linked')
}

/** Whom a provider's account signs in. */
async function findPerson({ env }: Call, provider: string, accountId: string) {
  const [row] = await directory(env)
    .select({ user: users })
    .from(accounts)
    .innerJoin(users, eq(users.id, accounts.userId))
    .where(and(eq(accounts.providerId, provider), eq(accounts.accountId, accountId)))
  return row && Person.parse(row.user)
}

async function isTaken({ env }: Call, { email }: Shown): Promise<boolean> {
  return (await directory(env).$count(users, eq(users.email, email))) > 0
}

/** Makes a person with the account, both or neither. @returns undefined when the address is taken */
async function createPerson(
  call: Call,
  { provider, language = 'en', planId }: SocialReturn,
  { accountId, email, name }: Shown,
): Promise<Person | undefined> {
  const db = directory(call.env)
  const at = new Date(call.now)
  const person = {
    id: newId(),
    name,
    email,
    language,
    isEmailVerified: true,
    planId: planId ?? null,
  }
  try {
    await db.batch([
      db.insert(users).values({ ...person, createdAt: at, updatedAt: at }),
      db.insert(accounts).values(accountRow(call, person.id, { provider, accountId })),
    ])
  } catch (error) {
    if (await isTaken(call, { accountId, email, name })) return undefined
    throw error
  }
  call.defer(writeAboutAccount(call, 'welcomed', { name, email, language }, '/firms/new'))
  return { ...person, kind: 'user', isDemo: false }
}

function accountRow(
  { now }: Call,
  userId: string,
  { provider, accountId }: { provider: string; accountId: string },
) {
  const at = new Date(now)
  return { id: newId(), userId, providerId: provider, accountId, createdAt: at, updatedAt: at }
}
