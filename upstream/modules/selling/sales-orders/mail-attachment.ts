import type { Env } from '../../../core/env.ts'
import type { DocumentFile } from '../../../documents/delivery/print-document.ts'
import type { Store } from '../../../firm/store.ts'
import { getFirmProfile } from '../../firm/firms/index.ts'
import { printOrder } from './print.ts'

/** The PDF that goes along with a queued mail, as the order is when the mail leaves. */
export function renderAttachment(store: Store, env: Env, orderId: string): Promise<DocumentFile> {
  const firmId = getFirmProfile(store.reader).id
  return printOrder({ store, env, firm: { firmId, now: new Date() } }, orderId)
}
