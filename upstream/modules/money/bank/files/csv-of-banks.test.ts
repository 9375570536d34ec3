import { expect, test } from 'vitest'
import { checkStatements } from './check-statements.ts'
import { readBankFile } from './read-file.ts'

type How = { currency?: string; country?: string; iban?: string }
type Line = [date: string, amount: number, name: string, iban: string, text: string]

function read(text: string, { currency = 'EUR', country = 'DE', iban = '' }: How = {}) {
  const about = { currency, country, iban, today: '2026-12-01', remembered: () => undefined }
  const file = readBankFile(new TextEncoder().encode(text), about)
  const wrong = [...file.problems, ...checkStatements(file.statements, { currency, iban })]
  return { ...file, wrong, lines: file.statements.flatMap(({ lines }) => lines) }
}

const birnbaum = 'DE75512108001245126199'
const papier = 'AT611904300234573201'
const own = 'BE68539007547034'
const spent: Line = ['2026-11-13', -2_000, '', '', 'PAPER SHOP']
const got: Line = ['2026-11-14', 12_000, '', '', 'PEAR TREE']

test.each<[what: string, text: string, lines: Line[], how?: How]>([
  [
    'without heads: what went out and what came in, each in a column, and a balance',
    '11/13/2026,PAPER SHOP,20.00,,980.00\n11/14/2026,PEAR TREE,,120.00,1100.00\n',
    [spent, got],
    { country: 'CA', currency: 'CAD' },
  ],
  [
    'without heads: nothing came in, so that one of the two columns is empty',
    '11/13/2026,PAPER SHOP,20.00,,980.00\n11/14/2026,PAPER SHOP,120.00,,860.00\n',
    [spent, ['2026-11-14', -12_000, '', '', 'PAPER SHOP']],
    { country: 'CA', currency: 'CAD' },
  ],
  [
    'without heads: one row alone, of which the column beside the amount is empty',
    '11/13/2026,PAPER SHOP,20.00,,980.00\n',
    [spent],
    { country: 'CA', currency: 'CAD' },
  ],
  [
    'without heads: the number of the account and the balances before and after are not the amount',
    `417164300\tEUR\t20261113\t1000,00\t980,00\t20261113\t-20,00\tPAPER SHOP
417164300\tEUR\t20261114\t980,00\t1100,00\t20261114\t120,00\tPEAR TREE
`,
    [spent, got],
    { country: 'NL' },
  ],
  [
    'without heads: nor is the IBAN of the account itself',
    `${papier};PAPER SHOP;13.11.2026;13.11.2026;-20,00;EUR\n${papier};PEAR TREE;14.11.2026;14.11.2026;+120,00;EUR\n`,
    [spent, got],
    { country: 'AT' },
  ],
  [
    'debit and credit written behind the amount',
    'Date,Description,Amount\n13/11/2026,PAPER SHOP,20.00 DR\n14/11/2026,PEAR TREE,120.00 CR\n',
    [spent, got],
    { country: 'GB', currency: 'GBP' },
  ],
  [
    'only what came in is marked',
    'Date,Description,Amount\n13/11/2026,PAPER SHOP,20.00\n14/11/2026,PEAR TREE,120.00CR\n',
    [spent, got],
    { country: 'GB', currency: 'GBP' },
  ],
  [
    'an overdrawn balance is marked',
    'Date,Description,Amount,Balance\n13/11/2026,PAPER SHOP,20.00 DR,30.00 DR\n14/11/2026,PEAR TREE,120.00 CR,90.00 CR\n',
    [spent, got],
    { country: 'GB', currency: 'GBP' },
  ],
  [
    'a card whose payments have a minus, by the thanks for them',
    `Trans. Date,Post Date,Description,Amount,Category
11/12/2026,11/13/2026,PAPER SHOP,20.00,Merchandise
11/14/2026,11/14/2026,INTERNET PAYMENT - THANK YOU,-120.00,Payments and Credits
`,
    [spent, ['2026-11-14', 12_000, '', '', 'INTERNET PAYMENT - THANK YOU']],
    { country: 'US', currency: 'USD' },
  ],
  [
    'a card whose payments have a minus, by its head',
    'Datum,Beschreibung,Karteninhaber,Konto #,Betrag\n13/11/2026,PAPER SHOP,ANN LEE,-12345,"20,00"\n',
    [spent],
  ],
  [
    'a card as banks write it stays as it is',
    `Transaction Date,Post Date,Description,Amount
11/12/2026,11/13/2026,PAPER SHOP,-20.00
11/14/2026,11/14/2026,Payment Thank You - Web,120.00
`,
    [spent, ['2026-11-14', 12_000, '', '', 'Payment Thank You - Web']],
    { country: 'US', currency: 'USD' },
  ],
  [
    'an account that pays a card, and says whose card each purchase was of',
    `Date,Description,Card Holder,Amount
2026-11-12,CHASE CREDIT CRD AUTOPAY THANK YOU,,-20.00
2026-11-13,PEAR TREE,,120.00
2026-11-14,PEAR TREE,Ann Lee,120.00
`,
    [
      ['2026-11-12', -2_000, '', '', 'CHASE CREDIT CRD AUTOPAY THANK YOU'],
      ['2026-11-13', 12_000, '', '', 'PEAR TREE'],
      got,
    ],
    { country: 'US', currency: 'USD' },
  ],
  [
    'a refund among what went out has a minus',
    `Date,Description,Money Out,Money In,Balance
12/11/2026,PAPER SHOP,20.00,,980.00
13/11/2026,PAPER REFUND,-20.00,,1000.00
14/11/2026,PAPER SHOP,5.00,,995.00
`,
    [
      ['2026-11-12', -2_000, '', '', 'PAPER SHOP'],
      ['2026-11-13', 2_000, '', '', 'PAPER REFUND'],
      ['2026-11-14', -500, '', '', 'PAPER SHOP'],
    ],
    { country: 'GB', currency: 'GBP' },
  ],
  [
    'a currency that the card was charged in is not that of the amount',
    `Date,Payee,Payment reference,Amount (EUR),Amount (Foreign Currency),Type Foreign Currency
2026-11-13,Paper Shop,,-20.0,-21.5,USD
`,
    [['2026-11-13', -2_000, 'Paper Shop', '', '']],
  ],
  [
    'the number and the name of the account itself are not the other side',
    `Rekeningnummer;Rubrieknaam;Naam;Munt;Datum;Omschrijving;Valuta;Bedrag;rekeningnummer tegenpartij;Naam tegenpartij;Adres tegenpartij;Vrije mededeling
${own};;FIRMA BVBA;EUR;13/11/2026;OVERSCHRIJVING;13/11/2026;-20,00;${papier};Papier Ost;Wien;Rekening 77
${own};;FIRMA BVBA;EUR;14/11/2026;OVERSCHRIJVING;14/11/2026;120,00;${birnbaum};Birnbaum KG;Berlin;RE 17
`,
    [
      ['2026-11-13', -2_000, 'Papier Ost', papier, 'Rekening 77'],
      ['2026-11-14', 12_000, 'Birnbaum KG', birnbaum, 'RE 17'],
    ],
    { country: 'BE' },
  ],
  [
    'the other account stands in a column named after the other side',
    `Uitvoeringsdatum;Bedrag;Valuta rekening;Rekeningnummer;Tegenpartij;Naam van de tegenpartij;Mededeling;Status
14/11/2026;120,00;EUR;${own};${birnbaum};Birnbaum KG;RE 17;Geaccepteerd
`,
    [['2026-11-14', 12_000, 'Birnbaum KG', birnbaum, 'RE 17']],
    { country: 'BE' },
  ],
  [
    'who paid and who was paid, each with an account',
    `Buchungsdatum;Buchungstext;Währung;Betrag;Auftraggebername;Auftraggeberkonto;Empfängername;Empfängerkonto;Zahlungsgrund
13.11.2026;SEPA;EUR;-20,00;Eingang GmbH;${own};Papier Ost;${papier};Rechnung 77
14.11.2026;SEPA;EUR;120,00;Birnbaum KG;${birnbaum};Eingang GmbH;${own};RE 17
`,
    [
      ['2026-11-13', -2_000, 'Papier Ost', papier, 'Rechnung 77'],
      ['2026-11-14', 12_000, 'Birnbaum KG', birnbaum, 'RE 17'],
    ],
    { country: 'AT' },
  ],
  [
    'what the account has today is no running balance',
    'dateOp;label;amount;accountbalance\n2026-11-13;PAPER SHOP;-20,00;1000.00\n2026-11-14;PEAR TREE;120,00;1000.00\n',
    [spent, got],
    { country: 'FR' },
  ],
  [
    'a second name with nothing in it',
    'Buchungsdatum;Empfaenger 1;Empfaenger 2;Verwendungszweck;Betrag\n13.11.2026;Papier Ost;;Rechnung 77;-20,00\n',
    [['2026-11-13', -2_000, 'Papier Ost', '', 'Rechnung 77']],
  ],
  [
    'words of the payment go before its reference',
    `Buchungsdatum;Partnername;Betrag;Buchungs-Info;Zahlungsreferenz
14.11.2026;Birnbaum KG;120,00;RE 17;E2E-9
`,
    [['2026-11-14', 12_000, 'Birnbaum KG', '', 'RE 17']],
    { country: 'AT' },
  ],
  [
    'the day it was booked goes before the day of the card',
    'Transaction Date,Posted Date,Description,Debit,Credit\n2026-11-12,2026-11-13,PAPER SHOP,20.00,\n2026-11-13,2026-11-14,PEAR TREE,,120.00\n',
    [spent, got],
    { country: 'US', currency: 'USD' },
  ],
  [
    'a first line with another sign between its words',
    'Umsätze, Girokonto\nDatum;Text;Betrag\n13.11.2026;PAPER SHOP;-20,00\n14.11.2026;PEAR TREE;120,00\n',
    [spent, got],
  ],
  [
    'a first line without any',
    'Account statement\n\nDate,Description,Amount\n13/11/2026,PAPER SHOP,-20.00\n14/11/2026,PEAR TREE,120.00\n',
    [spent, got],
    { country: 'GB', currency: 'GBP' },
  ],
  [
    'heads of Sweden',
    'Bokföringsdag;Valutadag;Text/mottagare;Belopp;Saldo\n2026-11-14;2026-11-14;PEAR TREE;120,00;1100,00\n2026-11-13;2026-11-13;PAPER SHOP;-20,00;980,00\n',
    [spent, got],
    { country: 'SE', currency: 'SEK' },
  ],
  [
    'heads of Poland, each after a cross',
    '#Data operacji;#Opis operacji;#Rachunek;#Kwota;\n2026-11-13;PAPER SHOP;mKonto 12;-20,00 PLN;\n2026-11-14;PEAR TREE;mKonto 12;120,00 PLN;\n',
    [spent, got],
    { country: 'PL', currency: 'PLN' },
  ],
])('%s', (_, text, lines, how) => {
  const found = read(text, how)
  expect(found.wrong).toEqual([])
  expect(found.lines.map((one) => [one.date, one.amount, one.name, one.iban, one.text])).toEqual(
    lines,
  )
})

