import { AppError } from '#contract/core/errors.ts'
import { ReportName } from '#contract/reporting/reports.ts'
import type { Env } from '../../../core/env.ts'
import { documentFileName } from '../../../documents/delivery/document-file-name.ts'
import type { DocumentFile } from '../../../documents/delivery/print-document.ts'
import type { Store } from '../../../firm/store.ts'
import { toPdf } from './files/pdf.ts'
import { makeReport } from './make-report.ts'
import { presentOwner } from './saved/present-owner.ts'
import { findSaved } from './saved/reader.ts'

/**
 * The PDF that goes along with a queued mail, made when it leaves.
 * @throws AppError not_found where it was deleted meanwhile; FailedForGood where its owner may not
 */
export async function renderAttachment(
  { reader }: Store,
  env: Env,
  id: string,
): Promise<DocumentFile> {
  const row = findSaved(reader, id)
  if (!row) throw new AppError('not_found', 'No such saved report')
  const context = await presentOwner(reader, env, row, 'report:view')
  const { frame, report } = makeReport(
    reader,
    context,
    ReportName.parse(row.report),
    row.query,
    true,
  )
  const bytes = await toPdf(frame, report)
  return { name: documentFileName(row.name, report.to), type: 'application/pdf', bytes }
}
