import type { DatevNumbers } from '#contract/reporting/exports.ts'
import type { Reader } from '../../../firm/store.ts'
import { exportSettingsTable } from './tables.ts'

/** The numbers under which DATEV knows the firm; undefined before somebody said them. */
export function findDatevNumbers({ db }: Reader): DatevNumbers | undefined {
  return db
    .select({
      consultant: exportSettingsTable.datevConsultant,
      client: exportSettingsTable.datevClient,
    })
    .from(exportSettingsTable)
    .get()
}
