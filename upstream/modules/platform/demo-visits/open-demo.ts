import { eq } from 'drizzle-orm'
import type { DemoLoginInput } from '#contract/core/demo.ts'
import { AppError } from '#contract/core/errors.ts'
import { callFirmInside } from '../../../core/firm-call.ts'
import { countAttempt, openingLimit, requireAllowed } from '../../../identity/attempts.ts'
import type { Call } from '../../../identity/call.ts'
import { completeSignIn } from '../../../identity/complete-sign-in.ts'
import { directory } from '../../../identity/directory.ts'
import { LoginRefused } from '../../../identity/login-refused.ts'
import { users } from '../../../identity/tables.ts'
import { isSameSecret } from '../../../identity/token.ts'
import { giveUseBack, spendLink } from './links.ts'
import { lifetimeMs, makeDemo, takePrepared } from './prepare.ts'
import { demoVisits } from './tables.ts'

/**
 * Opens a demo: a fresh person with firms full of examples, all gone after 24 hours. One was prepared
 * for whoever comes, where somebody was here before in that language; else it is made now. The token is
 * the public one, or that of a prospect's link, whose language then counts.
 * @throws LoginRefused for a wrong token or a spent link, AppError rate_limited, unavailable
 */
export async function openDemo(call: Call, input: DemoLoginInput) {
  const { env, now, address } = call
  requireAllowed(await countAttempt(directory(env), openingLimit('demo', address), now), now)
  const isPublic = env.DEMO_TOKEN !== undefined && isSameSecret(input.token, env.DEMO_TOKEN)
  const link = isPublic ? undefined : await spendLink(call, input.token)
  if (!isPublic && !link) throw new LoginRefused()
  try {
    return await open(call, input, link)
  } catch (error) {
    if (link) call.defer(giveUseBack(env, link.id))
    throw error
  }
}

type Link = Awaited<ReturnType<typeof spendLink>>

async function open(call: Call, input: DemoLoginInput, link: Link) {
  const { env, now, place } = call
  const db = directory(env)
  const language = link?.language ?? input.language ?? 'en'
  const id = (await takePrepared(call, language, now)) ?? (await makeDemo(call, language, now))
  const endsAt = now + lifetimeMs
  const visit = { linkId: link?.id ?? null, refusedAt: input.isTracked === false ? now : null }
  const at = new Date(now)
  const opened = { expiresAt: endsAt, createdAt: at, updatedAt: at }
  const [[user]] = await db.batch([
    db
      .update(users)
      .set({ ...opened, ...(link && { name: link.name }) })
      .where(eq(users.id, id))
      .returning(),
    db.insert(demoVisits).values({ userId: id, ...visit, language, place, startedAt: now, endsAt }),
  ])
  if (!user) throw new AppError('unavailable', 'The demo could not be created')
  call.defer(begin(call, user, endsAt))
  return completeSignIn(call, user, 'demo')
}

/** Tells the firm that the demo has begun; without it the directory says so when its alarm rings. */
async function begin(
  { env, requestId }: Call,
  { id, currentFirmId, language }: typeof users.$inferSelect,
  endsAt: number,
): Promise<void> {
  if (currentFirmId === null) return
  const actor = { userId: id, userName: 'Demo', role: 'owner', language, isDemo: true, requestId }
  const input = { language, endsAt: new Date(endsAt).toISOString() }
  await callFirmInside(env, currentFirmId, actor, { name: 'begin-demo', input })
}
