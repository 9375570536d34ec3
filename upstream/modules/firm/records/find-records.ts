import { isAllowed, type ScopedEntity } from '#contract/core/roles.ts'
import {
  hitsOfEach,
  maxCountedHits,
  type SearchHit,
  type SearchQuery,
  type SearchResults,
} from '#contract/firm/search.ts'
import type { Actor } from '../../../firm/actor.ts'
import { pageOfRows, pageStart } from '../../../firm/cursor.ts'
import { reachOf } from '../../../firm/reach.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import { type SearchKind, searchedKinds } from './kinds.ts'
import { type IdCondition, isNarrow } from './reach.ts'
import { accessWord } from './search.ts'
import { searchQuery } from './search-query.ts'

type Row = Omit<SearchHit, 'path' | 'kind'> & { rowNumber: number }
/** `within` keeps the hits of a kind to those that the index does not know how far away they are. */
type KindAccess = {
  kind: string
  known: SearchKind
  access: string
  within?: IdCondition | undefined
}
/** A kind that has hits; `rowNumbers` are the newest of them, newest first. */
type FoundKind = KindAccess & { rowNumbers: number[]; count: number | null }

/**
 * Records that somebody may see and whose words begin as what they typed. What is found often is
 * asked kind by kind, so that a customer is not lost among thousands of its documents.
 * @throws AppError malformed for a cursor that is none of ours
 */
export function findRecords(
  reader: Reader,
  { actor }: Pick<FirmContext, 'actor'>,
  query: SearchQuery,
): SearchResults {
  const { typed, found } = query.q ? findKinds(reader, actor, query.q) : { found: [] }
  const read = found.map((one) => ({ ...one, rows: readRows(reader, one) })).sort(byWeight)
  const counts = read.map(({ kind, count }) => ({ kind, count }))
  if (query.kind === undefined) {
    const rows = read.flatMap((one) => one.rows.map((row) => toHit(one, row)))
    return {
      counts,
      rows,
      next: null,
      previous: null,
      first: Math.min(1, rows.length),
      total: null,
    }
  }
  const meant = found.find(({ kind }) => kind === query.kind)
  if (meant && typed) return { counts, ...pageOfKind(reader, meant, typed, query) }
  return { counts, rows: [], next: null, previous: null, first: 0, total: 0 }
}

/** People and things before documents, which have an amount; then the kind with the fewest hits. */
function byWeight(a: FoundKind & { rows: Row[] }, b: FoundKind & { rows: Row[] }): number {
  const isDocument = ({ rows }: { rows: Row[] }) =>
    Number(rows.some(({ amount }) => amount !== null))
  const count = (one: FoundKind) => one.count ?? Number.POSITIVE_INFINITY
  return isDocument(a) - isDocument(b) || count(a) - count(b)
}

/**
 * The kinds that have hits, and how the index was asked. One question answers it unless there are
 * very many hits; if there are as many of the whole words, those of their beginnings aren't looked for.
 */
function findKinds(
  reader: Reader,
  actor: Actor,
  q: string,
): { typed?: string; found: FoundKind[] } {
  const kinds = [...searchedKinds()].flatMap(([kind, known]): KindAccess[] => {
    const found = accessQuery(reader, actor, kind, known)
    return found ? [{ kind, known, ...found }] : []
  })
  const any = kinds.map(({ access }) => `(${access})`).join(' OR ')
  let typed = searchQuery(q, 'whole')
  if (!typed || any === '') return { found: [] }
  let all = findRowNumbers(reader, `(${any}) AND ${wordsIn(typed)}`)
  if (all.length <= maxCountedHits) {
    typed = searchQuery(q, 'beginning') ?? typed
    all = findRowNumbers(reader, `(${any}) AND ${wordsIn(typed)}`)
  }
  const kindOf = all.length > maxCountedHits ? undefined : readKinds(reader, all)
  const found: FoundKind[] = []
  for (const one of kinds) {
    const rowNumbers =
      kindOf && !one.within
        ? all.filter((rowNumber) => kindOf.get(rowNumber) === one.kind)
        : findRowNumbers(reader, `${one.access} AND ${wordsIn(typed)}`, one.within)
    const count = rowNumbers.length > maxCountedHits ? null : rowNumbers.length
    if (count !== 0) found.push({ ...one, rowNumbers, count })
  }
  return { typed, found }
}

