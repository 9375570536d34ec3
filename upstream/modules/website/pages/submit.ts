import { eq } from 'drizzle-orm'
import { conflictOf } from '#contract/core/errors.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { tellDecided } from '../../firm/approvals/index.ts'
import { queueNotice } from '../../firm/outbound/index.ts'
import { getPageRow, type PageRow } from './reader.ts'
import { sitePages } from './register.ts'
import { sitePagesTable } from './tables.ts'

type ShownPage = ReturnType<typeof sitePages.show>

/** What a page is that nobody asks to publish. */
export const notSubmitted = { submittedAt: null, submittedBy: '', submittedByName: '' }

/** Asks who may publish for it. @throws AppError not_found; conflict for one that has nothing new */
export function submitPage(writer: Writer, firm: FirmContext, id: string): ShownPage {
  const row = getPageRow(writer, id)
  if (row.isArchived || row.state === 'published') throw conflictOf('sitePageNothingNew')
  if (row.submittedAt !== null) throw conflictOf('sitePageSubmitted')
  const { userId, userName } = firm.actor
  write(writer, row, {
    submittedAt: firm.now.toISOString(),
    submittedBy: userId,
    submittedByName: userName,
    sentBack: '',
  })
  writer.audit({ entity: 'sitePage', entityId: id, action: 'submit', title: row.title })
  queueNotice(writer, firm, {
    kind: 'sitePageWaits',
    params: { by: userName, title: row.title },
    link: `/firms/${firm.firmId}/site-pages/${id}`,
  })
  return sitePages.show(writer, firm, id)
}

/** Takes the question back. @throws AppError not_found; conflict for one that nobody submitted */
export function withdrawPage(writer: Writer, firm: FirmContext, id: string): ShownPage {
  const row = requireSubmitted(writer, id)
  write(writer, row, notSubmitted)
  writer.audit({ entity: 'sitePage', entityId: id, action: 'withdraw', title: row.title })
  return sitePages.show(writer, firm, id)
}

/** Gives a page back to its author, who is told why. @throws AppError not_found, conflict */
export function sendBackPage(
  writer: Writer,
  firm: FirmContext,
  id: string,
  reason: string,
): ShownPage {
  const row = requireSubmitted(writer, id)
  write(writer, row, { ...notSubmitted, sentBack: reason })
  const { title } = row
  writer.audit({ entity: 'sitePage', entityId: id, action: 'reject', title, detail: reason })
  tellAuthor(writer, firm, row, reason)
  return sitePages.show(writer, firm, id)
}

/** Tells whoever submitted a page what became of it: without a reason it was published. */
export function tellAuthor(writer: Writer, firm: FirmContext, row: PageRow, reason = ''): void {
  tellDecided(writer, firm, {
    preparedBy: row.submittedBy,
    title: row.title,
    link: `site-pages/${row.id}`,
    decision: reason === '' ? 'approved' : 'rejected',
    reason,
  })
}

function requireSubmitted(writer: Writer, id: string): PageRow {
  const row = getPageRow(writer, id)
  if (row.submittedAt === null) throw conflictOf('sitePageNotSubmitted')
  return row
}

function write({ db }: Writer, row: PageRow, columns: Partial<PageRow>): void {
  db.update(sitePagesTable)
    .set({ ...columns, version: row.version + 1 })
    .where(eq(sitePagesTable.id, row.id))
    .run()
}
