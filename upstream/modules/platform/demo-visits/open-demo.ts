import type { DemoLoginInput } from '#contract/core/demo.ts'
import { AppError } from '#contract/core/errors.ts'
import { callFirmInside } from '../../../core/firm-call.ts'
import { newId } from '../../../firm/ulid.ts'
import { countAttempt, openingLimit, requireAllowed } from '../../../identity/attempts.ts'
import type { Call } from '../../../identity/call.ts'
import { completeSignIn } from '../../../identity/complete-sign-in.ts'
import { directory } from '../../../identity/directory.ts'
import { enterFirm, FirmCard } from '../../../identity/firms.ts'
import { LoginRefused } from '../../../identity/login-refused.ts'
import { users } from '../../../identity/tables.ts'
import { isSameSecret } from '../../../identity/token.ts'
import { giveUseBack, spendLink } from './links.ts'
import { demoVisits } from './tables.ts'

const lifetimeMs = 24 * 3_600_000

/**
 * Opens a demo: a fresh person with a firm full of examples, both gone after 24 hours. The token is
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
  const endsAt = now + lifetimeMs
  const language = link?.language ?? input.language ?? 'en'
  const user = { ...visitor(link?.name), language, expiresAt: endsAt, createdAt: new Date(now) }
  const [firmId, sisterId] = [newId(), newId()]
  const [card, sister] = await Promise.all([
    seed(call, 'seed-demo', firmId, user, endsAt),
    // The demo is as good without it.
    seed(call, 'seed-demo-sister', sisterId, user, endsAt).catch(() => undefined),
  ])
  if (!card) throw new AppError('unavailable', 'The demo could not be made')
  const visit = { linkId: link?.id ?? null, refusedAt: input.isTracked === false ? now : null }
  await db.batch([
    db.insert(users).values({ ...user, updatedAt: user.createdAt }),
    ...(sister ? enterFirm(db, sisterId, user.id, sister, now) : []),
    ...enterFirm(db, firmId, user.id, card, now),
    db
      .insert(demoVisits)
      .values({ userId: user.id, ...visit, language, place, startedAt: now, endsAt }),
  ])
  if (sister) call.defer(join(call, user, firmId, sisterId))
  return completeSignIn(call, user, 'demo')
}

/** Says in the first firm that a customer is the second one; without it the demo is as good. */
async function join(call: Call, user: Visitor, firmId: string, otherFirmId: string): Promise<void> {
  const input = { otherFirmId }
  await callFirmInside(call.env, firmId, ownerOf(call, user), { name: 'join-demo', input })
}

function visitor(name = 'Demo') {
  const id = newId()
  return {
    id,
    name,
    email: `${id.toLowerCase()}@demo.invalid`,
    kind: 'demo',
    isDemo: true,
  } as const
}

type Visitor = ReturnType<typeof visitor> & { language: NonNullable<Link>['language'] }

/** Undefined where it did not work. */
async function seed(
  call: Call,
  name: 'seed-demo' | 'seed-demo-sister',
  firmId: string,
  user: Visitor,
  endsAt: number,
): Promise<FirmCard | undefined> {
  const input = { language: user.language, endsAt: new Date(endsAt).toISOString() }
  const made = await callFirmInside(call.env, firmId, ownerOf(call, user), { name, input })
  const card = FirmCard.safeParse(made.ok ? await made.json() : undefined)
  return card.data
}

function ownerOf({ requestId }: Call, { id: userId, language }: Visitor) {
  // The same for everybody: the story of a demo is copied from one to the next.
  return { userId, userName: 'Demo', role: 'owner', language, isDemo: true, requestId } as const
}