function wordsIn(typed: string): string {
  return `{title subtitle text} : (${typed})`
}

/** Rows that a query of the index finds, the newest first; one more than are counted. */
function findRowNumbers({ sql }: Reader, match: string, within?: IdCondition): number[] {
  return sql
    .exec<{ rowid: number }>(
      `select rowid from record_search where record_search match ? ${onlyThose(within)}
       order by rowid desc limit ?`,
      match,
      ...(within?.bound ?? []),
      maxCountedHits + 1,
    )
    .toArray()
    .map(({ rowid }) => rowid)
}

function onlyThose(within: IdCondition | undefined): string {
  if (!within) return ''
  return `and rowid in (select row_number from search_entries where ${within.sql})`
}

function readKinds({ sql }: Reader, rowNumbers: readonly number[]): Map<number, string> {
  const rows = sql.exec<{ rowNumber: number; kind: string }>(
    `select row_number as rowNumber, kind from search_entries
     where row_number in (select value from json_each(?))`,
    JSON.stringify(rowNumbers),
  )
  return new Map(rows.toArray().map(({ rowNumber, kind }) => [rowNumber, kind]))
}

const shown = `row_number as rowNumber, record_id as id, title, subtitle, amount, currency, date`

/** The newest few of a kind. */
function readRows({ sql }: Reader, { rowNumbers }: FoundKind): Row[] {
  return sql
    .exec<Row>(
      `select ${shown} from search_entries where row_number in (select value from json_each(?))
       order by row_number desc`,
      JSON.stringify(rowNumbers.slice(0, hitsOfEach)),
    )
    .toArray()
}

/** Which records of a kind somebody sees, as a query of the index; undefined for none. */
function accessQuery(
  reader: Reader,
  actor: Actor,
  kind: string,
  { read, reach, groups }: SearchKind,
): Pick<KindAccess, 'access' | 'within'> | undefined {
  if (!isAllowed(actor, read)) return undefined
  const seen = groups?.(reader, actor)
  if (seen?.length === 0) return undefined
  const made = reach !== 'whole' && 'made' in reach ? reach.made : undefined
  const people = made && reachOf(actor, made)
  const followed = reach === 'whole' || 'made' in reach || !isNarrow(actor) ? undefined : reach
  if (followed && (!followed.within || isKeptOut(actor, followed.needsAll))) return undefined
  const parts = [
    [kind],
    [accessWord.onlyFor(), accessWord.onlyFor(actor.userId)],
    ...(people ? [people.map(accessWord.madeBy)] : []),
    ...(seen ? [seen.map(accessWord.group)] : []),
  ]
  const access = parts
    .map((words) => `access : (${words.map((word) => `"${word}"`).join(' OR ')})`)
    .join(' AND ')
  return { access, within: followed?.within?.(actor) }
}

function isKeptOut(actor: Actor, needsAll: ScopedEntity | undefined): boolean {
  return needsAll !== undefined && reachOf(actor, needsAll) !== undefined
}

type Page = Pick<SearchQuery, 'after' | 'before' | 'size'>

function pageOfKind(reader: Reader, meant: FoundKind, typed: string, page: Page) {
  const { after, before, size } = page
  const start = pageStart({ after, before })
  const { edge, isBackward } = start
  const beyond = edge ? `and rowid ${isBackward ? '>' : '<'} ?` : ''
  const order = isBackward ? 'asc' : 'desc'
  const read = reader.sql
    .exec<Row>(
      `select ${shown}
       from (select rowid as hit from record_search where record_search match ? ${beyond}
               ${onlyThose(meant.within)} order by rowid ${order} limit ?)
       join search_entries on row_number = hit order by row_number ${order}`,
      `${meant.access} AND ${wordsIn(typed)}`,
      ...(edge ? [Number(edge.value)] : []),
      ...(meant.within?.bound ?? []),
      size + 1,
    )
    .toArray()
  const found = pageOfRows(read, start, size, (row) => ({ value: row.rowNumber, id: row.id }))
  return { ...found, rows: found.rows.map((row) => toHit(meant, row)), total: meant.count }
}

function toHit({ kind, known }: KindAccess, { rowNumber: _, ...row }: Row): SearchHit {
  return { ...row, kind, path: known.path(row.id) }
}
