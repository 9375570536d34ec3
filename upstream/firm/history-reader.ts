import type { PageQuery } from '#contract/core/page.ts'
import { byItself } from '#contract/firm/audit.ts'
import { pageOfRows, pageStart } from './cursor.ts'
import { searchTerms } from './search-terms.ts'
import type { Reader } from './store.ts'

/** Which changes are meant; instants are UTC ISO strings, `until` is the first that is not. */
export type ChangeFilter = {
  entity?: string | undefined
  entityId?: string | undefined
  actorId?: string | undefined
  action?: string | undefined
  from?: string | undefined
  until?: string | undefined
  q?: string | undefined
}

/** A change as it is stored. */
export type ChangeRow = {
  rowNumber: number
  id: string
  at: string
  actorId: string
  actorName: string
  entity: string
  entityId: string
  action: string
  title: string
  detail: string
  amount: number | null
  currency: string | null
  before: string | null
  after: string | null
}

const columns = `row_number as rowNumber, id, at, actor_id as actorId, actor_name as actorName,
  entity, entity_id as entityId, action, title, detail, amount, currency, before, after`

/** A page of changes, newest first. It reads one row more than a page and never an offset. */
export function listChanges(
  { sql }: Reader,
  filter: ChangeFilter,
  { after, before, size }: Pick<PageQuery, 'after' | 'before' | 'size'>,
) {
  const start = pageStart({ after, before })
  const { edge, isBackward } = start
  const { where, bound } = conditions(filter)
  if (edge) {
    where.push(`row_number ${isBackward ? '>' : '<'} ?`)
    bound.push(edge.value)
  }
  const found = sql
    .exec<ChangeRow>(
      `select ${columns} from audit where ${where.join(' and ') || 'true'}
       order by row_number ${isBackward ? 'asc' : 'desc'} limit ?`,
      ...bound,
      size + 1,
    )
    .toArray()
  return pageOfRows(found, start, size, ({ rowNumber: value, id }) => ({ value, id }))
}

/** One change by its id; undefined where there is none. */
export function findChange({ sql }: Reader, id: string): ChangeRow | undefined {
  return sql.exec<ChangeRow>(`select ${columns} from audit where id = ?`, id).toArray()[0]
}

/**
 * Changes of records in the order of their instants.
 * @param without actions that are left out
 * @param page the end of the query: which part, in which order, how many
 */
export function changesInTime(
  { sql }: Reader,
  change: { entity: string; entityIds: readonly string[]; without: readonly string[] },
  page: { sql: string; bound: readonly SqlStorageValue[] },
): ChangeRow[] {
  return sql
    .exec<ChangeRow>(
      `select ${columns} from audit where entity = ?
         and entity_id in (select value from json_each(?))
         and action not in (select value from json_each(?)) ${page.sql}`,
      change.entity,
      JSON.stringify(change.entityIds),
      JSON.stringify(change.without),
      ...page.bound,
    )
    .toArray()
}

/** Kinds, actions and people that the changes name, to be chosen among. */
export function listChangeChoices({ sql }: Reader) {
  const listOf = (column: string) =>
    sql
      .exec<{ value: string }>(
        // Jumps from value to value in the index: what it costs depends on how many there are.
        `with recursive found(value) as (
           select min(${column}) from audit
           union all
           select (select min(${column}) from audit where ${column} > found.value) from found
             where found.value is not null limit 500
         ) select value from found where value is not null`,
      )
      .toArray()
      .map(({ value }) => value)
  const people = listOf('actor_id').map((id) => {
    const query = `select actor_name as name from audit where actor_id = ?
      order by row_number desc limit 1`
    return { id: id || byItself, ...sql.exec<{ name: string }>(query, id).one() }
  })
  return { kinds: listOf('entity'), actions: listOf('action'), people }
}

/** What some people were called last when they changed something here, by their ids. */
export function namesOfPeople({ sql }: Reader, ids: readonly string[]): Map<string, string> {
  const rows = sql.exec<{ id: string; name: string }>(
    `select value as id, (select actor_name from audit where actor_id = value
       order by row_number desc limit 1) as name
     from json_each(?) where name is not null`,
    JSON.stringify([...new Set(ids)]),
  )
  return new Map(rows.toArray().map(({ id, name }) => [id, name]))
}

/** The newest changes of a kind with one of the actions, newest first. */
export function recentChanges(
  { sql }: Reader,
  entity: string,
  actions: readonly string[],
  limit: number,
): ChangeRow[] {
  return sql
    .exec<ChangeRow>(
      `select ${columns} from audit where entity = ?
         and action in (select value from json_each(?)) order by row_number desc limit ?`,
      entity,
      JSON.stringify(actions),
      limit,
    )
    .toArray()
}

/** The id of the newest change of some kinds; null where there is none. */
export function newestChangeOf({ sql }: Reader, entities: readonly string[]): string | null {
  const query = `select max(id) as id from audit
    where entity in (select value from json_each(?))`
  return sql.exec<{ id: string | null }>(query, JSON.stringify(entities)).one().id
}

/** The number of the last change of anything; 0 where there was none. */
export function lastChangeNumber({ sql }: Reader): number {
  const query = 'select max(row_number) as last from audit'
  return sql.exec<{ last: number | null }>(query).one().last ?? 0
}

function conditions({ q, ...filter }: ChangeFilter) {
  const where: string[] = []
  const bound: SqlStorageValue[] = []
  const add = (text: string, value: string | undefined) => {
    if (value === undefined) return
    where.push(text)
    bound.push(value)
  }
  add('entity_id = ?', filter.entityId)
  add('entity = ?', filter.entity)
  add('actor_id = ?', filter.actorId)
  add('action = ?', filter.action)
  add('at >= ?', filter.from)
  add('at < ?', filter.until)
  const terms = q ? searchTerms(q) : undefined
  if (q && !terms) where.push('false')
  add('row_number in (select rowid from audit_search where audit_search match ?)', terms)
  return { where, bound }
}