test('a person can say that what went out has no minus', () => {
  const text = 'Date,Description,Amount\n2026-11-13,PAPER SHOP,20.00\n2026-11-14,REFUND,-5.00\n'
  const { csv } = read(text)
  if (!csv) throw new Error('No table')
  expect(csv.reading.outSign).toBe('minus')
  const about = { currency: 'EUR', country: 'DE', iban: '', today: '2026-12-01' }
  const said = { ...csv.reading, outSign: 'plus' as const, isSaid: true }
  const bytes = new TextEncoder().encode(text)
  const { statements } = readBankFile(bytes, { ...about, remembered: () => undefined }, said)
  expect(statements.flatMap(({ lines }) => lines.map(({ amount }) => amount))).toEqual([
    -2_000, 500,
  ])
})

const ofOne = `Buchungstag;IBAN;Name;Verwendungszweck;Betrag
13.11.2026;${own};Papier Ost;Rechnung 77;-20,00
14.11.2026;${own};Birnbaum KG;RE 17;120,00
`
const bothNamed: Line[] = [
  ['2026-11-13', -2_000, 'Papier Ost', '', 'Rechnung 77'],
  ['2026-11-14', 12_000, 'Birnbaum KG', '', 'RE 17'],
]

test.each<[what: string, text: string, lines: Line[], how?: How]>([
  ['whose IBAN is known', ofOne, bothNamed, { iban: 'BE68 5390 0754 7034' }],
  ['whose IBAN nobody entered', ofOne, bothNamed],
  [
    'on the rows where money went out',
    ofOne.replace(`${own};Birnbaum`, `${birnbaum};Birnbaum`),
    [bothNamed[0] as Line, ['2026-11-14', 12_000, 'Birnbaum KG', birnbaum, 'RE 17']],
    { iban: own },
  ],
  ['of one row', ofOne.split('14.11')[0] ?? '', [bothNamed[0] as Line], { iban: own }],
  [
    'not where one payee is paid twice',
    ofOne.replaceAll(own, papier).replace('Birnbaum KG;RE 17;120,00', 'Papier Ost;RE 17;-1,00'),
    [
      ['2026-11-13', -2_000, 'Papier Ost', papier, 'Rechnung 77'],
      ['2026-11-14', -100, 'Papier Ost', papier, 'RE 17'],
    ],
    { iban: own },
  ],
])('the one column of IBANs is the account itself: %s', (_, text, wanted, how) => {
  const { lines } = read(text, how)
  expect(
    lines.map(({ date, amount, name, iban, text }) => [date, amount, name, iban, text]),
  ).toEqual(wanted)
})

