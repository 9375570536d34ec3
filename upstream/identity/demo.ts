import { AppError } from '#contract/errors.ts'
import type { DemoLoginInput } from '#contract/identity.ts'
import { newId } from '../firm/ulid.ts'
import { callFirmInside } from '../firm-call.ts'
import { countAttempt, openingLimit, requireAllowed } from './attempts.ts'
import type { Call } from './call.ts'
import { sweepDirectory } from './cleanup.ts'
import { directory } from './directory.ts'
import { enterFirm, FirmCard } from './firms.ts'
import { openSession } from './sessions.ts'
import { authUserOf, LoginRefused } from './sign-in.ts'
import { sessions, users } from './tables.ts'
import { isSameSecret } from './token.ts'

const lifetimeMs = 24 * 3_600_000

/**
 * Opens a demo: a fresh person with a firm full of examples, both gone after 24 hours.
 * @throws LoginRefused for a wrong token, AppError rate_limited, unavailable
 */
export async function openDemo(call: Call, { token, language = 'en' }: DemoLoginInput) {
  const { env, now, address, requestId } = call
  const db = directory(env)
  requireAllowed(await countAttempt(db, openingLimit('demo', address), now), now)
  if (!env.DEMO_TOKEN || !isSameSecret(token, env.DEMO_TOKEN)) throw new LoginRefused()

  const userId = newId()
  const firmId = newId()
  const user: typeof users.$inferSelect = {
    id: userId,
    name: 'Demo',
    email: `${userId.toLowerCase()}@demo.invalid`,
    isEmailVerified: false,
    kind: 'demo',
    isDemo: true,
    language,
    theme: 'system',
    currentFirmId: null,
    createdAt: new Date(now),
    updatedAt: new Date(now),
    expiresAt: now + lifetimeMs,
  }
  const actor = {
    userId,
    userName: user.name,
    role: 'owner',
    language,
    isDemo: true,
    requestId,
  } as const
  const seed = await callFirmInside(env, firmId, actor, {
    name: 'seed-demo',
    input: { language, expiresAt: new Date(now + lifetimeMs).toISOString() },
  })
  const card = FirmCard.safeParse(seed.ok ? await seed.json() : undefined)
  if (!card.success) throw new AppError('unavailable', 'The demo could not be made')

  const session = openSession(userId, now, lifetimeMs)
  await db.batch([
    db.insert(users).values(user),
    ...enterFirm(db, firmId, userId, card.data, now),
    db.insert(sessions).values(session.row),
  ])
  call.defer(sweepDirectory(env, now))
  return { data: authUserOf(user, session.token), message: 'You are signed in.' }
}
