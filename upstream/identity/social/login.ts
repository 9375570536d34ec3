import { eq } from 'drizzle-orm'
import { AppError } from '#contract/errors.ts'
import type { SocialReturn } from '#contract/social.ts'
import type { Call } from '../call.ts'
import { openFlow } from '../credentials/flow.ts'
import { requireFew } from '../credentials/limits.ts'
import { notify } from '../credentials/notices.ts'
import { requireLiveSession, requireOwner } from '../credentials/own-proof.ts'
import { personAtDoor } from '../credentials/person-at-door.ts'
import { directory } from '../directory.ts'
import { doorPaths } from '../door-paths.ts'
import { enter } from '../enter.ts'
import { LoginRefused } from '../login-refused.ts'
import { confirmOwnAddress } from '../prove-address.ts'
import { writeAboutAccount } from '../registration.ts'
import { users } from '../tables.ts'
import { endAtProvider } from './outcomes.ts'
import { refusalWords } from './refusal-words.ts'
import { findProvider } from './settings.ts'
import { takeUpUnproven } from './take-up.ts'

/**
 * Ends a sign-in that began at a door, by what the provider sent the browser back with.
 * @throws LoginRefused with the door, AppError rate_limited, unavailable
 */
export async function login(call: Call, input: SocialReturn) {
  await requireFew(call, 'social login', call.address, 100)
  const { cookies, social, kind = 'user' } = await openFlow(call.env, input.flow)
  const door = doorPaths[kind]
  if (social?.provider !== input.provider || social.linksTo) {
    throw new LoginRefused(door, refusalWords('state_mismatch'))
  }
  const ended = await endAtProvider({ ...call, identity: undefined }, input, cookies)
  if (ended.refusal === 'account_not_linked' && kind === 'user' && ended.shown) {
    const owner = await takeUpUnproven(call, input.provider, ended.shown)
    if (owner) return enter(call, owner, 'social')
  }
  if (ended.refusal !== undefined) throw new LoginRefused(door, refusalWords(ended.refusal))
  const person = await personAtDoor(call.env, ended.enteredId, kind)
  if (!ended.isNew) return enter(call, person, 'social')
  const { language = person.language, planId = null } = input
  const chosen = directory(call.env)
    .update(users)
    .set({ language, planId })
    .where(eq(users.id, person.id))
  const { name, email } = person
  call.defer(writeAboutAccount(call, 'welcomed', { name, email, language }, '/firms/new'))
  return enter(call, { ...person, language }, 'social', [chosen])
}

/**
 * Links the provider's account to the caller's, if it is the caller who began.
 * @throws AppError conflict with the reason, unavailable
 */
export async function link(call: Call, input: SocialReturn): Promise<{ message: string }> {
  const { user } = requireOwner(call)
  await requireLiveSession(call)
  await requireFew(call, 'social link', user.id, 20)
  const { cookies, social } = await openFlow(call.env, input.flow)
  if (social?.provider !== input.provider || social.linksTo !== user.id) {
    throw new AppError('conflict', refusalWords('state_mismatch'))
  }
  const ended = await endAtProvider(call, input, cookies)
  if (ended.refusal !== undefined) throw new AppError('conflict', refusalWords(ended.refusal))
  if (ended.shown?.email === user.email) await confirmOwnAddress(call, user.id)
  const name = findProvider(call.env, input.provider)?.name ?? input.provider
  call.defer(notify(call.env, user.id, 'accountLinked', name))
  return { message: 'The account is linked.' }
}
