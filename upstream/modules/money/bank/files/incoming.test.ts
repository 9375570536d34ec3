import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { BankCsvReading } from '#contract/money/bank.ts'
import { checkStatements } from './check-statements.ts'
import { readBankFile } from './read-file.ts'

type How = { currency?: string; country?: string; reading?: BankCsvReading }

function read(name: string, { currency = 'EUR', country = 'DE', reading }: How = {}) {
  const bytes = readFileSync(new URL(`./fixtures/${name}`, import.meta.url))
  const about = { currency, country, iban: '', today: '2026-11-24', remembered: () => undefined }
  const file = readBankFile(new Uint8Array(bytes), about, reading)
  const [first] = file.statements
  return {
    ...file,
    wrong: [...file.problems, ...checkStatements(file.statements, { currency, iban: '' })],
    out: (file.leftOut ?? []).map(({ key }) => key),
    lines: file.statements.flatMap(({ lines }) => lines),
    ends: [first?.opening, first?.closing],
  }
}

type Line = [date: string, amount: number, name: string, iban: string, text: string]

const birnbaum = 'DE75512108001245126199'
const other = 'AT611904300234573201'

test.each<[name: string, lines: Line[], how?: How]>([
  [
    'csv-vr-bank.csv',
    [
      ['2026-09-03', -2_000, 'Papierhaus Ost', 'DE89370400440532013000', 'Rechnung 77'],
      ['2026-09-04', 11_900, 'Birnbaum KG', birnbaum, 'RE-2026-0042'],
    ],
  ],
  [
    'csv-dkb.csv',
    [
      ['2026-09-03', -2_000, 'Papierhaus Ost', 'DE89370400440532013000', 'Rechnung 77'],
      ['2026-09-04', 11_900, 'Birnbaum KG', birnbaum, 'RE-2026-0042'],
    ],
  ],
  [
    'csv-commerzbank.csv',
    [
      ['2026-09-03', -2_000, '', '', 'Papierhaus Ost Rechnung 77'],
      ['2026-09-04', 11_900, '', '', 'Birnbaum KG RE-2026-0042 End-to-End-Ref.: NOTPROVIDED'],
    ],
  ],
  ['csv-finom_eur_only.csv', [['2026-09-03', 50_000, 'Birnbaum KG', birnbaum, 'RE 1']]],
  [
    'csv-finom.csv',
    [
      ['2026-09-03', 50_000, 'Birnbaum KG', birnbaum, 'RE 1'],
      ['2026-09-04', -1_070, 'Cafe Zuerich', '', 'Kaffee'],
    ],
  ],
  [
    'csv-n26.csv',
    [
      ['2026-09-03', -1_070, 'Cafe Zuerich', '', ''],
      ['2026-09-04', 11_900, 'Birnbaum KG', birnbaum, 'RE 1'],
    ],
  ],
  ['csv-intesa.csv', [['2026-09-04', 11_900, '', '', 'Bonifico da QUERCIA SRL FATT 1']]],
  ['csv-sparkasse-camt.csv', [['2026-09-04', 11_900, 'Birnbaum KG', birnbaum, 'RE-2026-0042']]],
  [
    'csv-lloyds.csv',
    [
      ['2026-09-03', -2_000, '', '', 'PAPER SHOP'],
      ['2026-09-04', 12_000, '', '', 'PEAR TREE LTD INV 1001'],
    ],
    { currency: 'GBP', country: 'GB' },
  ],
  [
    'csv-starling.csv',
    [
      ['2026-09-03', -2_000, 'Paper Shop', '', ''],
      ['2026-09-04', 12_000, 'Pear Tree Ltd', '', ''],
    ],
    { currency: 'GBP', country: 'GB' },
  ],
  [
    'csv-comdirect.csv',
    [
      ['2026-09-03', -2_000, 'Papierhaus Ost', '', 'Rechnung 77 Ref. ABD'],
      ['2026-09-04', 11_900, 'Birnbaum KG', '', 'RE-2026-0042 Ref. ABC'],
    ],
  ],
  [
    'csv-bofa.csv',
    [
      ['2026-09-04', 11_900, '', '', 'Zelle payment from PEAR TREE CO'],
      ['2026-09-08', -2_000, '', '', 'PAPER SHOP 09/07'],
    ],
    { currency: 'USD', country: 'US' },
  ],
  [
    'csv-us-ambiguous.csv',
    [
      ['2026-03-04', -2_000, '', '', 'PAPER SHOP'],
      ['2026-03-12', 11_900, '', '', 'PEAR TREE CO'],
    ],
    { currency: 'USD', country: 'US' },
  ],
  [
    'paypal.csv',
    [
      ['2026-10-01', 122_222, 'Kunde A', '', 'Handyzahlung'],
      ['2026-10-02', -3_050, 'Lieferant', '', 'Zahlung'],
    ],
  ],
  [
    'deutschebank.csv',
    [
      ['2026-10-01', 123_456, 'Kunde A', other, 'RE-1'],
      ['2026-10-02', -3_050, 'Lieferant', '', 'Rg 7'],
    ],
  ],
  [
    'postfinance.csv',
    [
      ['2026-10-01', 123_456, '', '', 'KUNDE A'],
      ['2026-10-02', -3_050, '', '', 'LIEFERANT RG 7'],
    ],
    { currency: 'CHF', country: 'CH' },
  ],
  [
    'elba.csv',
    [
      ['2026-10-01', 123_456, '', '', 'Kunde A RE-1'],
      ['2026-10-02', -3_050, '', '', 'Lieferant Rg 7'],
    ],
  ],
  [
    'hsbcuk.csv',
    [
      ['2026-10-12', 123_456, '', '', 'CUSTOMER A'],
      ['2026-10-13', -3_050, '', '', 'SUPPLIER'],
    ],
    { currency: 'GBP', country: 'GB' },
  ],
  [
    'ingnl.csv',
    [
      ['2026-10-01', 123_456, 'Klant A', other, 'RE-1'],
      ['2026-10-02', -3_050, 'Leverancier', 'DE89370400440532013000', 'Rg 7'],
    ],
  ],
  [
    'tinkoff.csv',
    [
      ['2026-10-01', 123_456, '', '', 'Клиент А'],
      ['2026-10-02', -3_050, '', '', 'Магазин'],
    ],
    { currency: 'RUB', country: 'RU' },
  ],
  [
    'mt940-ing-nl.sta',
    [
      ['2026-09-02', 4_535, 'J JANSEN VERF BV', 'NL32INGB0000012345', 'Factuur 2026-0043'],
      ['2026-09-03', -1_000, 'STADSWERK', 'NL32INGB0000012345', 'Project/ABC/2026-77'],
    ],
  ],
  ['mt940-rabobank.swi', [['2026-09-02', 15_000, 'Franz Nordlicht', birnbaum, '2026-F0OBAR']]],
  [
    'mt940-ns.sta',
    [['2026-09-09', -82_500, '', '', 'Lindenweg 17 Kleinstadt Rechnung 20260808 Miete']],
  ],
  ['mt-blank-entrydate.sta', [['2026-10-01', 10_000, 'Kunde', '', 'RE-1']]],
  ['mt-blank-funds.sta', [['2026-10-01', 10_000, '', '', 'x']]],
  [
    'camt-batch-charges.xml',
    [
      ['2026-09-04', 20_000, 'A GmbH', birnbaum, 'R1'],
      ['2026-09-04', 10_000, 'B GmbH', birnbaum, 'R2'],
      ['2026-09-04', -100, '', '', 'Charges: B GmbH R2'],
    ],
  ],
  [
    'camt-mixed-batch.xml',
    [
      ['2026-09-04', 10_000, 'Birnbaum KG', birnbaum, '2026-0009'],
      ['2026-09-04', -2_000, 'Ruecklaeufer AG', birnbaum, 'Rueckgabe 2026-0003'],
    ],
  ],
  [
    'camt-ustrd-split.xml',
    [['2026-09-04', 11_900, 'Birnbaum KG', birnbaum, 'Rechnung Nr. 2026-0042 vom 20.08.2026']],
  ],
  [
    'ofx-origcurrency.ofx',
    [
      ['2026-09-03', -2_180, 'CAFE LISBOA', '', 'EUR 20.00'],
      ['2026-09-04', -1_000, 'PAPER SHOP', '', ''],
    ],
    { currency: 'USD', country: 'US' },
  ],
  [
    'ofx2-cdata-entities.ofx',
    [
      ['2026-07-02', 10_000, 'Smith & Sons <Ltd>', '', 'Invoice INV-2026-0007'],
      ['2026-07-03', 20_000, 'O’Neill Café & Bar'.replace('’', "'"), '', 'pays "INV-2026-0008"'],
    ],
    { currency: 'USD', country: 'US' },
  ],
])('%s', (name, wanted, how) => {
  const { lines, wrong } = read(name, how)
  expect(wrong).toEqual([])
  expect(
    lines.map(({ date, amount, ...line }) => [date, amount, line.name, line.iban, line.text]),
  ).toEqual(wanted)
})

