import type { DatevNumbers } from '#contract/reporting/exports.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { findDatevNumbers } from './reader.ts'
import { exportSettingsTable } from './tables.ts'

/** Keeps the numbers under which DATEV knows the firm. */
export function setDatev(
  writer: Writer,
  { firmId }: FirmContext,
  { consultant, client }: DatevNumbers,
): void {
  const before = findDatevNumbers(writer)
  const set = { datevConsultant: consultant, datevClient: client }
  writer.db
    .insert(exportSettingsTable)
    .values({ id: 1, ...set })
    .onConflictDoUpdate({ target: exportSettingsTable.id, set })
    .run()
  const after = { datevConsultant: consultant, datevClient: client }
  writer.audit({
    entity: 'datevNumbers',
    entityId: firmId,
    action: 'update',
    before: before && { datevConsultant: before.consultant, datevClient: before.client },
    after,
  })
}
