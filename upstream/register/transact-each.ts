import { problemKeyOf, requireRefusal } from '#contract/core/errors.ts'
import type { FirmContext, Store, Writer } from '../firm/store.ts'

type Each<Result> = {
  /** What is done to one record; throws AppError for one that it cannot be done to. */
  step(writer: Writer, context: FirmContext, id: string): Result
  /** For one that is left as it was; `reason` is a key of the `problem` texts. */
  skipped(id: string, reason: string): Result
}

/**
 * Does one thing to each of many records, in the order given. Each is a transaction of its own, so
 * that a refusal undoes no other; with an Idempotency-Key each is done at most once.
 */
export function transactEach<Result>(
  store: Store,
  context: FirmContext,
  ids: Iterable<string>,
  { step, skipped }: Each<Result>,
): Result[] {
  return Array.from(ids, (id) => {
    const { idempotency } = context
    const own = idempotency && { ...idempotency, key: `${idempotency.key}:${id}`, transactions: 0 }
    try {
      return store.transact({ ...context, idempotency: own }, (writer) => step(writer, context, id))
    } catch (error) {
      return skipped(id, problemKeyOf(requireRefusal(error)))
    }
  })
}