test('a fee is a line of its own where the balances say so', () => {
  const { lines, ends, wrong, out } = read('csv-revolut.csv')
  expect(lines.map(({ amount }) => amount)).toEqual([-10_000, -100, 11_900])
  expect([ends, wrong, out]).toEqual([[100_000, 101_800], [], ['notBooked']])
  expect(read('revolut.csv').ends).toEqual([0, 120_306])
})

test('a file of one day that begins with the newest is turned round', () => {
  const { ends, wrong } = read('csv-same-day-newest-first.csv')
  expect([ends, wrong]).toEqual([[100_000, 109_900], []])
})

test('rows that are no movement are left out and listed', () => {
  expect(read('csv-comdirect.csv').out).toEqual(['notBooked', 'noMovement'])
  expect(read('csv-dkb.csv').out).toEqual(['notBooked'])
  expect(read('deutschebank.csv').out).toEqual(['noMovement'])
  expect(read('boa.csv', { currency: 'USD', country: 'US' }).out).toEqual(['noMovement'])
})

test('what cannot be read can be left out by hand, and the rest fits its balances', () => {
  const { problems, csv } = read('csv-paypal.csv')
  expect(problems.map(({ key, line }) => [key, line])).toEqual([
    ['twoCurrencies', 3],
    ['twoCurrencies', 5],
  ])
  if (!csv) throw new Error('No CSV')
  const rest = read('csv-paypal.csv', { reading: { ...csv.reading, skip: [3, 5] } })
  expect([rest.wrong, rest.ends, rest.out]).toEqual([[], [0, 9_728], ['byHand', 'byHand']])
})

