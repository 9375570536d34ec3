import { zipSync } from 'fflate'
import { AppError, invalidField } from '#contract/core/errors.ts'
import { requirePermission } from '#contract/core/roles.ts'
import type { DatevNumbers } from '#contract/reporting/exports.ts'
import type { FirmContext, Reader } from '../../../../firm/store.ts'
import { codesOfCentres } from '../../../books/cost-centres/views.ts'
import { listAccounts } from '../../../books/ledger/index.ts'
import { type JournalLine, linesInOrder } from '../../../books/ledger/views.ts'
import { numbersOfItems } from '../../../books/settlement/views.ts'
import { fiscalYearStart, getFirmProfile } from '../../../firm/firms/index.ts'
import { cardsOfParties } from '../../../firm/parties/views.ts'
import { localInstant } from '../local-instant.ts'
import { findDatevNumbers } from '../reader.ts'
import { accountColumns, bookingColumns, partyColumns } from './columns.ts'
import { type DatevHead, datevFile } from './file.ts'
import { accountDigits } from './personal-accounts.ts'
import { accountRows, bookingRows, type ControlAccounts, entriesOf, partyRows } from './rows.ts'

/** DATEV takes this many records in one batch. */
const maxRecords = 99_999
/** The entry that closes a year is left to DATEV, which carries balances forward itself. */
const closing = 'yearEnd'

type Days = { from: string; to: string }

/**
 * The firm's postings of days for DATEV, with the names of accounts and parties, as one zip.
 * @throws AppError invalid where the days are not of one fiscal year or DATEV's numbers are missing;
 *   not_found where the firm has no German chart; forbidden without the right to see parties
 */
export function datevArchive(reader: Reader, { now, actor }: FirmContext, days: Days): File {
  requirePermission(actor, 'party:view')
  const yearStart = requireDays(reader, days)
  const numbers = findDatevNumbers(reader)
  if (!numbers) throw invalidField('consultant', 'required')
  const { timeZone } = getFirmProfile(reader)
  const madeAt = localInstant(now.toISOString(), timeZone)
  const head = { ...numbers, yearStart, accountDigits, madeAt }
  const zipped = zipSync(filesOf(reader, head, days), { mtime: now })
  const name = `DATEV_${days.from}_${days.to}.zip`
  return new File([zipped], name, { type: 'application/zip' })
}

/**
 * The first day of the fiscal year of both days, as `YYYY-MM-DD`.
 * @throws AppError invalid where they are of two, or the wrong way round; not_found where the firm has
 *   no German chart
 */
export function requireDays(reader: Reader, { from, to }: Days): string {
  const { address, fiscalYearStart: start } = getFirmProfile(reader)
  if (address.country !== 'DE') throw new AppError('not_found', 'No German chart of accounts')
  if (to < from) throw invalidField('to', 'beforeStart')
  const yearStart = fiscalYearStart(from, start)
  if (fiscalYearStart(to, start) !== yearStart) throw invalidField('to', 'otherFiscalYear')
  return yearStart
}

/** How many entries would be taken along. @throws AppError invalid where they are too many */
export function countEntries(reader: Reader, days: Days): number {
  return new Set(linesToTake(reader, days).map(({ sequence }) => sequence)).size
}

function filesOf(
  reader: Reader,
  head: DatevHead & DatevNumbers,
  days: Days,
): Record<string, Uint8Array> {
  const chart = listAccounts(reader)
  const control: ControlAccounts = new Map(
    chart.flatMap(({ code, role }) =>
      role === 'receivable' || role === 'payable' ? [[code, role] as const] : [],
    ),
  )
  const lines = linesToTake(reader, days)
  const partyIds = lines.flatMap(({ partyId }) => (partyId ? [partyId] : []))
  const cards = cardsOfParties(reader, partyIds)
  const itemIds = lines.flatMap(({ openItemId }) => (openItemId ? [openItemId] : []))
  const numbers = numbersOfItems(reader, itemIds)
  const byId = new Map(cards.map((card) => [card.id, card]))
  const entries = entriesOf(lines, control, byId, numbers, codesOfCentres(reader))
  const records = entries.flatMap((entry) => entry.records)
  if (records.length > maxRecords) throw invalidField('to', 'tooManyEntries')
  const used = new Set(records.flatMap(({ account, counter }) => [account, counter]))
  const title = `${days.from} ${days.to}`
  return {
    'EXTF_Buchungsstapel.csv': datevFile(
      'bookings',
      { ...head, days: { ...days, title } },
      bookingColumns,
      bookingRows(entries),
    ),
    'EXTF_DebitorenKreditoren.csv': datevFile(
      'parties',
      head,
      partyColumns,
      partyRows(cards, used),
    ),
    'EXTF_Kontenbeschriftungen.csv': datevFile(
      'accounts',
      head,
      accountColumns,
      accountRows(chart),
    ),
  }
}

function linesToTake(reader: Reader, days: Days): JournalLine[] {
  const lines = linesInOrder(reader, { ...days, limit: 2 * maxRecords, offset: 0 })
  if (lines.length === 2 * maxRecords) throw invalidField('to', 'tooManyEntries')
  return lines.filter(({ sourceKind }) => sourceKind !== closing)
}
