import { zipSync } from 'fflate'
import { AppError, invalidField } from '#contract/core/errors.ts'
import { requirePermission } from '#contract/core/roles.ts'
import { addDays, addMonths, laterOf } from '../../../../firm/calendar.ts'
import type { FirmContext, Reader } from '../../../../firm/store.ts'
import { dateIn } from '../../../../firm/today.ts'
import { accountFor, listAccounts } from '../../../books/ledger/index.ts'
import { type AuditLine, auditLines } from '../../../books/ledger/views.ts'
import { auditedBills } from '../../../buying/bills/views.ts'
import { auditedExpenses } from '../../../buying/expenses/views.ts'
import { type FirmProfile, getFirmProfile, requireFiscalYear } from '../../../firm/firms/index.ts'
import { cardsOfParties } from '../../../firm/parties/views.ts'
import { auditedInvoices } from '../../../selling/invoicing/views.ts'
import { frenchName } from './account-names.ts'
import { journalOf } from './journals.ts'
import { toLatin9 } from './latin9.ts'
import { openingBalances } from './opening.ts'
import { type FecLine, fecColumns, fecText } from './rows.ts'

/** More lines than these do not fit into memory with their text. */
const maxLines = 200_000

/**
 * The fichier des écritures comptables of a fiscal year (article A. 47 A-1 LPF): opening balances, then
 * every entry in the order in which it was validated, without those that close the year (BOI-CF-IOR-60-
 * 40-20, § 120); with it the description that the article asks for, as one zip.
 * @throws AppError not_found where the firm is not a French one or no year ends that day; invalid where
 *   its SIREN is not known or the entries are too many; forbidden without the right to see parties
 */
export function fecFile(reader: Reader, context: FirmContext, end: string): File {
  requirePermission(context.actor, 'party:view')
  const profile = getFirmProfile(reader)
  if (profile.address.country !== 'FR')
    throw new AppError('not_found', 'The file exists for French firms only')
  const { start } = requireFiscalYear(reader, end)
  const siren = sirenOf(profile)
  if (siren === undefined) throw invalidField('end', 'noSiren')
  const lines = auditLines(reader, { from: start, to: end, limit: maxLines + 1 })
  if (lines.length > maxLines) throw invalidField('end', 'tooManyEntries')
  const name = `${siren}FEC${end.replaceAll('-', '')}`
  const text = fecText(fecLines(reader, lines, start), profile.baseCurrency)
  const files = {
    [`${name}.txt`]: toLatin9(text),
    'description.txt': toLatin9(description(`${name}.txt`, profile.baseCurrency)),
  }
  const zip = zipSync(files, { mtime: context.now })
  return new File([zip], `${name}.zip`, { type: 'application/zip' })
}

/** Nine digits: those of the VAT number after its key, or such as stand in another number of the firm. */
export function sirenOf({
  vatId,
  registryNumber,
  taxNumber,
}: Pick<FirmProfile, 'vatId' | 'registryNumber' | 'taxNumber'>): string | undefined {
  const ofVat = /^FR..(\d{9})$/.exec(vatId)?.[1]
  const others = [registryNumber, taxNumber].map(
    // A SIRET is the SIREN with five more digits.
    (text) => /(?:^|\D)(\d{9})(?:\d{5})?(?:\D|$)/.exec(text.replace(/(?<=\d)[ .](?=\d)/g, ''))?.[1],
  )
  return ofVat ?? others.find((one) => one !== undefined)
}

function fecLines(reader: Reader, all: readonly AuditLine[], start: string): FecLine[] {
  const { language, timeZone } = getFirmProfile(reader)
  const names = new Map(
    listAccounts(reader).map(({ code, name }) => [
      code,
      frenchName(code, name[language] || name.en || code),
    ]),
  )
  const account = (code: string) => ({ code, name: names.get(code) ?? code })
  const opening = openingBalances(reader, start)
  const ids = [...all, ...opening].flatMap(({ partyId }) => partyId ?? [])
  const cards = new Map(cardsOfParties(reader, ids).map((card) => [card.id, card]))
  const party = (id: string | null) => {
    const card = cards.get(id ?? '')
    return card && { number: String(card.number), name: card.name }
  }
  const documents = documentsOf(reader, all, start)
  const cash = accountFor(reader, 'cash')
  const first = opening.map(({ account: code, partyId, balance }): FecLine => {
    return {
      journal: 'AN',
      number: 'AN1',
      date: start,
      account: account(code),
      party: party(partyId),
      document: { number: 'AN', date: start },
      text: 'À-nouveaux',
      debit: Math.max(balance, 0),
      credit: Math.max(0 - balance, 0),
      validated: start,
      foreign: undefined,
    }
  })
  const entries = Map.groupBy(
    all.filter(({ sourceKind }) => sourceKind !== 'yearEnd'),
    ({ sequence }) => sequence,
  )
  const rest = [...entries.values()].flatMap((lines, at) => {
    const journal = journalOf(lines, cash)
    return lines.map((line): FecLine => {
      const { date, sequence, memo, sourceId, currency, amount } = line
      return {
        journal,
        number: String(at + 1),
        date,
        account: account(line.account),
        party: party(line.partyId),
        document: documents.get(sourceId) ?? { number: String(sequence), date },
        text: memo || documents.get(sourceId)?.number || String(sequence),
        debit: line.debit,
        credit: line.credit,
        validated: dateIn(timeZone, new Date(line.postedAt)),
        foreign: currency === null || amount === null ? undefined : { currency, amount },
      }
    })
  })
  return [...first, ...rest]
}

/** Numbers and days of the documents that the entries post, also of a year before. */
function documentsOf(
  reader: Reader,
  lines: readonly AuditLine[],
  start: string,
): Map<string, FecLine['document']> {
  const to = lines.reduce((last, { date }) => laterOf(date, last), start)
  const days = { from: addMonths(start, -12), to: addDays(to, 31) }
  return new Map(
    [auditedInvoices, auditedBills, auditedExpenses]
      .flatMap((read) => read(reader, days))
      .filter(({ number }) => number !== '')
      .map(({ id, number, date }) => [id, { number, date }]),
  )
}

/** The description of article A. 47 A-1, XI, which goes with the file. */
function description(name: string, currency: string): string {
  return [
    `Fichier : ${name}`,
    'Jeu de caractères : ISO 8859-15',
    'Structure : une ligne par ligne d’écriture, longueur variable, noms des champs en première ligne',
    'Séparateur de zone : tabulation. Séparateur d’enregistrement : retour chariot et fin de ligne',
    `Dates : AAAAMMJJ. Montants en ${currency}, virgule décimale`,
    `Champs : ${fecColumns.join(', ')}`,
    'JournalCode : AN à-nouveaux, VE ventes, AC achats, BQ banque, CA caisse, OD opérations diverses',
    'EcritureNum : séquence continue par exercice, tous journaux, dans l’ordre de validation ; AN1 : à-nouveaux',
    'CompAuxNum : numéro du client ou du fournisseur',
    'PieceRef : numéro de la pièce, à défaut numéro de l’écriture dans le journal général',
    'EcritureLet, DateLet : non utilisés',
    'Montantdevise : positif au débit, négatif au crédit',
    'Les écritures de clôture des comptes de charges et de produits ne sont pas reprises.',
    '',
  ].join('\r\n')
}
