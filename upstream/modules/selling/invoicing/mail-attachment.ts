import type { Env } from '../../../core/env.ts'
import type { DocumentFile } from '../../../documents/delivery/print-document.ts'
import type { Store } from '../../../firm/store.ts'
import { getFirmProfile } from '../../firm/firms/index.ts'
import { documentPdf } from './kept/document-pdf.ts'

/** The PDF that goes along with a queued mail, as the document was issued. */
export function renderAttachment(store: Store, env: Env, invoiceId: string): Promise<DocumentFile> {
  const firmId = getFirmProfile(store.reader).id
  return documentPdf({ store, env, firm: { firmId, now: new Date() } }, invoiceId)
}
