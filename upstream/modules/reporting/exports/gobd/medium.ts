import { strToU8, zipSync } from 'fflate'
import { AppError, invalidField } from '#contract/core/errors.ts'
import { requirePermission } from '#contract/core/roles.ts'
import type { FirmContext, Reader } from '../../../../firm/store.ts'
import { dateIn } from '../../../../firm/today.ts'
import { dtdName, dtdText, indexXml } from '../../../../gobd/index-xml.ts'
import { tableText } from '../../../../gobd/table.ts'
import { codesOfCentres } from '../../../books/cost-centres/views.ts'
import { listAccounts } from '../../../books/ledger/index.ts'
import { type AuditLine, auditLines, trialBalance } from '../../../books/ledger/views.ts'
import { taxRules } from '../../../books/taxes/index.ts'
import { auditedBills } from '../../../buying/bills/views.ts'
import { auditedExpenses } from '../../../buying/expenses/views.ts'
import { getFirmProfile } from '../../../firm/firms/index.ts'
import { cardsOfParties } from '../../../firm/parties/views.ts'
import { auditedInvoices } from '../../../selling/invoicing/views.ts'
import {
  accountTable,
  balanceTable,
  documentTable,
  journalTable,
  partyTable,
  taxTable,
} from './book-tables.ts'

/** More lines than these do not fit into memory with their text. */
const maxLines = 200_000

type Days = { from: string; to: string }

/**
 * The books of days as a German examiner takes them along (Z3, § 147 (6) AO): tables as CSV with the
 * `index.xml` that describes them, as one zip.
 * @throws AppError as `linesToExamine`; forbidden without the right to see parties
 */
export function gobdMedium(reader: Reader, { now, actor }: FirmContext, days: Days): File {
  requirePermission(actor, 'party:view')
  const { from, to } = days
  const lines = linesToExamine(reader, days)
  const { address, legalName, baseCurrency, timeZone } = getFirmProfile(reader)
  const documents = [auditedInvoices, auditedBills, auditedExpenses].flatMap((read) =>
    read(reader, days),
  )
  const partyIds = [...lines, ...documents].flatMap(({ partyId }) => (partyId ? [partyId] : []))
  const found = cardsOfParties(reader, partyIds)
  const cards = new Map(found.map((card) => [card.id, card]))
  const centres = codesOfCentres(reader)
  const tables = [
    accountTable(listAccounts(reader)),
    balanceTable(trialBalance(reader, days).rows, baseCurrency),
    journalTable(lines, { currency: baseCurrency, timeZone, cards, centres }),
    partyTable(found),
    taxTable([...taxRules(reader).values()]),
    documentTable(documents, cards),
  ].filter(({ rows }) => rows.length > 0)
  const place = [address.postcode, address.city].filter(Boolean).join(' ')
  const about = {
    name: legalName,
    location: [address.street, place].filter(Boolean).join(', '),
    comment: `Buchführung in ${baseCurrency}, erstellt am ${dateIn(timeZone, now)}`,
    medium: `Buchführung ${from} bis ${to}`,
    ...days,
  }
  const files = {
    'index.xml': strToU8(indexXml(about, tables)),
    [dtdName]: strToU8(dtdText),
    ...Object.fromEntries(tables.map((table) => [`${table.file}.csv`, strToU8(tableText(table))])),
  }
  const name = `GoBD_${from}_${to}.zip`
  return new File([zipSync(files, { mtime: now })], name, { type: 'application/zip' })
}

/**
 * The lines of the journal of the days.
 * @throws AppError invalid where the days are the wrong way round or hold too many entries; not_found
 *   where the firm is not a German one
 */
export function linesToExamine(reader: Reader, { from, to }: Days): AuditLine[] {
  const { country } = getFirmProfile(reader).address
  if (country !== 'DE') throw new AppError('not_found', 'The export exists for German firms only')
  if (to < from) throw invalidField('to', 'beforeStart')
  const lines = auditLines(reader, { from, to, limit: maxLines + 1 })
  if (lines.length > maxLines) throw invalidField('to', 'tooManyEntries')
  return lines
}