test('days that can be read two ways are asked about, and never in the future', () => {
  expect(read('csv-us-ambiguous.csv', { country: 'US' }).csv?.asksOrder).toBe(true)
  // 3 December would be yet to come.
  const german = read('csv-us-ambiguous.csv', { country: 'DE' }).csv
  expect([german?.reading.dateOrder, german?.asksOrder]).toEqual(['month', true])
  expect(read('hsbcuk.csv', { country: 'US' }).csv?.reading.dateOrder).toBe('day')
  expect(read('vr.csv').csv?.asksOrder).toBe(false)
})

test.each([
  ['camt054.xml', 'isNotification'],
  ['mt942.sta', 'isInterim'],
])('%s is named as what it is', (name, key) => {
  expect(() => read(name)).toThrow(key)
})

test('an entry of a camt file that is still pending is left out and listed', () => {
  const entry = (status: string, amount: string) =>
    `<Ntry><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>DBIT</CdtDbtInd><Sts>${status}</Sts><BookgDt><Dt>2026-11-13</Dt></BookgDt></Ntry>`
  const text = `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><Stmt><Id>1</Id>${entry('PDNG', '9.00')}${entry('BOOK', '7.00')}</Stmt></BkToCstmrStmt></Document>`
  const about = { currency: 'EUR', country: 'DE', iban: '', today: '2026-11-24' }
  const read = readBankFile(new TextEncoder().encode(text), {
    ...about,
    remembered: () => undefined,
  })
  expect(read.statements[0]?.lines.map(({ amount }) => amount)).toEqual([-700])
  expect(read.leftOut).toMatchObject([{ key: 'notBooked', text: '9.00 EUR 2026-11-13' }])
})
