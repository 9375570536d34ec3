import { AppError } from '#contract/core/errors.ts'
import type { Env } from '../../../core/env.ts'
import { documentFileName } from '../../../documents/delivery/document-file-name.ts'
import type { DocumentFile } from '../../../documents/delivery/print-document.ts'
import type { Store } from '../../../firm/store.ts'
import { presentOwner } from '../reports/index.ts'
import { analysisFile } from './file.ts'
import { findSaved } from './find-saved.ts'

/**
 * The PDF that goes along with a queued mail, made when it leaves with what its owner may see then.
 * @throws AppError not_found where it was deleted meanwhile; FailedForGood where its owner may not
 */
export async function renderAttachment(
  { reader }: Store,
  env: Env,
  id: string,
): Promise<DocumentFile> {
  const row = findSaved(reader, id)
  if (!row) throw new AppError('not_found', 'No such saved analysis')
  const context = await presentOwner(reader, env, row, 'analysis:view')
  const file = await analysisFile(reader, context, row.query, 'pdf')
  const day = context.now.toISOString().slice(0, 10)
  const bytes = new Uint8Array(await file.arrayBuffer())
  return { name: documentFileName(row.name, day), type: 'application/pdf', bytes }
}
