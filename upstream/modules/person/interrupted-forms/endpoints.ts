import { implement } from '@orpc/server'
import { and, eq, gt } from 'drizzle-orm'
import { AppError } from '#contract/core/errors.ts'
import { interruptedFormsContract } from '#contract/person/interrupted-forms.ts'
import { validation } from '../../../core/validation.ts'
import { countAttempt, requireAllowed } from '../../../identity/attempts.ts'
import type { Call } from '../../../identity/call.ts'
import { directory } from '../../../identity/directory.ts'
import { interruptedForms } from './tables.ts'

/** For how long a form waits for its person. */
export const storedMs = 2 * 3_600_000

const os = implement(interruptedFormsContract).$config(validation).$context<Call>()

export const router = os.router({
  /** Anybody may, who has no session any more: so few an hour of one address. */
  store: os.store.handler(async ({ input, context: { env, now, address } }) => {
    const db = directory(env)
    const limit = { key: `interrupted form ${address}`, free: 20 }
    const wait = { firstWaitMs: 60_000, longestWaitMs: 3_600_000 }
    requireAllowed(await countAttempt(db, { ...limit, ...wait }, now), now)
    const { id, sealed } = input
    await db.insert(interruptedForms).values({ id, sealed, storedAt: now }).onConflictDoNothing()
    return { id }
  }),
  get: os.get.handler(async ({ input: { id }, context: { env, now } }) => {
    const isFresh = and(eq(interruptedForms.id, id), gt(interruptedForms.storedAt, now - storedMs))
    const [row] = await directory(env).select().from(interruptedForms).where(isFresh)
    if (!row) throw new AppError('not_found', 'No such form')
    return { sealed: row.sealed }
  }),
  remove: os.remove.handler(async ({ input: { id }, context: { env } }) => {
    await directory(env).delete(interruptedForms).where(eq(interruptedForms.id, id))
    return { id }
  }),
})
