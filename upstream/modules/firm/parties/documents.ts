import { isAllowed, type Permission, type ScopedEntity } from '#contract/core/roles.ts'
import type { PartyDocument } from '#contract/firm/party-documents.ts'
import { hooks, onceComposed } from '../../../core/hooks.ts'
import { type PageStart, pageClause, pageOfRows, pageStart } from '../../../firm/cursor.ts'
import { reachCondition } from '../../../firm/reach.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import { firmDate } from '../firms/index.ts'
import { pathOfRecord } from '../records/index.ts'
import { getStoredParty } from './reader.ts'

declare module '../../../core/hooks.ts' {
  interface ModuleParts {
    /** Its records are documents of a party, whose page lists them. */
    partyDocuments: readonly PartyDocuments[]
  }
}

/**
 * Records of a module that are a party's documents, as it says it in its `party-documents.ts`. All
 * but the names are SQL expressions over one row of `from`, which has an index over party, date, id.
 */
export type PartyDocuments = {
  /** As in `record-kinds.ts`. */
  kind: string
  /** Who sees them. */
  read: Permission
  /** Where a role may reach a part of them: the entity, and the column of who made one. */
  scope?: { entity: ScopedEntity; madeBy: string }
  from: string
  /** Column of the party's id. */
  party: string
  date: string
  /** What a person knows it by; empty for a draft without a number. */
  title: string
  /** In minor units of `currency`; below zero where the party gets it back. */
  amount: string
  currency: string
  /** Whether it is a credit note. */
  isCredit?: string
  /** `draft`, `open`, `done`, or `ended` for what came to nothing. */
  standing: string
  /** What is open is late after it. */
  dueDate?: string
}

type Row = Omit<PartyDocument, 'path' | 'isCredit' | 'standing'> & {
  isCredit: number
  standing: 'draft' | 'open' | 'done' | 'ended'
  dueDate: string | null
}

const sources = onceComposed(() => hooks('partyDocuments').flat())

type Query = {
  partyId: string
  kind?: string | undefined
  after?: string | undefined
  before?: string | undefined
  size: number
}

/**
 * A page of all documents of a party of whatever kind, the newest first, and which kinds the caller
 * may see there are. @throws AppError not_found; malformed for a cursor that is none
 */
export function listPartyDocuments(
  reader: Reader,
  context: FirmContext,
  { partyId, kind, size, ...cursors }: Query,
) {
  getStoredParty(reader, partyId)
  const start = pageStart(cursors)
  const found = documentsFrom(reader, context, { partyId, kind, start, size })
  const page = pageOfRows(found, start, size, ({ date, id }) => ({ value: date, id }))
  const kinds = sources()
    .filter(({ read }) => isAllowed(context.actor, read))
    .filter((source) => hasAny(reader, context, source, partyId))
    .map((source) => source.kind)
  return { ...page, kinds }
}

type Part = { partyId: string; start: PageStart; size: number }

/** The documents of a party from the edge on, one more than a page holds where there are more. */
export function documentsFrom(
  reader: Reader,
  context: FirmContext,
  { kind, ...part }: Part & { kind?: string | undefined },
): PartyDocument[] {
  const today = firmDate(reader, context)
  return sources()
    .filter((source) => isAllowed(context.actor, source.read))
    .filter((source) => kind === undefined || source.kind === kind)
    .flatMap((source) => rowsOf(reader, context, source, part))
    .sort(part.start.isBackward ? byAge : (one, other) => byAge(other, one))
    .slice(0, part.size + 1)
    .map((row) => toDocument(row, today))
}

/** Whose document a record is; null for one that is nobody's. A party is its own. */
export function partyOfRecord(
  { sql }: Reader,
  { kind, id }: { kind: string; id: string },
): string | null {
  if (kind === 'party') return id
  const source = sources().find((one) => one.kind === kind)
  if (!source) return null
  const query = `select ${source.party} as partyId from ${source.from} where id = ?`
  return sql.exec<{ partyId: string | null }>(query, id).toArray()[0]?.partyId ?? null
}

function rowsOf(
  { sql }: Reader,
  { actor }: FirmContext,
  source: PartyDocuments,
  { partyId, ...page }: Part,
): Row[] {
  const { kind, from, party, date, title, amount, currency, standing } = source
  const within = source.scope && reachCondition(actor, source.scope.entity, source.scope.madeBy)
  const { sql: rest, bound } = pageClause(date, page)
  return sql
    .exec<Row>(
      `select '${kind}' as kind, id, ${date} as date, ${title} as title, ${amount} as amount,
         ${currency} as currency, ${source.isCredit ?? '0'} as isCredit, ${standing} as standing,
         ${source.dueDate ?? 'null'} as dueDate
       from ${from} where ${party} = ? ${within ? `and ${within.sql}` : ''} ${rest}`,
      partyId,
      ...(within?.bound ?? []),
      ...bound,
    )
    .toArray()
}

function hasAny(
  { sql }: Reader,
  { actor }: FirmContext,
  { from, party, scope }: PartyDocuments,
  partyId: string,
): boolean {
  const within = scope && reachCondition(actor, scope.entity, scope.madeBy)
  const where = `${party} = ? ${within ? `and ${within.sql}` : ''}`
  const query = `select 1 from ${from} where ${where} limit 1`
  return sql.exec(query, partyId, ...(within?.bound ?? [])).toArray().length > 0
}

function byAge(one: Row, other: Row): number {
  if (one.date !== other.date) return one.date < other.date ? -1 : 1
  return one.id < other.id ? -1 : 1
}

function toDocument({ dueDate, isCredit, standing, ...row }: Row, today: string): PartyDocument {
  const isLate = standing === 'open' && dueDate !== null && dueDate < today
  return {
    ...row,
    path: pathOfRecord({ kind: row.kind, id: row.id }),
    isCredit: isCredit === 1,
    standing: isLate ? 'late' : standing,
  }
}
