import type { Account } from '#contract/books/accounts.ts'
import { currencyDigits } from '#contract/core/currencies.ts'
import { Address } from '#contract/firm/firms.ts'
import type { AuditedDocument } from '../../../../documents/audited.ts'
import { dateIn } from '../../../../firm/today.ts'
import { amountText, type Column, type GobdList } from '../../../../gobd/table.ts'
import type { AuditLine } from '../../../books/ledger/views.ts'
import type { TaxRule } from '../../../books/taxes/index.ts'
import type { PartyCard } from '../../../firm/parties/views.ts'
import { localInstant } from '../local-instant.ts'

const text = (name: string, more: Partial<Column> = {}): Column => ({ name, type: 'text', ...more })
const date = (name: string, more: Partial<Column> = {}): Column => ({ name, type: 'date', ...more })
const whole = (name: string, more: Partial<Column> = {}): Column => ({
  name,
  type: 'whole',
  ...more,
})

const accountTypes: Record<Account['type'], string> = {
  asset: 'Aktiva',
  liability: 'Fremdkapital',
  equity: 'Eigenkapital',
  income: 'Ertrag',
  expense: 'Aufwand',
}

export function accountTable(chart: readonly Account[]): GobdList {
  return {
    file: 'konten',
    name: 'Kontenplan',
    words: 'Sachkonten mit ihrer Art',
    columns: [text('Konto', { isKey: true }), text('Bezeichnung'), text('Art')],
    rows: chart.map(({ code, name, type }) => [code, germanOf(name), accountTypes[type]]),
  }
}

type Sum = { account: string; opening: number; debited: number; credited: number }

export function balanceTable(sums: readonly Sum[], currency: string): GobdList {
  const amount = amountColumn(currency)
  const shown = (value: number) => amountText(value, currency)
  return {
    file: 'summen_salden',
    name: 'Summen und Salden',
    words: 'Je Konto: Anfangsbestand, Umsätze des Zeitraums und Endbestand; Haben mit Minus',
    columns: [
      text('Konto', { isKey: true, references: 'Kontenplan' }),
      amount('Anfangsbestand'),
      amount('Soll'),
      amount('Haben'),
      amount('Endbestand'),
    ],
    rows: sums.map(({ account, opening, debited, credited }) => [
      account,
      shown(opening),
      shown(debited),
      shown(credited),
      shown(opening + debited - credited),
    ]),
  }
}

/** Every line of the journal, in the order in which entries were posted; none is ever changed. */
export function journalTable(
  lines: readonly AuditLine[],
  {
    currency,
    timeZone,
    cards,
    centres,
  }: {
    currency: string
    /** The firm's: an entry was made on the day that it was there. */
    timeZone: string
    cards: ReadonlyMap<string, PartyCard>
    /** Codes of cost centres by their ids. */
    centres: ReadonlyMap<string, string>
  },
): GobdList {
  const amount = amountColumn(currency)
  const shown = (value: number | null, of = currency) =>
    value === null ? null : amountText(value, of)
  return {
    file: 'journal',
    name: 'Journal',
    words: 'Buchungen in der Reihenfolge ihrer Erfassung; eine Prüfsumme schließt die vorige ein',
    columns: [
      whole('Buchungsnummer', { isKey: true, words: 'fortlaufend ohne Lücke' }),
      whole('Zeile', { isKey: true }),
      date('Buchungsdatum'),
      text('Buchungstext'),
      text('Konto', { references: 'Kontenplan' }),
      amount('Soll'),
      amount('Haben'),
      whole('Partner', { references: 'Partner' }),
      text('Steuerschlüssel', { references: 'Steuern' }),
      amount('Bemessungsgrundlage'),
      text('Währung'),
      { name: 'Betrag in Währung', type: { digits: 4 } },
      text('Kostenstelle'),
      text('Herkunft', { words: 'Art des Belegs' }),
      text('Beleg', { words: 'Kennung des Belegs, siehe Tabelle Belege' }),
      date('Erfasst am'),
      text('Erfasst um', { words: 'Ortszeit der Firma mit Abstand zu UTC' }),
      whole('Storno von', { words: 'Buchungsnummer der Buchung, die aufgehoben wird' }),
      text('Prüfsumme', { words: 'SHA-256 der Buchung und der vorigen' }),
    ],
    rows: lines.map((line) => [
      String(line.sequence),
      String(line.position),
      line.date,
      line.memo,
      line.account,
      shown(line.debit),
      shown(line.credit),
      numberOf(cards, line.partyId),
      line.taxCode ?? '',
      shown(line.taxBase),
      line.currency ?? '',
      line.currency === null ? null : shown(line.amount, line.currency),
      centres.get(line.costCentreId ?? '') ?? '',
      line.sourceKind,
      line.sourceId,
      dateIn(timeZone, new Date(line.postedAt)),
      localInstant(line.postedAt, timeZone),
      line.reverses === null ? null : String(line.reverses),
      line.hash,
    ]),
  }
}

