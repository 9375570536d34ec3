import { and, eq, gt } from 'drizzle-orm'
import type { z } from 'zod'
import { AppError, changedMeanwhile } from '#contract/core/errors.ts'
import type { JwtProfile, Profile, ProfileChange } from '#contract/person/profile.ts'
import { auditIfChanged } from '../audit.ts'
import type { Call } from '../call.ts'
import { authUserOf } from '../complete-sign-in.ts'
import { directory } from '../directory.ts'
import { requireIdentity } from '../identity.ts'
import { type Keeping, keptChoices } from '../own-choices.ts'
import { accounts, users } from '../tables.ts'
import { announceProfile } from './profile-changed.ts'
import { accountDeletions, emailChanges, profiles } from './tables.ts'

/** All that a person is shown about themselves. */
export async function getProfile(call: Call): Promise<Profile> {
  const { user } = requireIdentity(call)
  const db = directory(call.env)
  const ofUser = { userId: user.id, now: call.now }
  const [[row], [own], passwords, [change], [deletion]] = await db.batch([
    db.select().from(users).where(eq(users.id, user.id)),
    db.select().from(profiles).where(eq(profiles.id, user.id)),
    db.select({ id: accounts.id }).from(accounts).where(isPassword(user.id)),
    db.select().from(emailChanges).where(isOpen(emailChanges, ofUser)),
    db.select().from(accountDeletions).where(isOpen(accountDeletions, ofUser)),
  ])
  if (!row || !own) throw new AppError('unauthenticated', 'User not authenticated')
  const { email, isEmailVerified, kind, isDemo, photoKey, createdAt } = row
  return {
    email,
    isEmailVerified,
    kind,
    isDemo,
    photoKey,
    ...own,
    hasPassword: passwords.length > 0,
    emailChange: change
      ? {
          email: change.email,
          isOldConfirmed: change.oldConfirmedAt !== null,
          isNewConfirmed: change.newConfirmedAt !== null,
          expiresAt: new Date(change.expiresAt).toISOString(),
        }
      : null,
    deletionUntil: deletion ? new Date(deletion.expiresAt).toISOString() : null,
    createdAt: createdAt.toISOString(),
  }
}

function isPassword(userId: string) {
  return and(eq(accounts.userId, userId), eq(accounts.providerId, 'credential'))
}

function isOpen(
  table: typeof emailChanges | typeof accountDeletions,
  { userId, now }: { userId: string; now: number },
) {
  return and(eq(table.userId, userId), gt(table.expiresAt, now))
}

/**
 * Changes what a person says of themselves.
 * @throws AppError conflict with `{ current }` when it was changed since the given version
 */
export async function updateProfile(
  call: Call,
  { version, ...wanted }: ProfileChange,
  keeping: Keeping = {},
): Promise<Profile> {
  const { user } = requireIdentity(call)
  const db = directory(call.env)
  const given = Object.fromEntries(
    Object.entries(wanted).filter(([, value]) => value !== undefined),
  )
  const isAsExpected = and(eq(profiles.id, user.id), eq(profiles.version, version))
  const before = choicesOf(await getProfile(call))
  const after = { ...before, ...choicesOf({ ...before, ...given }) }
  const [written] = await db.batch([
    db
      .update(profiles)
      // Naming the id too makes a change of nothing at all a statement, so that the version is checked.
      .set({ id: user.id, ...given })
      .where(isAsExpected)
      .returning({ id: profiles.id }),
    ...keptChoices(db, call, 'profile', { before, after, ...keeping }, auditIfChanged),
  ])
  if (written.length > 0) announceProfile(call, user.id)
  const current = await getProfile(call)
  if (written.length === 0) {
    throw changedMeanwhile(current)
  }
  return current
}

/** What a person chose about how the product speaks to them; their name is no choice. */
export function choicesOf({
  language,
  theme,
  timeZone,
  lockAfterMinutes,
}: Pick<Profile, 'language' | 'theme' | 'timeZone' | 'lockAfterMinutes'>) {
  return { language, theme, timeZone, lockAfterMinutes }
}

/** The specification's profile update. @throws AppError forbidden for somebody else's id */
export async function saveJwtProfile(
  call: Call,
  { username: name, idx }: z.infer<typeof JwtProfile>,
) {
  const { user } = requireIdentity(call)
  if (idx !== user.id) throw new AppError('forbidden', 'Not your own profile')
  await directory(call.env).update(profiles).set({ name }).where(eq(profiles.id, user.id))
  announceProfile(call, user.id)
  const { response } = authUserOf({ ...user, name }, '')
  return { data: response, message: 'Your profile is saved.' }
}
