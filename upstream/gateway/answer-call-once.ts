import { and, eq, isNull } from 'drizzle-orm'
import type { Context } from 'hono'
import { AppError } from '#contract/core/errors.ts'
import { hashRequest } from '../core/request-hash.ts'
import { seal, unseal } from '../identity/credentials/seal.ts'
import { directory } from '../identity/directory.ts'
import { requireIdentity } from '../identity/identity.ts'
import { idempotencyKeys } from '../identity/tables.ts'
import type { Gateway } from './gateway.ts'
import { type DirectoryCall, forgetCall, isCall, noteCall } from './idempotent-call.ts'

/** A call of which nothing was heard for so long ended without an answer, as by a crash. */
const abandonedMs = 30_000
const [polls, pollMs] = [20, 250]

/**
 * Answers a call to the directory that carries an Idempotency-Key once, as `answerOnce` does in a firm.
 * What was answered is kept sealed, as it may hold a token. A repetition that comes while the first
 * is under way waits for it for a while. One that was done, but whose answer could not be kept, is
 * refused for as long as its key is known.
 * @throws AppError malformed for a bad key, idempotency_mismatch for another request under the key,
 *   conflict with `detail.reason` `callUnderWay`
 */
export async function answerCallOnce(
  c: Context<Gateway>,
  work: () => Promise<Response>,
): Promise<Response> {
  const key = c.req.header('idempotency-key')
  if (key === undefined || !c.get('route').isIdempotent) return work()
  const { user } = requireIdentity({ identity: c.get('identity') })
  const now = Date.now()
  const requestHash = await hashRequest(c.req.raw)
  const call = { userId: user.id, key, requestHash, firmId: '', now }
  const { noted, isNew } = await noteCall(c.env, call)
  if (!isNew) {
    const known = await findAnswer(c, noted)
    if (known) return known
    if (!(await takeOver(c, noted, now))) throw underWay()
  }
  return make(c, { userId: user.id, key }, work)
}

type Note = Awaited<ReturnType<typeof noteCall>>['noted']

async function make(
  c: Context<Gateway>,
  call: DirectoryCall,
  work: () => Promise<Response>,
): Promise<Response> {
  const response = await doOrForget(c, call, work)
  // From here on it is done, whatever happens to the answer: a repetition must not do it again.
  try {
    await keep(c, call, { status: response.status })
    await keep(c, call, { body: await seal(c.env, await response.clone().text()) })
  } catch (error) {
    console.error(error)
  }
  return response
}

/** A call that was refused is forgotten, so that it can be made again, corrected. */
async function doOrForget(
  c: Context<Gateway>,
  call: DirectoryCall,
  work: () => Promise<Response>,
): Promise<Response> {
  try {
    return await work()
  } catch (error) {
    await forgetCall(c.env, call)
    throw error
  }
}

async function keep(
  c: Context<Gateway>,
  call: DirectoryCall,
  change: { status: number } | { body: string },
): Promise<void> {
  await directory(c.env).update(idempotencyKeys).set(change).where(isCall(call))
}

/** The answer of the first call, waited for as long as it is under way; undefined if none comes. */
async function findAnswer(c: Context<Gateway>, first: Note): Promise<Response | undefined> {
  let note: Note | undefined = first
  for (let poll = 0; note && poll < polls; poll += 1) {
    if (note.status !== null && note.body !== null) {
      const headers = { 'content-type': 'application/json' }
      return new Response(await unseal(c.env, note.body), { status: note.status, headers })
    }
    if (Date.now() - note.createdAt > abandonedMs) return undefined
    await new Promise((done) => setTimeout(done, pollMs))
    note = (await directory(c.env).select().from(idempotencyKeys).where(isCall(first)))[0]
  }
  throw underWay()
}

/** Makes an abandoned call one's own; only one of several can, and nobody one that was done. */
async function takeOver(c: Context<Gateway>, note: Note, now: number): Promise<boolean> {
  const isSame = and(
    isCall(note),
    isNull(idempotencyKeys.status),
    eq(idempotencyKeys.createdAt, note.createdAt),
  )
  const taken = await directory(c.env).update(idempotencyKeys).set({ createdAt: now }).where(isSame)
  return taken.meta.changes > 0
}

function underWay(): AppError {
  const detail = { reason: 'callUnderWay' }
  return new AppError('conflict', 'The first call is still under way', { detail })
}