export function partyTable(cards: readonly PartyCard[]): GobdList {
  return {
    file: 'partner',
    name: 'Partner',
    words: 'Kunden und Lieferanten der Buchungen und Belege',
    columns: [
      whole('Partner', { isKey: true }),
      text('Name'),
      text('Straße'),
      text('Postleitzahl'),
      text('Ort'),
      text('Land'),
      text('USt-IdNr.'),
    ],
    rows: cards.map(({ number, name, address, vatId }) => {
      const { street, postcode, city, country } = Address.parse(JSON.parse(address))
      return [String(number), name, street, postcode, city, country, vatId]
    }),
  }
}

export function taxTable(rules: readonly TaxRule[]): GobdList {
  return {
    file: 'steuern',
    name: 'Steuern',
    words: 'Steuersätze mit ihrer Geltung',
    columns: [
      text('Steuerschlüssel', { isKey: true }),
      text('Bezeichnung'),
      { name: 'Satz', type: { digits: 4 } },
      text('Kategorie', { words: 'nach UNTDID 5305' }),
      date('Gültig ab'),
      date('Gültig bis'),
    ],
    rows: rules.map(({ code, name, rate, category, validFrom, validTo }) => [
      code,
      germanOf(name),
      rate.replace('.', ','),
      category,
      validFrom,
      validTo,
    ]),
  }
}

const kinds: Record<AuditedDocument['kind'], string> = {
  invoice: 'Rechnung',
  creditNote: 'Rechnungskorrektur',
  bill: 'Eingangsrechnung',
  supplierCredit: 'Gutschrift eines Lieferanten',
  expense: 'Ausgabe',
}

export function documentTable(
  documents: readonly AuditedDocument[],
  cards: ReadonlyMap<string, PartyCard>,
): GobdList {
  const amount = (name: string): Column => ({ name, type: { digits: 4 } })
  return {
    file: 'belege',
    name: 'Belege',
    words: 'Ausgangs- und Eingangsbelege des Zeitraums in der Währung des Belegs',
    columns: [
      text('Beleg', { isKey: true }),
      text('Art'),
      text('Nummer'),
      text('Fremde Nummer', { words: 'Nummer des Lieferanten' }),
      date('Belegdatum'),
      whole('Partner', { references: 'Partner' }),
      text('Name'),
      text('Währung'),
      amount('Netto'),
      amount('Steuer'),
      amount('Brutto'),
      text('Stand'),
    ],
    rows: documents.map((one) => [
      one.id,
      kinds[one.kind],
      one.number,
      one.otherNumber,
      one.date,
      numberOf(cards, one.partyId),
      one.partyName,
      one.currency,
      ...[one.net, one.tax, one.total].map((value) => amountText(value, one.currency)),
      one.state,
    ]),
  }
}

function amountColumn(currency: string): (name: string) => Column {
  const digits = currencyDigits(currency)
  return (name) => ({ name, type: { digits } })
}

function numberOf(cards: ReadonlyMap<string, PartyCard>, partyId: string | null): string | null {
  const card = partyId === null ? undefined : cards.get(partyId)
  return card ? String(card.number) : null
}

function germanOf(name: Partial<Record<string, string>>): string {
  return name.de || (Object.values(name).find(Boolean) ?? '')
}
