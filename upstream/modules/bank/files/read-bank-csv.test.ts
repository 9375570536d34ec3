import { expect, test } from 'vitest'
import { csvTable, guessReading, readBankCsv } from './read-bank-csv.ts'

function read(text: string) {
  const table = csvTable(text.split('\n').map((line) => line.split(';')))
  if (!table) throw new Error('No table')
  const reading = guessReading(table)
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