test('a column that somebody chose does not make the account its own other side', () => {
  const about = { currency: 'EUR', country: 'DE', iban: own, today: '2026-12-01' }
  const columns = { date: '0', iban: '1', name: '2', text: '3', amount: '4' }
  const file = readBankFile(new TextEncoder().encode(ofOne), {
    ...about,
    remembered: () => ({
      ...{ columns, decimalMark: 'comma', dateOrder: 'day', outSign: 'minus' },
      ...{ isSaid: true, skip: [] },
    }),
  })
  expect(file.statements[0]?.lines.map(({ iban }) => iban)).toEqual(['', ''])
})

test('several accounts of the firm in one file are a statement each, with balances of its own', () => {
  const { statements, wrong } = read(
    `IBAN/BBAN;Munt;Datum;Bedrag;Saldo na trn;Tegenrekening IBAN/BBAN;Naam tegenpartij
NL11RABO0104955555;EUR;2026-11-13;-20,00;+980,00;${papier};Papier Ost
NL44RABO0123456789;EUR;2026-11-14;+119,00;+5119,00;${birnbaum};Birnbaum KG
NL11RABO0104955555;EUR;2026-11-14;+10,00;+990,00;${papier};Papier Ost
`,
    { country: 'NL' },
  )
  expect(wrong).toEqual([])
  expect(
    statements.map(({ account, opening, closing, lines }) => {
      return [account, opening, closing, lines.map(({ amount }) => amount)]
    }),
  ).toEqual([
    ['NL11RABO0104955555', 100_000, 99_000, [-2_000, 1_000]],
    ['NL44RABO0123456789', 500_000, 511_900, [11_900]],
  ])
})

test('heads below a title with other signs are found in a long file, wherever its letters are cut', () => {
  for (const shift of ['', 'x']) {
    const rows = Array.from({ length: 1_000 }, () => `14.11.2026;-20,00;${'оплата '.repeat(9)}`)
    const text = `Выписка, счёт, ${shift}\nДата;Сумма;Назначение платежа\n${rows.join('\n')}\n`
    const { lines, wrong } = read(text, { country: 'RU', currency: 'RUB' })
    expect(wrong).toEqual([])
    expect(lines).toHaveLength(1_000)
    expect(new Set(lines.map(({ amount }) => amount))).toEqual(new Set([-2_000]))
  }
})
