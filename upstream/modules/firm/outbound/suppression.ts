import { and, desc, eq, gt, lt, or, sql } from 'drizzle-orm'
import { AppError } from '#contract/core/errors.ts'
import type { PageQuery } from '#contract/core/page.ts'
import type { SuppressedAddress } from '#contract/firm/mail-settings.ts'
import { pageOfRows, pageStart } from '../../../firm/cursor.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
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
  if (!known && !record) throw new AppError('not_found', 'Email to this address is not blocked')
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
  const start = pageStart({ after, before })
  const { edge, isBackward } = start
  const since = String(edge?.value)
  const beyond =
    edge &&
    (isBackward
      ? or(gt(createdAt, since), and(eq(createdAt, since), gt(address, edge.id)))
      : or(lt(createdAt, since), and(eq(createdAt, since), lt(address, edge.id))))
  const order = isBackward ? [createdAt, address] : [desc(createdAt), desc(address)]
  const found: SuppressedAddress[] = db
    .select()
    .from(suppressionTable)
    .where(and(isFound, beyond))
    .orderBy(...order)
    .limit(size + 1)
    .all()
  return pageOfRows(found, start, size, (row) => ({ value: row.createdAt, id: row.address }))
}

function isMeant(address: string) {
  return eq(suppressionTable.address, address.toLowerCase())
}
