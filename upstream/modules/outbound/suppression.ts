import { and, desc, eq, gt, lt, or, sql } from 'drizzle-orm'
import { AppError } from '#contract/errors.ts'
import type { SuppressedAddress } from '#contract/mail-settings.ts'
import type { PageQuery } from '#contract/page.ts'
import { decodeCursor, encodeCursor } from '../../firm/cursor.ts'
import type { FirmContext, Reader, Writer } from '../../firm/store.ts'
import type { RecordRef } from './message.ts'
import { suppressionTable } from './tables.ts'

/** Keeps that no mail goes to an address any more. */
export function suppress(
  writer: Writer,
  { now }: Pick<FirmContext, 'now'>,
  address: string,
  reason: string,
): void {
  const row = { address: address.toLowerCase(), reason, createdAt: now.toISOString() }
  const { db } = writer
  const target = suppressionTable.address
  db.insert(suppressionTable).values(row).onConflictDoUpdate({ target, set: row }).run()
}

export function isSuppressed({ db }: Reader, address: string): boolean {
  return db.select().from(suppressionTable).where(isMeant(address)).get() !== undefined
}

/**
 * Lets mail go to an address again, on a member's word that it is right now. The history says so, of
 * the record where there is one, else of the address.
 * @throws AppError not_found without a record, for an address that is not suppressed
 */
export function allowAddress(writer: Writer, address: string, record?: RecordRef): void {
  const known = writer.db.select().from(suppressionTable).where(isMeant(address)).get()
  if (!known && !record) throw new AppError('not_found', 'Mail to the address is allowed')
  writer.db.delete(suppressionTable).where(isMeant(address)).run()
  const of = record ?? { kind: 'suppressedAddress', id: address.toLowerCase() }
  writer.audit({
    entity: of.kind,
    entityId: of.id,
    action: 'allowAddress',
    detail: address,
    ...(known && { before: { address: known.address, reason: known.reason } }),
    after: { address },
  })
}

/** Addresses that no mail goes to, newest first. `q` is looked for in address and reason. */
export function listSuppressed({ db }: Reader, { q = '', after, before, size }: PageQuery) {
  const { address, reason, createdAt } = suppressionTable
  const text = sql`lower(${address} || char(10) || ${reason})`
  const isFound = q === '' ? undefined : sql`instr(${text}, ${q.toLowerCase()}) > 0`
  const edge = decode(after ?? before)
  const isBackward = after === undefined && before !== undefined
  const beyond =
    edge &&
    (isBackward
      ? or(gt(createdAt, edge.value), and(eq(createdAt, edge.value), gt(address, edge.id)))
      : or(lt(createdAt, edge.value), and(eq(createdAt, edge.value), lt(address, edge.id))))
  const order = isBackward ? [createdAt, address] : [desc(createdAt), desc(address)]
  const found: SuppressedAddress[] = db
    .select()
    .from(suppressionTable)
    .where(and(isFound, beyond))
    .orderBy(...order)
    .limit(size + 1)
    .all()
  const hasMore = found.length > size
  const rows = isBackward ? found.slice(0, size).reverse() : found.slice(0, size)
  const from = edge ? edge.position - (isBackward ? rows.length - 1 : 0) : 1
  const first = Math.max(1, from)
  const cursorAt = (row: SuppressedAddress | undefined, position: number) =>
    row ? encodeCursor({ value: row.createdAt, id: row.address, position }) : null
  const hasNext = isBackward || hasMore
  const hasPrevious = isBackward ? hasMore : edge !== undefined
  return {
    rows,
    next: hasNext ? cursorAt(rows.at(-1), first + rows.length) : null,
    previous: hasPrevious ? cursorAt(rows[0], first - 1) : null,
    first,
    total: null,
  }
}

function decode(cursor: string | undefined) {
  if (cursor === undefined) return undefined
  const { value, id, position } = decodeCursor(cursor)
  return { value: String(value), id, position }
}

function isMeant(address: string) {
  return eq(suppressionTable.address, address.toLowerCase())
}
