import type { RecordLink, Relation } from '#contract/firm/records.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { findKind, type KnownLink, type RecordKind, type RecordRef, sees } from './kinds.ts'
import { linksTable } from './tables.ts'

export type NewLink = {
  from: RecordRef
  /** Said of the first: a quote is `convertedTo` an invoice. */
  relation: Relation
  to: RecordRef
}

/** Says how one record stands to another; once is enough. */
export function linkRecords(
  { db }: Writer,
  { now }: Pick<FirmContext, 'now'>,
  { from, relation, to }: NewLink,
): void {
  const ends = { fromKind: from.kind, fromId: from.id, toKind: to.kind, toId: to.id }
  const createdAt = now.toISOString()
  db.insert(linksTable)
    .values({ ...ends, relation, createdAt })
    .onConflictDoNothing()
    .run()
}

type Stored = Pick<RecordLink, 'relation' | 'direction' | 'kind' | 'id'>

/**
 * The records that one stands to and that the caller may see, by date: those that modules tell of
 * their own tables, and those that were written.
 */
export function linksOf(
  reader: Reader,
  { actor }: Pick<FirmContext, 'actor'>,
  record: RecordRef,
): RecordLink[] {
  const known: readonly KnownLink[] = findKind(record.kind)?.links?.(reader, record.id) ?? []
  const found = [...known, ...storedLinks(reader, record)].flatMap((link) => {
    const kind = findKind(link.kind)
    return kind && sees(reader, actor, kind, link.id) ? toLink(reader, kind, link) : []
  })
  const distinct = new Map(
    found.map((link) => [`${link.direction} ${link.relation} ${link.id}`, link]),
  )
  return [...distinct.values()].sort(
    (a, b) => (a.date ?? '').localeCompare(b.date ?? '') || a.id.localeCompare(b.id),
  )
}

function storedLinks({ sql }: Reader, { kind, id }: RecordRef): Stored[] {
  return sql
    .exec<Stored>(
      `select relation, 'from' as direction, to_kind as kind, to_id as id from record_links
         where from_id = ?1 and from_kind = ?2
       union all
       select relation, 'to' as direction, from_kind as kind, from_id as id from record_links
         where to_id = ?1 and to_kind = ?2
       limit 200`,
      id,
      kind,
    )
    .toArray()
}

/** None where the other record is no more. */
function toLink(reader: Reader, kind: RecordKind, link: KnownLink): RecordLink[] {
  const facts = kind.find(reader, link.id)
  if (!facts) return []
  return [
    {
      relation: link.relation,
      direction: link.direction,
      kind: link.kind,
      id: link.id,
      title: facts.title,
      path: kind.path(link.id),
      date: link.date ?? facts.date ?? null,
      amount: link.amount ?? facts.amount ?? null,
      currency: link.currency ?? facts.currency ?? null,
    },
  ]
}

/** Whether a record was made from one of a kind, whoever may see that one. */
export function cameFrom({ sql }: Reader, { kind, id }: RecordRef, fromKind: string): boolean {
  const rows = sql.exec(
    `select 1 from record_links
     where to_id = ?1 and to_kind = ?2 and from_kind = ?3 and relation = 'convertedTo' limit 1`,
    id,
    kind,
    fromKind,
  )
  return rows.toArray().length > 0
}

/** Ids of the records of a kind that were linked to one. */
export function linkedIds({ sql }: Reader, { kind, id }: RecordRef, fromKind: string): string[] {
  return sql
    .exec<{ id: string }>(
      'select from_id as id from record_links where to_id = ? and to_kind = ? and from_kind = ?',
      id,
      kind,
      fromKind,
    )
    .toArray()
    .map((row) => row.id)
}
