import { sum } from 'drizzle-orm'
import type { Reader } from '../../firm/store.ts'
import { attachmentsTable, invoiceStatsTable } from './tables.ts'

/** How many documents a firm has, and the bytes of its database and its attachments together. */
export function measureUsage({ db, sql }: Reader): { documents: number; storageBytes: number } {
  const documents = db
    .select({ count: sum(invoiceStatsTable.count) })
    .from(invoiceStatsTable)
    .get()
  const files = db
    .select({ bytes: sum(attachmentsTable.size) })
    .from(attachmentsTable)
    .get()
  return {
    documents: Number(documents?.count ?? 0),
    storageBytes: sql.databaseSize + Number(files?.bytes ?? 0),
  }
}
