import { asc, eq } from 'drizzle-orm'
import type {
  JournalTemplate,
  ManualEntry,
  ManualEntryRow,
} from '#contract/books/manual-entries.ts'
import { AppError } from '#contract/core/errors.ts'
import type { PageQuery } from '#contract/core/page.ts'
import { pageOfRows, pageStart } from '../../../../firm/cursor.ts'
import type { Reader } from '../../../../firm/store.ts'
import { journalTemplatesTable, manualEntriesTable } from '../tables.ts'

export type StoredManualEntry = typeof manualEntriesTable.$inferSelect
export type StoredTemplate = typeof journalTemplatesTable.$inferSelect

/** @throws AppError not_found */
export function getStoredManual({ db }: Reader, id: string): StoredManualEntry {
  const row = db.select().from(manualEntriesTable).where(eq(manualEntriesTable.id, id)).get()
  if (!row) throw new AppError('not_found', 'No such entry')
  return row
}

/** @throws AppError not_found */
export function getManualEntry(reader: Reader, id: string): ManualEntry {
  const row = getStoredManual(reader, id)
  return { ...row, lines: JSON.parse(row.lines) }
}

/** @throws AppError not_found */
export function getTemplate({ db }: Reader, id: string): JournalTemplate & { runs: number } {
  const row = db.select().from(journalTemplatesTable).where(eq(journalTemplatesTable.id, id)).get()
  if (!row) throw new AppError('not_found', 'No such template')
  return { ...row, lines: JSON.parse(row.lines) }
}

export function listTemplates({ db }: Reader): JournalTemplate[] {
  return db
    .select()
    .from(journalTemplatesTable)
    .orderBy(asc(journalTemplatesTable.name), asc(journalTemplatesTable.id))
    .all()
    .map((row) => ({ ...row, lines: JSON.parse(row.lines) }))
}

type Query = Pick<PageQuery, 'after' | 'before' | 'size'> & {
  state?: ManualEntry['state'] | undefined
}

/** Manual entries, the last made first. @throws AppError malformed for a cursor that is none of ours */
export function listManualEntries({ sql }: Reader, { state, after, before, size }: Query) {
  const start = pageStart({ after, before })
  const { edge, isBackward } = start
  const where = [
    ...(state ? ['state = ?'] : []),
    ...(edge ? [`id ${isBackward ? '>' : '<'} ?`] : []),
  ]
  const found = sql
    .exec<ManualEntryRow>(
      `select id, date, memo, state, debit, credit, reverse_date as reverseDate,
         prepared_by_name as preparedByName
       from manual_entries where ${where.join(' and ') || 'true'}
       order by id ${isBackward ? 'asc' : 'desc'} limit ?`,
      ...(state ? [state] : []),
      ...(edge ? [edge.id] : []),
      size + 1,
    )
    .toArray()
  return pageOfRows(found, start, size, ({ id }) => ({ value: '', id }))
}

/** How many drafts are dated in a period and so not in the books. */
export function countManualDrafts({ sql }: Reader, until: string): number {
  return sql
    .exec<{ count: number }>(
      `select count(*) as count from manual_entries where state = 'draft' and date <= ?`,
      until,
    )
    .one().count
}
