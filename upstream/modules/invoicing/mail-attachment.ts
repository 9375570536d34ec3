import type { DocumentFile } from '../../documents/delivery/print-document.ts'
import type { Env } from '../../env.ts'
import type { Store } from '../../firm/store.ts'
import { getFirmProfile } from '../firms/index.ts'
import { renderDocument } from './delivery/document-file.ts'

/** The PDF that goes along with a queued mail, as the document is when the mail leaves. */
export function renderAttachment(store: Store, env: Env, invoiceId: string): Promise<DocumentFile> {
  const firmId = getFirmProfile(store.reader).id
  return renderDocument({ store, env, firm: { firmId, now: new Date() } }, invoiceId)
}
