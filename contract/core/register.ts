import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Id, Instant, Version, wholeNumber } from './fields.ts'
import { Cursor, PageQuery, pageOf } from './page.ts'
import type { Permission } from './roles.ts'

export const Direction = z.enum(['ascending', 'descending'])
export type Direction = z.infer<typeof Direction>

/** As many rows are counted or added up for a list; of more, the list says that there are more. */
export const maxCounted = 10_000
/** As many records one bulk action may change. */
export const maxBulk = 1_000
/** Rows of one piece of a file; the next piece begins after its last row. */
const pieceSize = 1_000

type ListDescription<Tab extends string, Sort extends string, Filters extends z.ZodRawShape> = {
  /** Views of the list that exclude each other; the first one is shown first. */
  tabs: readonly [Tab, ...Tab[]]
  /** What it can be sorted by; the first one is the usual order. */
  sorts: readonly [Sort, ...Sort[]]
  /** Of the usual order. */
  direction?: Direction
  /** Names of the query and what they take, each `.optional()`. */
  filters: Filters
}

/** What the address of a register's list may say: search, tab, filters, order and page. */
export function listQuery<Tab extends string, Sort extends string, Filters extends z.ZodRawShape>({
  tabs,
  sorts,
  direction = 'ascending',
  filters,
}: ListDescription<Tab, Sort, Filters>) {
  return PageQuery.extend({
    tab: z.enum(tabs).default(tabs[0]),
    sort: z.enum(sorts).default(sorts[0]),
    direction: Direction.default(direction),
  }).extend(filters)
}

/** What the API says of every record, beside its id. */
export const recordStamps = {
  isArchived: z.boolean(),
  version: Version,
  createdAt: Instant,
  updatedAt: Instant,
}

/** A record of a register: what was typed, and what the API says of it. */
export function recordOf<Input extends z.ZodRawShape>(input: z.ZodObject<Input>) {
  return input.extend({
    id: Id,
    ...recordStamps,
  })
}

/** What rows of one currency come to. */
const Total = z.object({
  currency: z.string(),
  count: z.int(),
  /** Minor units by the name of the column. */
  sums: z.record(z.string(), z.int()),
})

/**
 * A page of a register. `counts` says how many rows each tab has under the present search and
 * filters, null for more than `maxCounted`; `totals` is null where so many match, too.
 */
export function registerPageOf<Row extends z.ZodType>(row: Row) {
  return pageOf(row).extend({
    counts: z.record(z.string(), z.int().nullable()),
    totals: z.array(Total).nullable(),
  })
}

type Listed<Query extends z.ZodRawShape, Row extends z.ZodType> = {
  /** The list's place: `/firms/{firmId}/items`. */
  base: `/${string}`
  tags: string[]
  view: Permission
  /** Made by `listQuery`. */
  query: z.ZodObject<Query>
  row: Row
  /** What listing gives, in a sentence for the API's description: it is offered to assistants then. */
  listed?: string
}

/** Marks an endpoint for assistants, with a sentence that says what it does; without one, not at all. */
function toolWith(summary: string | undefined, tool: 'reads' | 'drafts') {
  return summary === undefined ? { meta: {}, route: {} } : { meta: { tool }, route: { summary } }
}

/** The endpoints of a register that is only looked at: its list, and rows for a file. */
export function listContract<Query extends z.ZodRawShape, Row extends z.ZodType>({
  base,
  tags,
  view,
  query,
  row,
  listed,
}: Listed<Query, Row>) {
  const list = toolWith(listed, 'reads')
  return {
    list: endpoint
      .meta({ needs: view, isScoped: true, ...list.meta })
      .route({ method: 'GET', path: base, tags, ...list.route })
      .input(query.extend({ firmId: Id }))
      .output(registerPageOf(row)),
    /** A piece of all rows that the query means, in its order, for a file. */
    rows: endpoint
      .meta({ needs: view, isScoped: true })
      .route({ method: 'GET', path: `${base}/rows`, tags })
      .input(query.extend({ firmId: Id, size: wholeNumber().default(pieceSize) }))
      .output(z.object({ rows: z.array(row), next: Cursor.nullable() })),
  }
}

