import type { Env } from '../../../core/env.ts'
import type { DocumentFile } from '../../../documents/delivery/print-document.ts'
import type { Store } from '../../../firm/store.ts'
import { getFirmProfile } from '../../firm/firms/index.ts'
import { printTicket } from './ticket-pdf.ts'

/** The PDF that goes along with a queued mail. @throws AppError not_found */
export function renderAttachment(store: Store, env: Env, id: string): Promise<DocumentFile> {
  const firmId = getFirmProfile(store.reader).id
  return printTicket({ store, env, firm: { firmId, now: new Date() } }, id, {
    viewer: undefined,
  })
}
