import type { Env } from '../../../core/env.ts'
import type { DocumentFile } from '../../../documents/delivery/print-document.ts'
import type { Store } from '../../../firm/store.ts'
import { getFirmProfile } from '../../firm/firms/index.ts'
import { printSelfBilled } from './self-billed/paper.ts'

/** The PDF of an invoice that the firm wrote for a supplier, with its XML inside. */
export function renderAttachment(store: Store, env: Env, billId: string): Promise<DocumentFile> {
  const firmId = getFirmProfile(store.reader).id
  return printSelfBilled({ store, env, firm: { firmId, now: new Date() } }, billId)
}