/** What became of each record that a bulk action was asked for. */
export const BulkResult = z.object({
  results: z.array(
    z.object({
      id: Id,
      /** What a person knows the record by; null where there is none. */
      label: z.string().nullable(),
      outcome: z.enum(['done', 'skipped']),
      /** A key of the `problem` texts. */
      reason: z.string().nullable(),
    }),
  ),
})
export type BulkResult = z.infer<typeof BulkResult>

type RegisterDescription<
  One extends z.ZodRawShape,
  Input extends z.ZodRawShape,
  Query extends z.ZodRawShape,
  Row extends z.ZodType,
  Record extends z.ZodType,
  Action extends string,
> = {
  /** Below the firm's address: `items`. */
  path: string
  /** The heading in the API's description. */
  tag: string
  view: Permission
  edit: Permission
  /** The firm's id and the record's: `z.object({ firmId: Id, itemId: Id })`. */
  one: z.ZodObject<One>
  /** The record's part of the path: `{itemId}`. */
  onePath: string
  /** What is sent to make or change one. */
  input: z.ZodObject<Input>
  /** Made by `listQuery`. */
  query: z.ZodObject<Query>
  row: Row
  record: Record
  /** What can be done to many at once. */
  bulk: readonly [Action, ...Action[]]
  /**
   * What listing, reading and making one do, each in a sentence for the API's description; they are
   * offered to assistants then. Making one may do so only where nothing is posted or sent by it.
   */
  summaries?: { list?: string; get?: string; create?: string }
}

/** The endpoints of a plain register: list, rows for a file, bulk actions, and one record's own. */
export function registerContract<
  One extends z.ZodRawShape,
  Input extends z.ZodRawShape,
  Query extends z.ZodRawShape,
  Row extends z.ZodType,
  Record extends z.ZodType,
  Action extends string,
>(description: RegisterDescription<One, Input, Query, Row, Record, Action>) {
  const { path, tag, view, edit, one, onePath, input, query, row, record, bulk } = description
  const { list: listed, ...summaries } = description.summaries ?? {}
  const create = toolWith(summaries.create, 'drafts')
  const get = toolWith(summaries.get, 'reads')
  const base = `/firms/{firmId}/${path}` as const
  const at = `${base}/${onePath}` as const
  const tags = [tag]
  return {
    ...listContract({ base, tags, view, query, row, ...(listed && { listed }) }),
    /** Does one thing to the named records, or, with no ids, to all that the query means. */
    bulk: endpoint
      .meta({ needs: edit, isScoped: true })
      .route({ method: 'POST', path: `${base}/bulk`, tags })
      .input(
        z.object({
          firmId: Id,
          action: z.enum(bulk),
          ids: z.array(Id).max(maxBulk).optional(),
          query: query.optional(),
        }),
      )
      .output(BulkResult),
    create: endpoint
      .meta({ needs: edit, isScoped: true, ...create.meta })
      .route({ method: 'POST', path: base, tags, successStatus: 201, ...create.route })
      .input(input.extend({ firmId: Id }))
      .output(record),
    get: endpoint
      .meta({ needs: view, ...get.meta })
      .route({ method: 'GET', path: at, tags, ...get.route })
      .input(one)
      .output(record),
    update: endpoint
      .meta({ needs: edit })
      .route({ method: 'PUT', path: at, tags })
      .input(input.extend(one.shape).extend({ version: Version }))
      .output(record),
    archive: endpoint
      .meta({ needs: edit })
      .route({ method: 'POST', path: `${at}/archive`, tags })
      .input(one)
      .output(record),
    restore: endpoint
      .meta({ needs: edit })
      .route({ method: 'POST', path: `${at}/restore`, tags })
      .input(one)
      .output(record),
  }
}

/** Where the calls of a record are: its place, its ids, and what each gives back. */
export type RecordCalls<One extends z.ZodRawShape, Record extends z.ZodType> = {
  at: `/${string}`
  tags: string[]
  one: z.ZodObject<One>
  record: Record
}

/** Describes steps of a record: `step('submit', 'bill:edit', input)` is a POST below its place. */
export function stepsOf<One extends z.ZodRawShape, Record extends z.ZodType>({
  at,
  tags,
  one,
  record,
}: RecordCalls<One, Record>) {
  return <Input extends z.ZodRawShape>(
    name: string,
    needs: Permission,
    input: z.ZodObject<Input>,
  ) =>
    endpoint
      .meta({ needs })
      .route({ method: 'POST', path: `${at}/${name}`, tags })
      .input(input.extend(one.shape))
      .output(record)
}
