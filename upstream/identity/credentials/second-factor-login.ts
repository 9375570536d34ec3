import { and, eq, gt, isNull, lte, or, sql } from 'drizzle-orm'
import { AppError, invalidField } from '#contract/core/errors.ts'
import type { SecondFactorLogin } from '#contract/person/credentials.ts'
import type { Call } from '../call.ts'
import { completeSignIn } from '../complete-sign-in.ts'
import { directory } from '../directory.ts'
import { LoginRefused } from '../login-refused.ts'
import { signInPaths } from '../sign-in-paths.ts'
import { isAppCode } from './app-codes.ts'
import { trustDevice } from './challenge.ts'
import { findPerson } from './find-person.ts'
import { openFlow, secondFactorFlow } from './flow.ts'
import { requireFew } from './limits.ts'
import { notify } from './notices.ts'
import { takePending, tryPending } from './pending.ts'
import { spendRecoveryCode } from './recovery-codes.ts'
import { secondFactors } from './tables.ts'
import { claimCode, releaseCode } from './used-codes.ts'

/** So many wrong codes end a half-done sign-in: then the sign-in page is the only place to go on. */
const maxGuesses = 5
/** After so many wrong codes in a row, whatever the flow, all codes wait. */
const maxFailures = 10
const lockMs = 15 * 60_000

/**
 * Ends a sign-in that waits for the second factor.
 * @throws AppError invalid at `code`, rate_limited; LoginRefused with the sign-in page
 */
export async function loginSecondFactor(call: Call, input: SecondFactorLogin) {
  await requireFew(call, 'second factor', call.address, 100)
  const flow = await openFlow(call, secondFactorFlow, input.flow)
  if (!flow) throw new LoginRefused('/login', 'signInAgain')
  const { key, begun } = flow
  const { personId, method, kind } = begun
  const again = new LoginRefused(signInPaths[kind], 'signInAgain')
  if ((await tryPending(call, key, maxGuesses)) === undefined) throw again
  const person = await findPerson(call.env, personId)
  if (!person) throw again
  const { sealed } = await countFailure(call, personId, again)
  const isOfApp = /^\d{6}$/.test(input.code)
  const isRight = isOfApp
    ? await spendAppCode(call, personId, { sealed, code: input.code })
    : await spendRecoveryCode(call.env, personId, input.code)
  if (!isRight) throw invalidField('code', 'wrongCode')
  if (!(await takePending(call, key))) throw again
  const forgiven = directory(call.env)
    .update(secondFactors)
    .set({ failedCount: 0, lockedUntil: null })
    .where(eq(secondFactors.userId, personId))
  const entered = await completeSignIn(call, person, method, [forgiven], 'both')
  if (!isOfApp) call.defer(notify(call.env, personId, 'recoveryCodeUsed'))
  const device = input.isTrusted ? await trustDevice(call, personId) : undefined
  return { ...entered, device }
}

/** Counts a code as wrong before it is looked at, so that a thousand at once are ten. */
async function countFailure({ env, now }: Call, userId: string, gone: LoginRefused) {
  const db = directory(env)
  const { failedCount, lockedUntil } = secondFactors
  const own = and(eq(secondFactors.userId, userId), eq(secondFactors.isVerified, true))
  const isLast = sql`${failedCount} + 1 >= ${maxFailures}`
  const at = new Date(now)
  const [counted] = await db
    .update(secondFactors)
    .set({
      failedCount: sql`case when ${isLast} then 0 else ${failedCount} + 1 end`,
      lockedUntil: sql`case when ${isLast} then ${now + lockMs} else null end`,
    })
    .where(and(own, or(isNull(lockedUntil), lte(lockedUntil, at))))
    .returning({ sealed: secondFactors.secret })
  if (counted) return counted
  const [locked] = await db
    .select({ until: lockedUntil })
    .from(secondFactors)
    .where(and(own, gt(lockedUntil, at)))
  if (!locked?.until) throw gone
  const retryAfterSeconds = Math.max(1, Math.ceil((locked.until.getTime() - now) / 1000))
  throw new AppError('rate_limited', 'Too many codes', { retryAfterSeconds })
}

async function spendAppCode(
  call: Call,
  userId: string,
  { sealed, code }: { sealed: string; code: string },
): Promise<boolean> {
  if (!(await claimCode(call, userId, code))) return false
  if (await isAppCode(call.env, { sealed, code, now: call.now })) return true
  await releaseCode(call, userId, code)
  return false
}
