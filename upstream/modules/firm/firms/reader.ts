import { AppError } from '#contract/core/errors.ts'
import type { Firm, FirmInput } from '#contract/firm/firms.ts'
import { prepared } from '../../../firm/prepared.ts'
import type { Reader } from '../../../firm/store.ts'
import { firmTable } from './tables.ts'

/** A firm's own data as the modules use it. */
export type FirmProfile = FirmInput & {
  id: string
  paper: 'A4' | 'Letter'
  taxName: Firm['taxName']
  logoType: string | null
  version: number
}

const firmRow = prepared((db) => db.select().from(firmTable).prepare())

/** The firm. @throws AppError not_found before it was created */
export function getFirmProfile({ db }: Reader): FirmProfile {
  const row = firmRow(db).get()
  if (!row) throw new AppError('not_found', 'No such firm')
  const { id, paper, logoType, version } = row
  const profile: FirmInput = JSON.parse(row.profile)
  return {
    ...profile,
    cashRounding: profile.cashRounding ?? 'off',
    taxRounding: profile.taxRounding ?? 'group',
    id,
    paper: paper === 'Letter' ? 'Letter' : 'A4',
    taxName: JSON.parse(row.taxName),
    logoType,
    version,
  }
}
