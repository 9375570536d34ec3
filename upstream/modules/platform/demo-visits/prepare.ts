import { and, eq, gt, inArray } from 'drizzle-orm'
import { z } from 'zod'
import { AppError } from '#contract/core/errors.ts'
import { Instant, Language } from '#contract/core/fields.ts'
import type { Env } from '../../../core/env.ts'
import { callFirmInside } from '../../../core/firm-call.ts'
import type { InternalCalls } from '../../../firm/internal.ts'
import { newId } from '../../../firm/ulid.ts'
import { directory } from '../../../identity/directory.ts'
import { enterFirm, FirmCard } from '../../../identity/firms.ts'
import { users } from '../../../identity/tables.ts'
import { type JobKinds, jobWithEffect, schedule } from '../../firm/jobs/index.ts'
import { preparedDemos } from './tables.ts'

/** A demo's whole story is played, which takes a minute on a busy machine. */
const fillingMs = 300_000

/** How long a demo lasts once it is opened, and how long one is kept for somebody to open it. */
export const lifetimeMs = 24 * 3_600_000
/** Who opens a demo last has what is left of it until the directory knows its new end. */
const marginMs = 10 * 60_000
/** The next one is made when the first pages of whoever opened one are there. */
const nextAfterMs = 20_000
const prepareJob = 'demo-visits.prepare'

type Means = { env: Env; requestId: string; defer?: (work: Promise<unknown>) => void }

/**
 * Makes a demo: its person in the directory, and two firms full of examples that are theirs. Where
 * somebody waits for it, what can be done behind the answer is deferred.
 * @returns the person's id
 * @throws AppError unavailable
 */
export async function makeDemo(
  { env, requestId, defer }: Means,
  language: Language,
  now: number,
): Promise<string> {
  const id = newId()
  const endsAt = now + lifetimeMs
  const actor = {
    // The same for everybody: the story of a demo is copied from one to the next.
    ...({ userId: id, userName: 'Demo', role: 'owner', language, isDemo: true } as const),
    requestId,
  }
  const fill = async (name: 'seed-demo' | 'seed-demo-sister', firmId: string) => {
    const input = { language, endsAt: new Date(endsAt).toISOString() }
    const made = await callFirmInside(env, firmId, actor, { name, input, longest: fillingMs })
    return FirmCard.safeParse(made.ok ? await made.json() : undefined).data
  }
  const [firmId, sisterId] = [newId(), newId()]
  const [card, sister] = await Promise.all([
    fill('seed-demo', firmId),
    // The demo is as good without it.
    fill('seed-demo-sister', sisterId).catch(() => undefined),
  ])
  if (!card) throw new AppError('unavailable', 'The demo could not be created')
  const db = directory(env)
  const at = new Date(now)
  const email = `${id.toLowerCase()}@demo.invalid`
  const person = { id, name: 'Demo', email, kind: 'demo', isDemo: true, language } as const
  await db.batch([
    db.insert(users).values({ ...person, expiresAt: endsAt, createdAt: at, updatedAt: at }),
    ...(sister ? enterFirm(db, sisterId, id, sister, now) : []),
    ...enterFirm(db, firmId, id, card, now),
  ])
  if (sister) {
    // Says in the first firm that a customer is the second one; without it the demo is as good.
    const join = { name: 'join-demo', input: { otherFirmId: sisterId } } as const
    const joined = callFirmInside(env, firmId, actor, join).catch(() => undefined)
    if (defer) defer(joined)
    else await joined
  }
  return id
}

/** Takes a demo that was prepared, if there is one: nobody else is given the same. */
export async function takePrepared(
  { env }: Pick<Means, 'env'>,
  language: Language,
  now: number,
): Promise<string | undefined> {
  const db = directory(env)
  const [taken] = await db
    .delete(preparedDemos)
    .where(inArray(preparedDemos.userId, preparedIn(env, language, now).limit(1)))
    .returning()
  return taken?.userId
}

function preparedIn(env: Env, language: Language, now: number) {
  return directory(env)
    .select({ id: preparedDemos.userId })
    .from(preparedDemos)
    .innerJoin(users, eq(users.id, preparedDemos.userId))
    .where(and(eq(preparedDemos.language, language), gt(users.expiresAt, now + marginMs)))
}

/** Makes a demo for the next one who opens one in a language, unless there is one. */
async function prepareNext(env: Env, language: Language, now: number): Promise<void> {
  const [known] = await preparedIn(env, language, now).limit(1)
  if (known) return
  const userId = await makeDemo({ env, requestId: newId() }, language, now)
  await directory(env).insert(preparedDemos).values({ userId, language })
}

const Prepare = z.object({ language: Language })

export const jobs: JobKinds = {
  [prepareJob]: jobWithEffect(
    Prepare,
    async ({ env, firm }, { payload: { language } }) => {
      await prepareNext(env, language, firm.now.getTime())
      return undefined
    },
    { maxAttempts: 1, isReported: false },
  ),
}

const BeginDemo = z.object({ language: Language, endsAt: Instant })

/** What the firm of a demo does when somebody has opened it. */
export const internal: InternalCalls = {
  'begin-demo': (input, { store, firm }) => {
    const { language, endsAt } = BeginDemo.parse(input)
    store.ending = { firmId: firm.firmId, at: Date.parse(endsAt) }
    store.transact(firm, (writer) =>
      schedule(writer, {
        ...{ kind: prepareJob, key: language, payload: { language } },
        dueAt: new Date(firm.now.getTime() + nextAfterMs),
      }),
    )
  },
}
