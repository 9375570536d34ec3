import { AppError } from '#contract/core/errors.ts'
import type { Env } from '../../../core/env.ts'
import type { DocumentFile } from '../../../documents/delivery/print-document.ts'
import type { Store } from '../../../firm/store.ts'
import { getFirmProfile } from '../../firm/firms/index.ts'
import { parsePeriod } from './period.ts'
import { printStatement } from './print.ts'

/** Of what party and days a file is, in one text: `party 2026-01-01..2026-03-31`. */
export function attachmentId(partyId: string, period: string): string {
  return `${partyId} ${period}`
}

/** The PDF that goes along with a queued mail. @throws AppError not_found */
export function renderAttachment(store: Store, env: Env, id: string): Promise<DocumentFile> {
  const [partyId = '', period = ''] = id.split(' ')
  const days = parsePeriod(period)
  if (!days) throw new AppError('not_found', 'No such statement')
  const firmId = getFirmProfile(store.reader).id
  return printStatement({ store, env, firm: { firmId, now: new Date() } }, { partyId, ...days })
}
