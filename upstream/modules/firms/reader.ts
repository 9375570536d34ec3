import { asc } from 'drizzle-orm'
import { AppError } from '#contract/errors.ts'
import type { Account, Firm, FirmInput } from '#contract/firms.ts'
import { prepared } from '../../firm/prepared.ts'
import type { Reader } from '../../firm/store.ts'
import { accountsTable, journalEntriesTable } from '../ledger/index.ts'
import { firmTable } from './tables.ts'

/** A firm's own data as the modules use it. */
export type FirmProfile = FirmInput & {
  id: string
  paper: 'A4' | 'Letter'
  taxName: Firm['taxName']
  logoType: string | null
  lockDate: string | null
  version: number
}

const firmRow = prepared((db) => db.select().from(firmTable).prepare())

/** The firm. @throws AppError not_found before it was created */
export function getFirmProfile({ db }: Reader): FirmProfile {
  const row = firmRow(db).get()
  if (!row) throw new AppError('not_found', 'No such firm')
  const { id, paper, logoType, lockDate, version } = row
  const profile: FirmInput = JSON.parse(row.profile)
  return {
    ...profile,
    id,
    paper: paper === 'Letter' ? 'Letter' : 'A4',
    taxName: JSON.parse(row.taxName),
    logoType,
    lockDate,
    version,
  }
}

/** Whether anything was ever posted. */
export function hasPostings({ db }: Reader): boolean {
  return (
    db.select({ id: journalEntriesTable.id }).from(journalEntriesTable).limit(1).get() !== undefined
  )
}

export function listAccounts({ db }: Reader): Account[] {
  const rows = db.select().from(accountsTable).orderBy(asc(accountsTable.code)).all()
  return rows.map(({ code, name, type, role }) => ({ code, type, role, name: JSON.parse(name) }))
}
