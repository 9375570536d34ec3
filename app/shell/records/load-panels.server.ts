import { type RecordPanels, recordsContract } from '#contract/firm/records.ts'
import type { FirmAccess } from '../session/session.server.ts'

/**
 * What `RecordPanels` shows: `loadPanels(access, 'invoice', invoiceId)`.
 * @throws AppError not_found, also where the role may not see such records
 */
export function loadPanels(
  { call, firm }: Pick<FirmAccess, 'call' | 'firm'>,
  kind: string,
  recordId: string,
): Promise<RecordPanels> {
  return call(recordsContract.panels, { firmId: firm.firmId, kind, recordId })
}
