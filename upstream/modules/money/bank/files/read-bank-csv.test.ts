import { expect, test } from 'vitest'
import { csvTable, guessReading, readBankCsv } from './read-bank-csv.ts'

const about = { country: 'DE', today: '2026-11-24', iban: '' }

function read(text: string) {
  const table = csvTable(text.split('\n').map((line) => line.split(';')))
  if (!table) throw new Error('No table')
  const { reading } = guessReading(table, about)
  const { statements } = readBankCsv(table, reading, 'EUR')
  return { reading, amounts: statements.flatMap(({ lines }) => lines.map(({ amount }) => amount)) }
}

const heads = 'Buchungstag;Name;Umsatz;Währung;'

test.each([
  ['Soll/Haben', 'S', 'H'],
  ['Debit/Credit', 'D', 'C'],
  ['Indicator', 'DBIT', 'CRDT'],
])('amounts have the sign of the column %s', (head, out, into) => {
  const { reading, amounts } = read(`${heads}${head}
02.03.2026;Papier Krause;45,50;EUR;${out}
03.03.2026;Ärzte am Dom;1.190,00;EUR;${into}`)
  expect(amounts).toEqual([-4_550, 119_000])
  expect([reading.columns.debit, reading.columns.credit]).toEqual([undefined, undefined])
})

test('a column of one letter is no sign where the amounts have their own', () => {
  const { amounts } = read(`${heads}Art
02.03.2026;Papier Krause;-45,50;EUR;D
03.03.2026;Ärzte am Dom;1.190,00;EUR;D`)
  expect(amounts).toEqual([-4_550, 119_000])
  expect(read(`${heads}Soll/Haben\n02.03.2026;Papier Krause;45,50;EUR;S`).amounts).toEqual([-4_550])
})

test('the first and the last balance follow from those that the bank wrote', () => {
  const text = `Data;Nome;Importo;Saldo
02/03/2026;Carta Rossi;-100,00;
03/03/2026;Union Mobili;122,01;1.122,01
04/03/2026;Spese;-2,00;`
  const table = csvTable(text.split('\n').map((line) => line.split(';')))
  if (!table) throw new Error('No table')
  const { statements, problems } = readBankCsv(table, guessReading(table, about).reading, 'EUR')
  expect(problems).toEqual([])
  expect(statements).toMatchObject([{ opening: 110_000, closing: 112_001 }])
})

test('the columns of German savings banks are known by their names', () => {
  const heads =
    'Auftragskonto;Buchungstag;Valutadatum;Buchungstext;Verwendungszweck;Beguenstigter/Zahlungspflichtiger;Kontonummer/IBAN;BIC (SWIFT-Code);Betrag;Waehrung;Info'
  const row =
    'DE89370400440532013000;25.11.26;25.11.26;FOLGELASTSCHRIFT;RE-2026-0815;Stadtwerke;DE02100500000054540402;BELADEBEXXX;-9,90;EUR;Umsatz gebucht'
  const table = csvTable([heads, row].map((line) => line.split(';')))
  if (!table) throw new Error('No table')
  const { reading } = guessReading(table, about)
  expect(reading.columns).toMatchObject({
    text: '4',
    name: '5',
    iban: '6',
    amount: '8',
    currency: '9',
  })
  const { statements } = readBankCsv(table, reading, 'EUR')
  expect(statements[0]?.lines).toMatchObject([{ text: 'RE-2026-0815', name: 'Stadtwerke' }])
})
