import { asc, eq } from 'drizzle-orm'
import { AppError, type FieldProblems, refuseProblems } from '#contract/core/errors.ts'
import {
  type AnnouncementInput,
  type AnnouncementListQuery,
  announcementsContract,
} from '#contract/people/announcements.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { defineRegister } from '../../../register/define-register.ts'
import type { RegisterSource } from '../../../register/describe.ts'
import type { Prepared } from '../../../register/description.ts'
import { rowOf } from '../../../register/stored-rows.ts'
import { findEmployee } from '../employees/index.ts'
import { announcementReadsTable, announcementsSearch, announcementsTable } from './tables.ts'

export type StoredAnnouncement = typeof announcementsTable.$inferSelect

export const announcementList: RegisterSource<AnnouncementListQuery> = {
  from: 'announcements',
  search: announcementsSearch.name,
  tabs: { active: 'is_archived = 0', archived: 'is_archived = 1' },
  sorts: { title: 'title collate nocase', fromDate: 'from_date', updatedAt: 'updated_at' },
  filters: {},
}

export const storedAnnouncement = rowOf(announcementsTable)

export const announcements = defineRegister({
  kind: 'announcement',
  contract: announcementsContract,
  table: announcementsTable,
  list: announcementList,
  row: (raw, reader) => {
    const row = storedAnnouncement(raw)
    return { ...row, readCount: readsOf(reader, row.id).length }
  },
  record: (reader, _firm, row) => ({
    ...row,
    readBy: readsOf(reader, row.id).map(({ employeeId, readAt }) => ({
      employeeId,
      name: findEmployee(reader, employeeId)?.name ?? '',
      readAt,
    })),
  }),
  labelOf: ({ title }) => title,
  found: ({ title, text, fromDate }) => ({ words: { title, text }, subtitle: fromDate }),
  reach: 'whole',
  prepare,
})

function prepare(_writer: Writer, _firm: FirmContext, input: AnnouncementInput): Prepared {
  const fields: FieldProblems = {}
  if (input.untilDate !== '' && input.untilDate < input.fromDate) {
    fields.untilDate = { key: 'endBeforeStart' }
  }
  refuseProblems(fields, 'The announcement has fields to correct')
  return { columns: input }
}

function readsOf({ db }: Pick<Reader, 'db'>, announcementId: string) {
  const table = announcementReadsTable
  return db
    .select()
    .from(table)
    .where(eq(table.announcementId, announcementId))
    .orderBy(asc(table.readAt), asc(table.employeeId))
    .all()
}

/** One that is there. @throws AppError not_found */
export function getAnnouncement({ db }: Reader, id: string): StoredAnnouncement {
  const row = db.select().from(announcementsTable).where(eq(announcementsTable.id, id)).get()
  if (!row) throw new AppError('not_found', 'No such announcement')
  return row
}
