import { AppError } from '#contract/core/errors.ts'
import type { FirmContext, Store } from './store.ts'

type Answering = { requestHash: string; answer: Promise<unknown> }

/** Calls that are being answered now, by who made them and their key. */
const answering = new WeakMap<Store, Map<string, Answering>>()

/** Beyond this an answer is no row any more; a file is none either. Such calls change nothing. */
const maxKeptLength = 500_000

/**
 * Answers a call that carries an Idempotency-Key once: a repetition within 24 hours is given the first
 * answer, one that comes while the first is under way waits for it. A refusal is not kept, so that
 * the call can be made again, corrected.
 * @throws AppError idempotency_mismatch when the key was used for another request
 */
export async function answerOnce(
  store: Store,
  { idempotency, actor, now }: FirmContext,
  work: () => Promise<unknown>,
): Promise<unknown> {
  if (!idempotency) return work()
  const id = `${actor.userId}:${idempotency.key}`
  const { requestHash } = idempotency
  const known = store.findAnswer(id)
  if (known) return requireSame(known, requestHash).answer
  const inHand = answering.get(store) ?? new Map<string, Answering>()
  answering.set(store, inHand)
  const other = inHand.get(id)
  if (other) return requireSame(other, requestHash).answer
  const answer = work()
  inHand.set(id, { requestHash, answer })
  try {
    const given = await answer
    const text = isFile(given) ? undefined : JSON.stringify(given)
    if (text !== undefined && text.length <= maxKeptLength) {
      store.keepAnswer({ id, requestHash, answer: text, createdAt: now.toISOString() })
    }
    return given
  } finally {
    inHand.delete(id)
  }
}

function requireSame<Known extends { requestHash: string }>(known: Known, hash: string): Known {
  if (known.requestHash === hash) return known
  throw new AppError('idempotency_mismatch', 'The key was used for another request')
}

function isFile(answer: unknown): boolean {
  return answer instanceof Blob || answer instanceof ReadableStream
}
