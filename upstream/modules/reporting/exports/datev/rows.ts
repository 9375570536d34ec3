import type { Account } from '#contract/books/accounts.ts'
import type { Minor } from '#contract/core/money.ts'
import { Address } from '#contract/firm/firms.ts'
import type { JournalLine } from '../../../books/ledger/views.ts'
import type { PartyCard } from '../../../firm/parties/views.ts'
import { ansiText } from './ansi.ts'
import { bookingColumns, partyColumns } from './columns.ts'
import type { DatevField } from './file.ts'
import { personalAccount } from './personal-accounts.ts'
import { type DatevRecord, recordsOf } from './records.ts'

/** Lines of one entry; all share its date, text and number. */
export type DatevEntry = { lines: readonly JournalLine[]; records: DatevRecord[] }

/** Sums that are kept by party, and the side they are on. */
export type ControlAccounts = ReadonlyMap<string, 'receivable' | 'payable'>

/** Lines in the order of their entries as entries of DATEV, with parties' own accounts. */
export function entriesOf(
  lines: readonly JournalLine[],
  control: ControlAccounts,
  cards: ReadonlyMap<string, PartyCard>,
  numbers: ReadonlyMap<string, string>,
  centres: ReadonlyMap<string, string>,
): DatevEntry[] {
  const bySequence = Map.groupBy(lines, ({ sequence }) => sequence)
  return [...bySequence.values()].map((own) => ({
    lines: own,
    records: recordsOf(
      own.map((line) => {
        const account = ownAccount(line, control, cards)
        return {
          account: account ?? line.account,
          amount: line.debit - line.credit,
          taxCode: line.taxCode,
          // DATEV clears a party's items by the number of their document.
          centre: centres.get(line.costCentreId ?? '') ?? '',
          reference: (account && numbers.get(line.openItemId ?? '')) || '',
        }
      }),
    ),
  }))
}

function ownAccount(
  { account, partyId }: JournalLine,
  control: ControlAccounts,
  cards: ReadonlyMap<string, PartyCard>,
): string | undefined {
  const side = control.get(account)
  const card = partyId === null ? undefined : cards.get(partyId)
  return side && card && personalAccount(side, card)
}

/** Rows of a booking batch. */
export function bookingRows(entries: readonly DatevEntry[]): DatevField[][] {
  return entries.flatMap(({ lines: [first], records }) =>
    first ? records.map((record) => bookingRow(first, record)) : [],
  )
}

function bookingRow({ date, memo, sequence }: JournalLine, record: DatevRecord): DatevField[] {
  return fill(bookingColumns, {
    'Umsatz (ohne Soll/Haben-Kz)': { bare: amountText(record.amount) },
    'Soll/Haben-Kennzeichen': { text: record.side },
    'WKZ Umsatz': { text: 'EUR' },
    Konto: { bare: record.account },
    'Gegenkonto (ohne BU-Schlüssel)': { bare: record.counter },
    'BU-Schlüssel': { text: record.key },
    // Day and month; the year is that of the head.
    Belegdatum: { bare: date.slice(8, 10) + date.slice(5, 7) },
    'Belegfeld 1': { text: allowed(record.reference) ?? documentNumber(memo, sequence) },
    Buchungstext: { text: cut(memo, 60) },
    'KOST1 - Kostenstelle': record.centre ? { text: cut(record.centre, 36) } : null,
  })
}

/** A text begins with the number of its document where there is one; else the entry's stands in. */
function documentNumber(memo: string, sequence: number): string {
  const [first = ''] = memo.split(' ')
  return /\d/.test(first) ? (allowed(first) ?? String(sequence)) : String(sequence)
}

/** A number as DATEV takes it: letters, digits and a few signs, 36 of them; undefined for any other. */
function allowed(number: string): string | undefined {
  return /^[\w$&%*+\-/]{1,36}$/.test(number) ? number : undefined
}

/** Minor units of euros with a comma. */
function amountText(amount: Minor): string {
  const cents = String(amount).padStart(3, '0')
  return `${cents.slice(0, -2)},${cents.slice(-2)}`
}

/** Customers and suppliers that have an account of their own, once for each side they are on. */
export function partyRows(
  cards: readonly PartyCard[],
  accounts: ReadonlySet<string>,
): DatevField[][] {
  const sides = ['receivable', 'payable'] as const
  return cards.flatMap((card) =>
    sides.flatMap((side) => {
      const account = personalAccount(side, card)
      return account && accounts.has(account) ? [partyRow(account, card)] : []
    }),
  )
}

function partyRow(account: string, { kind, name, vatId, email, phone, address }: PartyCard) {
  const { street, postcode, city, country } = Address.parse(JSON.parse(address))
  const isCompany = kind === 'company'
  const state = vatId.slice(0, 2)
  return fill(partyColumns, {
    Konto: { bare: account },
    'Name (Adressattyp Unternehmen)': { text: isCompany ? cut(name, 50) : '' },
    'Name (Adressattyp natürl. Person)': { text: isCompany ? '' : cut(name, 30) },
    // 2 is a company, 1 a person.
    Adressattyp: { text: isCompany ? '2' : '1' },
    Kurzbezeichnung: { text: cut(name, 15) },
    'EU-Land': { text: state },
    'EU-UStID': { text: vatId.slice(2) },
    Adressart: { text: 'STR' },
    Straße: { text: cut(street, 36) },
    Postleitzahl: { text: cut(postcode, 10) },
    Ort: { text: cut(city, 30) },
    Land: { text: country },
    Telefon: { text: cut(phone, 60) },
    'E-Mail': { text: cut(email, 60) },
  })
}

/** Names of the accounts of the chart, in German. */
export function accountRows(chart: readonly Account[]): DatevField[][] {
  return chart.map(({ code, name }) => {
    const label = name.de || (Object.values(name).find(Boolean) ?? '')
    return [{ bare: code }, { text: cut(label, 40) }, { text: 'de-DE' }, { text: cut(label, 300) }]
  })
}

/** As many letters as a field takes, once each of them is one that the file has. */
function cut(text: string, maximum: number): string {
  return ansiText(text).slice(0, maximum)
}

/** A row whose fields are named; those without a name stay empty. */
function fill(columns: readonly string[], fields: Record<string, DatevField>): DatevField[] {
  return columns.map((column) => fields[column] ?? null)
}
