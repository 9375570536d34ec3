import { and, eq } from 'drizzle-orm'
import type { OwnTaxDuty, TaxDutySettingsInput } from '#contract/reporting/tax-duties.ts'
import type { Reader } from '../../../../firm/store.ts'
import { ownTaxDutiesTable, taxDutiesDoneTable, taxDutySettingsTable } from '../tables.ts'
import { usualSettings } from './rules.ts'

/** What the firm chose, or what holds before it chose anything. */
export function readDutySettings({ db }: Reader): TaxDutySettingsInput & { version: number } {
  const row = db.select().from(taxDutySettingsTable).get()
  if (!row) return { ...usualSettings, version: 1 }
  const { id: _, ...settings } = row
  return settings
}

/** What the firm keeps itself, by its name. */
export function readOwnDuties({ db }: Reader): OwnTaxDuty[] {
  return db.select().from(ownTaxDutiesTable).orderBy(ownTaxDutiesTable.name).all()
}

export type DoneDuty = { doneAt: string; doneByName: string }

/** Whether one is done; it is known by what it is and its last day. */
export function findDone({ db }: Reader, key: string, to: string): DoneDuty | undefined {
  const { key: keyColumn, toDate } = taxDutiesDoneTable
  return db
    .select()
    .from(taxDutiesDoneTable)
    .where(and(eq(keyColumn, key), eq(toDate, to)))
    .get()
}
