import { invalidField } from '#contract/core/errors.ts'
import { convert } from '#contract/core/money.ts'
import { instantOf, localOf } from '#contract/core/zoned-time.ts'
import { addDays } from '../../../firm/calendar.ts'
import type { Span } from '../reports/views.ts'
import { bucketOf, followsMonths } from './buckets.ts'
import { addCell, type Cell, emptyCell, type Part } from './cells.ts'
import { finalKeys, namesOfKeys } from './keys.ts'
import { type Filter, type Group, noValue, type Plan } from './plan.ts'
import type { Condition, ViewDate, ViewPart } from './view-part.ts'

export type Fact = { by: string; across: string; currency: string; cell: Cell }

/** More groups than this are no answer to a question. */
const maxGroups = 100_000
/** Of rows by columns: each has a cell of its own in two tables of sums. */
const maxCells = 20_000
/** Names of a field are looked through for a condition as far as this. */
const maxKeys = 50_000

/** The sums that the measures of a plan are worked out from, each once. */
export function partsOf({ view, measures }: Pick<Plan, 'view' | 'measures'>): Part[] {
  const parts = new Map<string, Part>()
  function add(name: string): void {
    const measure = view.measures[name]
    if (!measure || parts.has(name)) return
    if ('sum' in measure) {
      parts.set(name, { name, kind: 'sum', sql: measure.sum, unit: measure.unit })
    } else if ('distinct' in measure) {
      parts.set(name, { name, kind: 'distinct', sql: measure.distinct })
    } else if ('over' in measure) {
      add(measure.over)
      add(measure.under)
    } else add('level' in measure ? measure.level : measure.meanLevel)
  }
  for (const { name } of measures) add(name)
  return [...parts.values()]
}

/** Whether amounts stay in the currencies of their rows, which are then kept apart. */
export function keepsCurrencies(parts: readonly Part[]): boolean {
  return parts.some((part) => part.kind === 'sum' && part.unit === 'ownAmount')
}

type Row = Record<string, string | number | null>

/**
 * Adds up the rows of some days by the groups of a plan.
 * @param withTime false for what was before: times then have one empty key
 * @throws AppError invalid at `by` for too many groups, at `across` for too many cells of both
 */
export function gather(plan: Plan, parts: readonly Part[], span: Span, withTime = true): Fact[] {
  const source = sourceOf(plan, parts)
  const { bound, columns, keys, text } = selectOf(plan, parts, { span, source, withTime })
  const limit = limitOf(plan)
  const cursor = plan.reader.sql.exec<Row>(text, ...bound)
  const rows: Row[] = []
  for (const row of cursor) {
    rows.push(row)
    if (rows.length > limit) throw invalidField(plan.across ? 'across' : 'by', 'tooMany')
  }
  const rawKey = (row: Row, column: string) => String(row[column] ?? '')
  const folds = new Map(
    keys.map(({ column, fold }) => [column, fold(rows.map((row) => rawKey(row, column)))]),
  )
  const keyOf = (row: Row, column: string) => folds.get(column)?.(rawKey(row, column)) ?? ''
  const facts = new Map<string, Fact>()
  for (const row of rows) {
    const by = keyOf(row, 'by_key')
    const across = keyOf(row, 'across_key')
    const currency = keyOf(row, 'currency_key')
    const id = JSON.stringify([by, across, currency])
    const fact = facts.get(id) ?? { by, across, currency, cell: emptyCell(parts) }
    facts.set(id, fact)
    addCell(fact.cell, cellOf(plan, parts, row, columns))
  }
  return [...facts.values()]
}

function limitOf({ across }: Pick<Plan, 'across'>): number {
  return across ? maxCells : maxGroups
}

type Columns = { isConverted: boolean }

function cellOf({ base }: Plan, parts: readonly Part[], row: Row, { isConverted }: Columns): Cell {
  const cell = emptyCell(parts)
  let [sums, distincts] = [0, 0]
  for (const part of parts) {
    if (part.kind === 'distinct') {
      const value = row[`d${distincts}`]
      if (value !== null && value !== undefined && value !== '')
        cell.values[distincts]?.add(String(value))
      distincts += 1
      continue
    }
    const sum = Number(row[`s${sums}`] ?? 0)
    cell.sums[sums] =
      isConverted && part.unit === 'amount' && isForeign(row.row_currency, base)
        ? convert(sum, String(row.row_currency), base, String(row.row_rate))
        : sum
    sums += 1
  }
  if (row.person_key !== undefined && row.person_key !== null)
    cell.people.add(String(row.person_key))
  return cell
}

