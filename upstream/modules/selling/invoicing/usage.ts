import { sum } from 'drizzle-orm'
import { hooks } from '../../../core/hooks.ts'
import type { Reader } from '../../../firm/store.ts'
import { sumAttachments } from '../../firm/records/index.ts'
import { invoiceStatsTable } from './tables.ts'

declare module '../../../core/hooks.ts' {
  interface ModuleParts {
    /** It keeps files of its own beside attachments: how many bytes they are. */
    storedBytes: (reader: Reader) => number
  }
}

/** How many documents a firm has, and the bytes of its database and its files together. */
export function measureUsage(reader: Reader): { documents: number; storageBytes: number } {
  const documents = reader.db
    .select({ count: sum(invoiceStatsTable.count) })
    .from(invoiceStatsTable)
    .get()
  const files = hooks('storedBytes').reduce((total, stored) => total + stored(reader), 0)
  return {
    documents: Number(documents?.count ?? 0),
    storageBytes: reader.sql.databaseSize + sumAttachments(reader) + files,
  }
}
