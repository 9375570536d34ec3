import { AppError } from '#contract/errors.ts'
import { type BulkResult, maxBulk } from '#contract/register.ts'
import type { FirmContext, Reader, Store, Writer } from '../firm/store.ts'
import type { RegisterQuery, RegisterSource } from './describe.ts'
import { conditionOf, onTab } from './where.ts'

type Result = BulkResult['results'][number]

type BulkSteps<Action extends string> = {
  /** What is done to one record; throws AppError for one that it cannot be done to. */
  steps: Record<Action, (writer: Writer, context: FirmContext, id: string) => unknown>
  /** What a person knows the record by. @throws AppError not_found */
  labelOf: (reader: Reader, id: string) => string
}

type BulkRequest<Action extends string, Query> = {
  action: Action
  ids?: string[]
  query?: Query
}

/**
 * Does one thing to each record of a choice: the named ones, else all that the query means. Each is
 * a transaction of its own, so that a refusal undoes no other; with an Idempotency-Key each is done
 * at most once.
 * @throws AppError invalid for no choice at all, or one of more than `maxBulk` records
 */
export function runBulk<Query extends RegisterQuery, Action extends string>(
  store: Store,
  context: FirmContext,
  table: RegisterSource<Query>,
  { steps, labelOf }: BulkSteps<Action>,
  { action, ids, query }: BulkRequest<Action, Query>,
): BulkResult {
  const chosen = ids ?? (query ? idsOf(store.reader, table, query) : [])
  if (chosen.length === 0) throw problem('nothingChosen')
  const step = steps[action]
  const results = [...new Set(chosen)].map((id): Result => {
    const { idempotency } = context
    const own = idempotency && { ...idempotency, key: `${idempotency.key}:${id}`, transactions: 0 }
    try {
      return store.transact({ ...context, idempotency: own }, (writer): Result => {
        const label = labelOf(writer, id)
        step(writer, context, id)
        return { id, label, outcome: 'done', reason: null }
      })
    } catch (error) {
      if (!(error instanceof AppError) || error.status >= 500) throw error
      return {
        id,
        label: findLabel(store, labelOf, id),
        outcome: 'skipped',
        reason: reasonOf(error),
      }
    }
  })
  return { results }
}

function idsOf<Query extends RegisterQuery>(
  { sql }: Reader,
  table: RegisterSource<Query>,
  query: Query,
): string[] {
  const condition = conditionOf(table, query)
  if (!condition) return []
  const where = onTab(table, query.tab, condition)
  const found = sql
    .exec<{ id: string }>(
      `select id from ${table.from} where ${where.sql} order by id limit ${maxBulk + 1}`,
      ...where.bound,
    )
    .toArray()
  if (found.length > maxBulk) throw problem('tooManyChosen', { maximum: maxBulk })
  return found.map(({ id }) => id)
}

function problem(key: string, params?: Record<string, number>): AppError {
  return new AppError('invalid', key, { fields: { ids: { key, params } } })
}

function findLabel(store: Store, labelOf: BulkSteps<string>['labelOf'], id: string) {
  try {
    return labelOf(store.reader, id)
  } catch {
    return null
  }
}

/** The first thing that is wrong, in the words of the `problem` texts. */
function reasonOf({ code, fields, detail }: AppError): string {
  const [first] = Object.values(fields)
  if (first) return first.key
  const isReasoned = typeof detail === 'object' && detail !== null && 'reason' in detail
  return isReasoned ? String(detail.reason) : code
}
