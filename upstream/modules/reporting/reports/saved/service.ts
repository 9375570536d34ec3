import { eq } from 'drizzle-orm'
import { AppError } from '#contract/core/errors.ts'
import type {
  NewSavedReport,
  SavedReport,
  SavedReportChange,
} from '#contract/reporting/saved-reports.ts'
import type { FirmContext, Writer } from '../../../../firm/store.ts'
import { makeReport } from '../make-report.ts'
import { forgetPins } from '../pins/service.ts'
import { planSnapshots } from '../snapshots/plan.ts'
import { forgetSnapshots } from '../snapshots/service.ts'
import { savedReportsTable } from '../tables.ts'
import { nextSending } from './next-sending.ts'
import { reportMails } from './plan.ts'
import { findSaved, requireSaved, toSaved } from './reader.ts'

const entity = 'savedReport'

/**
 * Keeps a report with what was chosen on its page.
 * @throws AppError whatever the report itself throws, so that only what can be read is saved
 */
export function saveReport(
  writer: Writer,
  context: FirmContext,
  input: Omit<NewSavedReport, 'firmId'>,
): SavedReport {
  const { name, report, isShared } = input
  const { page: _, ...query } = input.query
  makeReport(writer, context, report, query)
  const { userId, userName, language } = context.actor
  const row = {
    id: context.newId(),
    name,
    report,
    query,
    isShared,
    language,
    ownerId: userId,
    ownerName: userName,
    rhythm: 'never' as const,
    mailTo: [],
    nextAt: '',
    keepsDays: 0,
    version: 1,
  }
  writer.db.insert(savedReportsTable).values(row).run()
  writer.audit({
    entity,
    entityId: row.id,
    action: 'create',
    title: name,
    after: { name, report, isShared },
  })
  return toSaved(writer, row, userId)
}

/**
 * Renames, shares or sends it by mail from now on.
 * @throws AppError not_found; forbidden for somebody else's; conflict with the present one
 */
export function changeSaved(
  writer: Writer,
  context: FirmContext,
  { savedReportId, version, name, isShared, rhythm, to }: Omit<SavedReportChange, 'firmId'>,
): SavedReport {
  const row = requireOwn(writer, context, savedReportId)
  const { userId } = context.actor
  if (row.version !== version) {
    const detail = toSaved(writer, row, userId)
    throw new AppError('conflict', 'Someone else has changed the saved report meanwhile', {
      detail,
    })
  }
  const nextAt = nextSending(writer, rhythm, context.now)
  const change = { name, isShared, rhythm, mailTo: to, nextAt }
  const changed = { ...row, ...change, version: version + 1 }
  writer.db.update(savedReportsTable).set(changed).where(eq(savedReportsTable.id, row.id)).run()
  reportMails.planSending(writer)
  const before = { name: row.name, isShared: row.isShared, rhythm: row.rhythm, to: row.mailTo }
  const after = { name, isShared, rhythm, to }
  writer.audit({ entity, entityId: row.id, action: 'edit', title: name, before, after })
  return toSaved(writer, changed, userId)
}

/** Ends the mails of anybody's saved report. @throws AppError not_found where it has none */
export function stopSaved(writer: Writer, id: string): { id: string } {
  const row = findSaved(writer, id)
  if (!row || row.nextAt === '') throw new AppError('not_found', 'No such report is mailed')
  reportMails.endSending(writer, row.id)
  reportMails.planSending(writer)
  const { name: title, rhythm, mailTo } = row
  const before = { rhythm, to: mailTo }
  const after = { rhythm: 'never', to: mailTo }
  writer.audit({ entity, entityId: id, action: 'edit', title, before, after })
  return { id }
}

/** @throws AppError not_found; forbidden for somebody else's */
export function deleteSaved(writer: Writer, context: FirmContext, id: string): { id: string } {
  const row = requireOwn(writer, context, id)
  writer.db.delete(savedReportsTable).where(eq(savedReportsTable.id, id)).run()
  forgetPins(writer, id)
  forgetSnapshots(writer, id)
  reportMails.planSending(writer)
  planSnapshots(writer, context.now)
  writer.audit({
    entity,
    entityId: id,
    action: 'delete',
    title: row.name,
    before: { name: row.name },
  })
  return { id }
}

function requireOwn(writer: Writer, context: FirmContext, id: string) {
  const row = requireSaved(writer, context, id)
  if (row.ownerId !== context.actor.userId)
    throw new AppError('forbidden', 'This belongs to another person')
  return row
}
