import { sum } from 'drizzle-orm'
import type { Reader } from '../../../firm/store.ts'
import { sumAttachments } from '../../firm/records/index.ts'
import { invoiceStatsTable } from './tables.ts'

/** How many documents a firm has, and the bytes of its database and its attachments together. */
export function measureUsage(reader: Reader): { documents: number; storageBytes: number } {
  const documents = reader.db
    .select({ count: sum(invoiceStatsTable.count) })
    .from(invoiceStatsTable)
    .get()
  return {
    documents: Number(documents?.count ?? 0),
    storageBytes: reader.sql.databaseSize + sumAttachments(reader),
  }
}
