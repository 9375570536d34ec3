import { eq } from 'drizzle-orm'
import { invalidField } from '#contract/core/errors.ts'
import {
  type LeftMails,
  type NotificationChoice,
  type NotificationChoiceInput,
  NotificationKind,
  notificationKindSettings,
} from '#contract/core/notifications.ts'
import type { Call } from '../../../identity/call.ts'
import { directory } from '../../../identity/directory.ts'
import { requireIdentity } from '../../../identity/identity.ts'
import { type ChoiceValues, type Keeping, keptChoices } from '../../../identity/own-choices.ts'
import { users } from '../../../identity/tables.ts'
import { endDigests } from './delivery.ts'
import { readLeaveToken } from './leave-link.ts'
import { notificationChoices } from './tables.ts'

type Stored = { inApp: boolean | null; mail: boolean | null; push: boolean | null }

/** How a kind reaches somebody: as they chose, else as is usual for the kind. */
export function choiceOf(kind: NotificationKind, stored: Stored): NotificationChoice {
  const usual = notificationKindSettings[kind].mail
  return {
    kind,
    inApp: stored.inApp ?? true,
    mail: usual === 'always' || (stored.mail ?? usual),
    push: stored.push ?? usual !== false,
  }
}

/** The person's choices, one for each kind there is. */
export async function listChoices(call: Call): Promise<{ choices: NotificationChoice[] }> {
  const { user } = requireIdentity(call)
  const stored = await directory(call.env)
    .select()
    .from(notificationChoices)
    .where(eq(notificationChoices.userId, user.id))
  const byKind = new Map(stored.map((row) => [row.kind, row]))
  const none = { inApp: null, mail: null, push: null }
  return {
    choices: NotificationKind.options.map((kind) => choiceOf(kind, byKind.get(kind) ?? none)),
  }
}

/** Keeps choices, and what they replaced; a kind that is not named stays as it was. */
export async function choose(
  call: Call,
  choices: readonly NotificationChoiceInput[],
  keeping: Keeping = {},
) {
  const { user } = requireIdentity(call)
  const db = directory(call.env)
  const before = choiceValues((await listChoices(call)).choices)
  const kept = keptChoices(db, call, 'notices', {
    before,
    after: choiceValues(choices),
    ...keeping,
  })
  const [first, ...more] = choices.map(({ kind, inApp, mail, push }) =>
    db
      .insert(notificationChoices)
      .values({ userId: user.id, kind, inApp, mail, push: push ?? null })
      .onConflictDoUpdate({
        target: [notificationChoices.userId, notificationChoices.kind],
        set: { inApp, mail, ...(push !== undefined && { push }) },
      }),
  )
  if (first) await db.batch([first, ...more, ...kept])
  return listChoices(call)
}

/** Choices by kind and way; what is mailed whatever was chosen is no choice. */
export function choiceValues(choices: readonly Partial<NotificationChoice>[]): ChoiceValues {
  const values = choices.flatMap(({ kind, inApp, mail, push }) => {
    if (!kind) return []
    const isFixed = notificationKindSettings[kind].mail === 'always'
    const all = Object.entries({ inApp, ...(!isFixed && { mail }), push })
    return all.flatMap(([way, value]) => (value === undefined ? [] : [[`${way}.${kind}`, value]]))
  })
  return Object.fromEntries(values)
}

/**
 * Ends the mails of a kind, or gathered ones, by the link in one of them, without signing in; again changes nothing.
 * @throws AppError invalid for a link that is none of ours
 */
export async function leaveMail({ env }: Call, token: string): Promise<{ kind: LeftMails }> {
  const left = readLeaveToken(env, token)
  if (!left) throw invalidField('token', 'linkDead')
  const { userId, kind } = left
  const db = directory(env)
  const [person] = await db.select({ id: users.id }).from(users).where(eq(users.id, userId))
  if (person && kind === 'digest') await endDigests(db, userId)
  else if (person && kind !== 'digest') {
    await db
      .insert(notificationChoices)
      .values({ userId, kind, inApp: true, mail: false })
      .onConflictDoUpdate({
        target: [notificationChoices.userId, notificationChoices.kind],
        set: { mail: false },
      })
  }
  return { kind }
}
