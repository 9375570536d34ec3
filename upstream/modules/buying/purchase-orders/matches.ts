import { and, asc, eq } from 'drizzle-orm'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import type { Findings } from './matched-lines.ts'
import { billMatchesTable, billReleasesTable } from './tables.ts'

export type StoredMatch = typeof billMatchesTable.$inferSelect

/** Which line of an order each line of a bill bills, by position. */
export function matchesOf({ db }: Reader, billId: string): StoredMatch[] {
  return db
    .select()
    .from(billMatchesTable)
    .where(eq(billMatchesTable.billId, billId))
    .orderBy(asc(billMatchesTable.position))
    .all()
}

/** Says anew what the lines of a bill bill. */
export function saveMatches(
  { db }: Writer,
  { newId }: FirmContext,
  billId: string,
  lines: readonly { position: number; orderLineId: string }[],
): void {
  db.delete(billMatchesTable).where(eq(billMatchesTable.billId, billId)).run()
  db.delete(billReleasesTable).where(eq(billReleasesTable.billId, billId)).run()
  for (const line of lines) {
    db.insert(billMatchesTable)
      .values({ ...line, billId, id: newId() })
      .run()
  }
}

/** Keeps what a line counted for when its bill was posted; 0 when that was taken back. */
export function setCounted(
  { db }: Writer,
  matchId: string,
  counted: Pick<StoredMatch, 'counted' | 'countedCost'>,
): void {
  db.update(billMatchesTable).set(counted).where(eq(billMatchesTable.id, matchId)).run()
}

/** Who let a bill through in the version that it has, and what; undefined for another one. */
export function releaseOf({ db }: Reader, billId: string, version: number) {
  const isIt = and(eq(billReleasesTable.billId, billId), eq(billReleasesTable.version, version))
  const row = db.select().from(billReleasesTable).where(isIt).get()
  const findings: [number, Findings][] = JSON.parse(row?.findings ?? '[]')
  return row && { ...row, findings }
}

export function saveRelease(
  { db }: Writer,
  { actor }: FirmContext,
  {
    billId,
    version,
    reason,
    findings: found,
  }: { billId: string; version: number; reason: string; findings: readonly [number, Findings][] },
): void {
  const findings = JSON.stringify(found)
  const values = { version, reason, findings, by: actor.userId, byName: actor.userName }
  db.insert(billReleasesTable)
    .values({ ...values, billId })
    .onConflictDoUpdate({ target: billReleasesTable.billId, set: values })
    .run()
}