function isForeign(currency: Row[string] | undefined, base: string): boolean {
  return currency !== base && currency !== ''
}

type Key = {
  column: string
  sql: string
  /** What a key becomes, given all that there are. */
  fold: (keys: readonly string[]) => (key: string) => string
}

/** Where rows are read: the view itself, or the sums that are kept of it. */
type Source = Pick<ViewPart, 'from' | 'where' | 'dates'> & {
  fieldSql: (name: string) => string
  partSql: (part: Part) => string
}

function sourceOf(plan: Plan, parts: readonly Part[]): Source {
  const { view, by, across, filters, date } = plan
  const fields = [by, across, ...filters].flatMap((group) =>
    group && !('time' in group && group.time) ? [group.name] : [],
  )
  const sums = view.person
    ? undefined
    : view.sums?.find(
        (one) =>
          Object.hasOwn(one.dates, date) &&
          fields.every((name) => Object.hasOwn(one.fields, name)) &&
          parts.every(({ kind, name }) => kind === 'sum' && Object.hasOwn(one.measures, name)),
      )
  if (!sums) {
    return {
      ...view,
      fieldSql: (name) => view.fields[name]?.sql ?? `''`,
      partSql: ({ sql }) => sql,
    }
  }
  return {
    from: sums.from,
    dates: sums.dates,
    fieldSql: (name) => sums.fields[name] ?? `''`,
    partSql: ({ name }) => sums.measures[name] ?? '0',
  }
}

type Selected = { span: Span; source: Source; withTime: boolean }

function selectOf(plan: Plan, parts: readonly Part[], { span, source, withTime }: Selected) {
  const { view, by, across, base, date } = plan
  const dateOf = source.dates[date] ?? { sql: `''` }
  const keys: Key[] = []
  const selected: string[] = []
  const bound: (string | number)[] = []
  const keyOf = (group: Group | undefined, column: string) => {
    if (!group || (group.time && !withTime)) return
    keys.push(
      group.time
        ? timeKey(plan, group.time, dateOf, column)
        : fieldKey(plan, group, column, source),
    )
  }
  keyOf(by, 'by_key')
  keyOf(across, 'across_key')
  const { money } = view
  if (money && keepsCurrencies(parts)) {
    keys.push({ column: 'currency_key', sql: money.currency, fold: () => (key) => key })
  }
  for (const { column, sql } of keys) selected.push(`${sql} as ${column}`)
  const isConverted =
    money?.rate !== undefined && parts.some((part) => part.kind === 'sum' && part.unit === 'amount')
  if (money && isConverted) {
    selected.push(`${money.currency} as row_currency`, `${money.rate} as row_rate`)
    // Each row of another currency is converted by itself, so that any two groupings come to one sum.
    selected.push(`case ${money.currency} when ? then 0 else ${money.row ?? '0'} end as row_id`)
    bound.push(base)
  }
  if (view.person) selected.push(`${view.person} as person_key`)
  const distincts = parts.filter(({ kind }) => kind === 'distinct')
  distincts.forEach((part, at) => {
    selected.push(`${source.partSql(part)} as d${at}`)
  })
  const grouped = selected.length
  parts
    .filter(({ kind }) => kind === 'sum')
    .forEach((part, at) => {
      selected.push(`sum(${source.partSql(part)}) as s${at}`)
    })
  // Without any sum there is something to select still, and without a group it is one row.
  selected.push('count(*) as row_count')
  const conditions = conditionsOf(plan, source, dateOf, span)
  const groups = Array.from({ length: grouped }, (_, at) => at + 1)
  const text = `select ${selected.join(', ')} from ${source.from}
    where ${conditions.map(({ sql }) => sql).join(' and ')}
    ${grouped > 0 ? `group by ${groups.join(', ')}` : ''} limit ${limitOf(plan) + 1}`
  return {
    text,
    keys,
    columns: { isConverted },
    bound: [...bound, ...conditions.flatMap((condition) => condition.bound)],
  }
}

