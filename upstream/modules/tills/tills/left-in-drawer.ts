import { and, desc, eq } from 'drizzle-orm'
import type { Minor } from '#contract/core/money.ts'
import type { Reader } from '../../../firm/store.ts'
import { tillSessionsTable } from './tables.ts'

/** What the last close of a register counted in its drawer; null where none was closed. */
export function leftInDrawer({ db }: Reader, registerId: string): Minor | null {
  const { counted, state, rowNumber } = tillSessionsTable
  const last = db
    .select({ counted })
    .from(tillSessionsTable)
    .where(and(eq(tillSessionsTable.registerId, registerId), eq(state, 'closed')))
    .orderBy(desc(rowNumber))
    .limit(1)
    .get()
  return last?.counted ?? null
}
