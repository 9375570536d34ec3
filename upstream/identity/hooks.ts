import type { Session } from '#contract/core/identity.ts'
import type { NotificationContent } from '#contract/core/notifications.ts'
import type { ScopedEntity } from '#contract/core/roles.ts'
import type { Env } from '../core/env.ts'
import { hooks } from '../core/hooks.ts'
import type { Call } from './call.ts'
import type { Person } from './person.ts'

declare module '../core/hooks.ts' {
  interface ModuleParts {
    /** What it does for the directory of people. */
    identityHooks: IdentityHooks
  }
}

/** Something that happened, for people to be notified of. */
export type Notice = NotificationContent & {
  /** A path of the web app where it can be seen. */
  link?: string
  /** The firm it is about; only who is still let in there sees the notice. */
  firmId?: string
  /** Whose the record is that it is about; only who reaches that is told, and sees the notice. */
  owner?: { entity: ScopedEntity; madeBy: string }
  /** Given again, nobody who was notified before is notified again. */
  id?: string
}

/**
 * What the parts above the directory of people do for it. Each has an `identity-hooks.ts` in its
 * folder and is found by that name, so that nothing here knows one.
 */
export type IdentityHooks = {
  /** Notifies people as each of them chose. */
  notify?: (env: Env, userIds: readonly string[], notice: Notice) => Promise<void>
  /** Does something once somebody has signed in; behind the answer. */
  onSignIn?: (call: Call, person: Pick<Person, 'id' | 'isDemo'>) => Promise<void>
  /** Removes a little of what has expired, at most `maxRows` of a table. */
  sweep?: (env: Env, now: number, maxRows: number) => Promise<unknown>
  /** Adds to what a session says of itself. */
  describeSession?: (call: Call) => Promise<Partial<Session>>
}

/** Notifies people of something that happened to their accounts or firms. */
export async function notify(env: Env, userIds: readonly string[], notice: Notice): Promise<void> {
  for (const one of hooks('identityHooks')) await one.notify?.(env, userIds, notice)
}

/** Lets the other parts do what they do after a sign-in. */
export async function afterSignIn(
  call: Call,
  person: Pick<Person, 'id' | 'isDemo'>,
): Promise<void> {
  for (const one of hooks('identityHooks')) await one.onSignIn?.(call, person)
}

/** Lets the other parts remove what has expired there. */
export async function sweepOthers(env: Env, now: number, maxRows: number): Promise<void> {
  for (const one of hooks('identityHooks')) await one.sweep?.(env, now, maxRows)
}

/** What the other parts add to a session. */
export async function describeSession(call: Call): Promise<Partial<Session>> {
  const parts = await Promise.all(hooks('identityHooks').map((one) => one.describeSession?.(call)))
  return Object.assign({}, ...parts)
}
