import { mailsContract, type RecordMails } from '#contract/firm/mails.ts'
import type { FirmAccess } from '../session/session.server.ts'

/**
 * What the panel of a record's mails shows: `loadMails(access, 'quote', quoteId)`.
 * @throws AppError not_found, also where the role may not see such records
 */
export function loadMails(
  { call, firm }: Pick<FirmAccess, 'call' | 'firm'>,
  kind: string,
  recordId: string,
): Promise<RecordMails> {
  return call(mailsContract.list, { firmId: firm.firmId, kind, recordId })
}
