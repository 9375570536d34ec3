import { AppError } from '#contract/errors.ts'
import { Language } from '#contract/fields.ts'
import { ReportName } from '#contract/reports.ts'
import { documentFileName } from '../../documents/delivery/document-file-name.ts'
import type { DocumentFile } from '../../documents/delivery/print-document.ts'
import type { Env } from '../../env.ts'
import type { FirmContext, Store } from '../../firm/store.ts'
import { newId } from '../../firm/ulid.ts'
import { getFirmProfile } from '../firms/index.ts'
import { toPdf } from './files/pdf.ts'
import { makeReport } from './make-report.ts'
import { findSaved, type SavedRow } from './saved/reader.ts'

/**
 * The PDF that goes along with a queued mail, made when it leaves.
 * @throws AppError not_found where it was deleted meanwhile
 */
export async function renderAttachment(
  { reader }: Store,
  _: Env,
  id: string,
): Promise<DocumentFile> {
  const row = findSaved(reader, id)
  if (!row) throw new AppError('not_found', 'No such saved report')
  const context = contextOf(getFirmProfile(reader).id, row)
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

/** Its owner saw it when they saved it: it is made with what they might see then, in their language. */
function contextOf(firmId: string, { ownerId, ownerName, language }: SavedRow): FirmContext {
  return {
    firmId,
    actor: {
      ...{ userId: ownerId, userName: ownerName, role: 'owner', custom: null },
      ...{ language: Language.parse(language), isDemo: false, requestId: '' },
    },
    now: new Date(),
    newId,
    idempotency: null,
  }
}
