import { and, asc, count, desc, eq, isNull } from 'drizzle-orm'
import type { PaperView } from '#contract/core/paper.ts'
import type { VerifactuSettings } from '#contract/selling/verifactu.ts'
import {
  codeAddress,
  codeHeading,
  codeMark,
  codePhrase,
  fingerprint,
  type InvoiceId,
  type PreviousRecord,
  type Registration,
  registrationText,
  writeRegistration,
} from '../../../../einvoice/index.ts'
import type { Reader, Writer } from '../../../../firm/store.ts'
import { verifactuBatchesTable, verifactuRecordsTable, verifactuSettingsTable } from '../tables.ts'

export type RecordRow = typeof verifactuRecordsTable.$inferSelect
export type NewRecord = Omit<typeof verifactuRecordsTable.$inferInsert, 'position' | 'batch'>

/** The agency takes so many records in a file. */
const maxBatch = 1000
const shown = 20

/**
 * As chosen. While nothing was, records are kept and no paper promises that the agency has them: handing
 * them over is the firm's own step.
 */
export function readSettings({ db }: Reader): VerifactuSettings {
  const row = db.select().from(verifactuSettingsTable).get()
  const { mode, producer, producerNif } = row ?? { mode: 'kept', producer: '', producerNif: '' }
  return { mode, producer, producerNif }
}

export function saveSettings({ db }: Writer, settings: VerifactuSettings): void {
  const { mode, producer, producerNif } = settings
  const set = { mode, producer, producerNif }
  db.insert(verifactuSettingsTable)
    .values({ id: 1, ...set })
    .onConflictDoUpdate({ target: verifactuSettingsTable.id, set })
    .run()
}

function insertRecord({ db }: Writer, record: NewRecord): void {
  db.insert(verifactuRecordsTable).values(record).run()
}

type Chained = Pick<NewRecord, 'documentId' | 'kind' | 'code' | 'generatedAt' | 'hashed'> & {
  id: InvoiceId
  mode: string
  /** The record as it is sent, with its hash. */
  write(hash: string): string
}

/** Keeps a record with the hash of what it says. */
export function keepChained(writer: Writer, { id, mode, write, ...record }: Chained): void {
  const hash = fingerprint(record.hashed)
  insertRecord(writer, { ...id, ...record, hash, isSent: mode === 'sent', xml: write(hash) })
}

/** Keeps the registration of what was issued. */
export function keepRegistration(
  writer: Writer,
  record: Registration,
  about: Pick<Chained, 'id' | 'mode' | 'documentId' | 'generatedAt'>,
): void {
  keepChained(writer, {
    ...about,
    kind: 'registration',
    hashed: registrationText(record),
    code: codeAddress({ ...about.id, total: record.total }, about.mode === 'sent'),
    write: (hash) => writeRegistration(record, hash),
  })
}

/** The record that the next one continues. */
export function lastRecord({ db }: Reader): PreviousRecord | null {
  const { issuer, number, issueDate, hash } = verifactuRecordsTable
  const row = db
    .select({ issuer, number, issueDate, hash })
    .from(verifactuRecordsTable)
    .orderBy(desc(verifactuRecordsTable.position))
    .limit(1)
    .get()
  return row ?? null
}

/** The record of a document, or that it was taken back. */
export function findRecord(
  { db }: Reader,
  documentId: string,
  kind: RecordRow['kind'],
): RecordRow | undefined {
  const isIt = and(
    eq(verifactuRecordsTable.documentId, documentId),
    eq(verifactuRecordsTable.kind, kind),
  )
  return db.select().from(verifactuRecordsTable).where(isIt).get()
}

/** The newest, and which of them are of no invoice but of a till's ticket. */
export function latestRecords({ db, sql }: Reader): (RecordRow & { isTicket: boolean })[] {
  const order = desc(verifactuRecordsTable.position)
  const rows = db.select().from(verifactuRecordsTable).orderBy(order).limit(shown).all()
  const known = sql.exec<{ id: string }>(
    'select id from invoices where id in (select value from json_each(?))',
    JSON.stringify(rows.map(({ documentId }) => documentId)),
  )
  const invoices = new Set(known.toArray().map(({ id }) => id))
  return rows.map((row) => ({ ...row, isTicket: !invoices.has(row.documentId) }))
}

/** What the chain is checked with, oldest first. */
export function listLinks({ db }: Reader): Pick<RecordRow, 'position' | 'hashed' | 'hash'>[] {
  const { position, hashed, hash } = verifactuRecordsTable
  return db
    .select({ position, hashed, hash })
    .from(verifactuRecordsTable)
    .orderBy(asc(position))
    .all()
}

export function countWaiting({ db }: Reader): number {
  const waiting = and(isNull(verifactuRecordsTable.batch), eq(verifactuRecordsTable.isSent, true))
  const row = db.select({ found: count() }).from(verifactuRecordsTable).where(waiting).get()
  return row?.found ?? 0
}

/** Puts the oldest that wait into a file of their own; undefined where none does. */
export function takeBatch({ db, sql }: Writer, madeAt: string): number | undefined {
  const waiting = and(isNull(verifactuRecordsTable.batch), eq(verifactuRecordsTable.isSent, true))
  const { position } = verifactuRecordsTable
  const rows = db
    .select({ position })
    .from(verifactuRecordsTable)
    .where(waiting)
    .orderBy(asc(position))
    .limit(maxBatch)
    .all()
  if (rows.length === 0) return undefined
  const { id } = db
    .insert(verifactuBatchesTable)
    .values({ madeAt, count: rows.length })
    .returning({ id: verifactuBatchesTable.id })
    .get()
  sql.exec(
    `update verifactu_records set batch = ?
     where position in (select value from json_each(?))`,
    id,
    JSON.stringify(rows.map((row) => row.position)),
  )
  return id
}

export function listBatches({ db }: Reader) {
  const order = desc(verifactuBatchesTable.id)
  return db.select().from(verifactuBatchesTable).orderBy(order).limit(shown).all()
}

export function recordsOfBatch({ db }: Reader, batch: number): RecordRow[] {
  return db
    .select()
    .from(verifactuRecordsTable)
    .where(eq(verifactuRecordsTable.batch, batch))
    .orderBy(asc(verifactuRecordsTable.position))
    .all()
}

/** What the paper of a document shows its buyer; null where no record of it was made. */
export function agencyCodeOf(reader: Reader, documentId: string): PaperView['agencyCode'] {
  const record = findRecord(reader, documentId, 'registration')
  if (!record) return null
  const lines = record.isSent ? [codePhrase, codeMark] : []
  return { payload: record.code, heading: codeHeading, lines }
}