/** Days are put in their buckets here and not in SQL, which knows neither zones nor fiscal years. */
function timeKey(
  { firmTime, timeZone }: Plan,
  time: NonNullable<Group['time']>,
  { sql, isInstant }: ViewDate,
  column: string,
): Key {
  const byMonth = followsMonths(time, firmTime)
  const dayOf = (key: string) => {
    if (isInstant) return localOf(`${key}:00.000Z`, timeZone).slice(0, 10)
    return byMonth ? `${key}-01` : key
  }
  const length = isInstant ? 16 : byMonth ? 7 : 10
  return {
    column,
    sql: `substr(${sql}, 1, ${length})`,
    fold: () => (key) => (key === '' ? '' : bucketOf(dayOf(key), time, firmTime)),
  }
}

function fieldKey(
  plan: Plan,
  group: Extract<Group, { time: undefined }>,
  column: string,
  source: Source,
): Key {
  return {
    column,
    sql: `coalesce(${source.fieldSql(group.name)}, '')`,
    fold: (keys) => finalKeys(plan, group.field, [...new Set(keys)]),
  }
}

/** What every row that counts fulfils: the view, the reach of who asks, the days and the conditions. */
export function conditionsOf(
  plan: Plan,
  source: Pick<Source, 'where' | 'fieldSql'>,
  date: ViewDate,
  span: Span,
): Condition[] {
  return [
    { sql: `(${source.where ?? 'true'})`, bound: [] },
    ...reachOf(plan),
    within(date, span, plan.timeZone),
    ...plan.filters.map((filter) => filterOf(plan, filter, source.fieldSql(filter.name))),
  ]
}

function reachOf({ view, context }: Plan): Condition[] {
  if (typeof view.reach !== 'function') return []
  const reach = view.reach(context)
  return reach ? [{ ...reach, sql: `(${reach.sql})` }] : []
}

function within({ sql, isInstant }: ViewDate, { from, to }: Span, timeZone: string): Condition {
  if (!isInstant) return { sql: `${sql} >= ? and ${sql} <= ?`, bound: [from, to] }
  const [first, end] = [from, addDays(to, 1)].map((day) => instantOf(`${day}T00:00`, timeZone))
  return { sql: `${sql} >= ? and ${sql} < ?`, bound: [first ?? '', end ?? ''] }
}

function filterOf(plan: Plan, filter: Filter, sql: string): Condition {
  const keys = keysOfFilter(plan, filter, sql)
  const key = `cast(coalesce(${sql}, '') as text)`
  const not = filter.how === 'not' ? 'not ' : ''
  return {
    sql: `${key} ${not}in (select value from json_each(?))`,
    bound: [JSON.stringify(keys)],
  }
}

/** Keys of rows that a condition means: what was chosen may be a key or a name that somebody typed. */
function keysOfFilter(plan: Plan, { name, field, how, values }: Filter, sql: string): string[] {
  const wanted = values.map((value) => (value === noValue ? '' : value))
  const isPlain = !['partyCountry', 'itemCategory', 'cohort', 'age'].includes(field.kind)
  const areKeys = wanted.every((value) => value === '' || /^[0-9A-HJKMNP-TV-Z]{26}$/.test(value))
  if (how !== 'has' && areKeys && isPlain) return wanted
  const { view, reader } = plan
  const conditions = [{ sql: `(${view.where ?? 'true'})`, bound: [] }, ...reachOf(plan)]
  const rows = reader.sql
    .exec<{ key: string | number }>(
      `select distinct coalesce(${view.fields[name]?.sql ?? sql}, '') as key from ${view.from}
       where ${conditions.map((one) => one.sql).join(' and ')} limit ${maxKeys}`,
      ...conditions.flatMap(({ bound }) => bound),
    )
    .toArray()
    .map(({ key }) => String(key))
  const finalOf = finalKeys(plan, field, rows)
  const nameOf = namesOfKeys(plan, { name, field }, [...new Set(rows.map(finalOf))])
  const folded = wanted.map((value) => value.toLowerCase())
  return rows.filter((row) => {
    const key = finalOf(row)
    const label = nameOf(key).toLowerCase()
    if (how === 'has') return folded.some((value) => label.includes(value))
    return wanted.includes(key) || (key !== '' && folded.includes(label))
  })
}
