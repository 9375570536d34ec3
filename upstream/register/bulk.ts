import { AppError } from '#contract/core/errors.ts'
import { type BulkResult, maxBulk } from '#contract/core/register.ts'
import type { FirmContext, Reader, Store, Writer } from '../firm/store.ts'
import type { RegisterQuery, RegisterSource } from './describe.ts'
import { transactEach } from './transact-each.ts'
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
 * Does one thing to each record of a choice, as `transactEach`: the named ones, else all that the
 * query means. Named ones that the caller's role does not reach are passed over like unknown ones.
 * @throws AppError invalid for no choice at all, or one of more than `maxBulk` records
 */
export function runBulk<Query extends RegisterQuery, Action extends string>(
  store: Store,
  context: FirmContext,
  table: RegisterSource<Query>,
  { steps, labelOf }: BulkSteps<Action>,
  { action, ids, query }: BulkRequest<Action, Query>,
): BulkResult {
  const { chosen, unreached } = choiceOf(store.reader, table, { ids, query })
  if (chosen.length + unreached.length === 0) throw problem('nothingChosen')
  const step = steps[action]
  const results = transactEach<Result>(store, context, new Set(chosen), {
    step: (writer, own, id) => {
      const label = labelOf(writer, id)
      step(writer, own, id)
      return { id, label, outcome: 'done', reason: null }
    },
    skipped: (id, reason) => {
      return { id, label: findLabel(store, labelOf, id), outcome: 'skipped', reason }
    },
  })
  const passedOver = unreached.map((id): Result => {
    return { id, label: null, outcome: 'skipped', reason: 'not_found' }
  })
  return { results: [...results, ...passedOver] }
}

/**
 * The named records, else all that the query means; those that the caller's role does not reach are
 * as if they were not there.
 * @throws AppError invalid for no choice at all, or one of more than `maxBulk` records
 */
export function chosenIds<Query extends RegisterQuery>(
  reader: Reader,
  table: RegisterSource<Query>,
  { ids, query }: { ids?: string[] | undefined; query?: Query | undefined },
): string[] {
  const { chosen } = choiceOf(reader, table, { ids, query })
  if (chosen.length === 0) throw problem('nothingChosen')
  return chosen
}

/** What is chosen, and which of the named records the caller's role does not reach. */
function choiceOf<Query extends RegisterQuery>(
  reader: Reader,
  table: RegisterSource<Query>,
  { ids, query }: { ids?: string[] | undefined; query?: Query | undefined },
): { chosen: string[]; unreached: string[] } {
  if (!ids) return { chosen: query ? idsOf(reader, table, query) : [], unreached: [] }
  const chosen = withinReach(reader, table, ids)
  const reached = new Set(chosen)
  return { chosen, unreached: ids.filter((id) => !reached.has(id)) }
}

function withinReach<Query extends RegisterQuery>(
  { sql }: Reader,
  { from, within }: RegisterSource<Query>,
  ids: string[],
): string[] {
  if (!within) return ids
  const found = sql.exec<{ id: string }>(
    `select id from ${from} where id in (select value from json_each(?)) and (${within.sql})`,
    JSON.stringify(ids),
    ...within.bound,
  )
  const reached = new Set(found.toArray().map(({ id }) => id))
  return ids.filter((id) => reached.has(id))
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
