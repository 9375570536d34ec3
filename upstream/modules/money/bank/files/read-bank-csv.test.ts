import { expect, test } from 'vitest'
import { csvTable, guessReading, readBankCsv } from './read-bank-csv.ts'

const about = { country: 'DE', currency: 'EUR', today: '2026-11-24', iban: '' }

function read(text: string, currency = 'EUR') {
  const table = csvTable(text.split('\n').map((line) => line.split(';')))
  if (!table) throw new Error('No table')
  const { reading } = guessReading(table, { ...about, currency })
  const { statements } = readBankCsv(table, reading, currency)
  return { reading, amounts: statements.flatMap(({ lines }) => lines.map(({ amount }) => amount)) }
}

const heads = 'Buchungstag;Name;Umsatz;Währung;'

test.each([
  ['Soll/Haben', 'S', 'H'],
  ['Debit/Credit', 'D', 'C'],
  ['Indicator', 'DBIT', 'CRDT'],
  ['+/-', '-', '+'],
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

test('a dash in every row is a sign beside the amount alone, else nothing is to be said', () => {
  const row = '02.03.2026;Papier Krause;45,50;EUR;-'
  expect(read(`${heads}Notiz\n${row}`).amounts).toEqual([4_550])
  expect(read('Buchungstag;Name;Sign;Umsatz\n02.03.2026;Krause;-;45,50').amounts).toEqual([-4_550])
})

test.each(['Betrag Soll/Haben', 'Amount (Debit/Credit)', 'Сумма дебет/кредит'])(
  'amounts of both sides stand in %s with their signs',
  (head) => {
    const { amounts } = read(`Datum;Text;${head}\n25.03.2026;A;-1.000,50\n26.03.2026;B;2.000,00`)
    expect(amounts).toEqual([-100_050, 200_000])
  },
)

test('three figures after a point are decimals of a dinar, thousands of a euro', () => {
  const text = 'Date;Description;Amount\n25/03/2026;A;-1.234\n26/03/2026;B;5.500'
  expect(read(text, 'KWD').amounts).toEqual([-1_234, 5_500])
  expect(read(text).amounts).toEqual([-123_400, 550_000])
})

test('what a card was charged is the amount where no other stands beside it, in its currency', () => {
  const text = `Дата операции;Описание;Сумма операции;Валюта операции
25.03.2026;Кофе;-1 234,50;RUB
26.03.2026;Возврат;100,00;RUB`
  const { amounts, reading } = read(text, 'RUB')
  expect(amounts).toEqual([-123_450, 10_000])
  expect(reading.columns).toMatchObject({ amount: '2', currency: '3' })
})

test.each([
  ['Betrag Soll;Betrag Haben'],
  ['Amount (Debit);Amount (Credit)'],
  ['Сумма по дебету;Сумма по кредиту'],
  ['Importo dare;Importo avere'],
])('amounts of each side stand in %s', (sides) => {
  const { amounts } = read(`Datum;Text;${sides}\n25.03.2026;A;1.000,50;\n26.03.2026;B;;2.000,00`)
  expect(amounts).toEqual([-100_050, 200_000])
})

test('a day and an amount whose heads nobody knows are found by what stands below', () => {
  const text = 'Dátum;Közlemény;Összeg\n2026.03.25;A;-12 000\n2026.03.26;B;3 500'
  expect(read(text, 'HUF').amounts).toEqual([-1_200_000, 350_000])
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

test('a British statement whose months have names, with what the account has above it', () => {
  const { statements, problems } = readWhole(`Account Name:;FlexAccount ****12345
Account Balance:;£1,234.50

Date;Transaction type;Description;Paid out;Paid in;Balance
13 Nov 2026;Visa purchase;TESCO;£12.50;;£1,234.50
12 Nov 2026;Bank credit;ACME LTD;;£1,000.00;£1,247.00`)
  expect(problems).toEqual([])
  expect(statements).toMatchObject([
    {
      opening: 24_700,
      closing: 123_450,
      lines: [
        { date: '2026-11-12', amount: 100_000, text: 'ACME LTD' },
        { date: '2026-11-13', amount: -1_250, text: 'TESCO' },
      ],
    },
  ])
})

test('a French account: the day of the movement, its other side, and what was refused left out', () => {
  const { statements, leftOut } =
    readWhole(`Statut;Date de la valeur (UTC);Date de l'opération (UTC);Montant total (TTC);Devise;Montant local;Devise locale;Nom de la contrepartie;Référence;Note;Moyen de paiement;IBAN de la contrepartie;Montant de TVA
Exécuté;14/11/2026 10:00;13/11/2026 09:00;-120,00;EUR;-130,00;USD;OVH;FA-1;;Carte;;20,00
Refusé;;12/11/2026 09:00;-50,00;EUR;-50,00;EUR;Refus;R;;Carte;;`)
  const line = { date: '2026-11-13', valueDate: '2026-11-14', amount: -12_000, name: 'OVH' }
  expect(statements[0]?.lines).toMatchObject([{ ...line, reference: 'FA-1' }])
  expect(leftOut).toMatchObject([{ line: 3, key: 'notBooked' }])
})

test('money that flows in and out, and the number of an invoice beside the words', () => {
  const flows = readWhole(`Date;Payee;Outflow;Inflow;Balance
2026-11-13;Shop;1,234.50;;8,765.50
2026-11-14;Acme;;10.00;8,775.50`)
  expect(flows.statements[0]?.lines.map(({ amount }) => amount)).toEqual([-123_450, 1_000])
  const spanish = readWhole(`F.Valor;Fecha;Concepto;Movimiento;Importe;Divisa;Observaciones
13/11/2026;13/11/2026;Transferencia recibida;ACME SL;1.210,00;EUR;FACTURA 7`)
  expect(spanish.statements[0]?.lines).toMatchObject([{ amount: 121_000, reference: 'FACTURA 7' }])
})

function readWhole(text: string) {
  const table = csvTable(text.split('\n').map((line) => line.split(';')))
  if (!table) throw new Error('No table')
  return readBankCsv(table, guessReading(table, about).reading, 'EUR')
}

type Row = [amount: number, name: string, iban: string, text: string]

function rows(text: string, how: Partial<typeof about> = {}): (Row | string)[] {
  const table = csvTable(text.split('\n').map((line) => line.split(';')))
  if (!table) throw new Error('No table')
  const currency = how.currency ?? 'EUR'
  const { reading } = guessReading(table, { ...about, ...how })
  const { statements, problems, leftOut } = readBankCsv(table, reading, currency)
  const lines = statements.flatMap((one) => one.lines)
  return [
    ...problems.map(({ key }) => key),
    ...lines.map(({ amount, name, iban, text: words }): Row => [amount, name, iban, words]),
    ...(leftOut ?? []).map(({ key }) => key),
  ]
}

test.each<[what: string, text: string, expected: (Row | string)[], how?: Partial<typeof about>]>([
  [
    'what was charged in another currency is not the amount, nor a cardholder who was paid',
    `Date completed (UTC);Description;Payer;Orig currency;Orig amount;Payment currency;Amount;Balance
2026-09-03;Paper Shop;Ann Lee;USD;-13.00;GBP;-10.00;90.00
2026-09-04;Payment;Northgate;GBP;200.00;GBP;200.00;290.00`,
    [
      [-1_000, '', '', 'Paper Shop'],
      [20_000, 'Northgate', '', 'Payment'],
    ],
    { country: 'GB', currency: 'GBP' },
  ],
  [
    'an amount with its tax is the whole amount',
    `Settlement date (UTC);Total amount (incl. VAT);Currency;Status;Counterparty name;Note
03/09/2026 10:12;-20,00;EUR;Settled;Papeterie;Facture 77
;-5,00;EUR;Declined;Taxi;`,
    [[-2_000, 'Papeterie', '', 'Facture 77'], 'notBooked'],
    { country: 'FR' },
  ],
  [
    'words that stand in two columns are kept, those of Spain',
    'Fecha;Movimiento;Más datos;Importe;Saldo\n03/09/2026;COMPRA;PAPELERIA;-20,00EUR;80,00EUR',
    [[-2_000, '', '', 'COMPRA PAPELERIA']],
    { country: 'ES' },
  ],
  [
    'and of Italy, where what a card has only reserved is not booked',
    `Data_Operazione;Entrate;Uscite;Descrizione;Descrizione_Completa;Stato
03/09/2026;;-20,00;Carta;CARTIERA OVEST;Contabilizzato
05/09/2026;;-7,00;Carta;BAR;Autorizzato`,
    [[-2_000, '', '', 'Carta CARTIERA OVEST'], 'notBooked'],
    { country: 'IT' },
  ],
  [
    'the other side is a number where that stands in its column',
    `Date;Amount;Account;Counterparty;Name;Description
2026-09-03;-20,00;NL00BUNQ0000000001;NL00ABNA0000000002;Papierhuis;Factuur 77`,
    [[-2_000, 'Papierhuis', 'NL00ABNA0000000002', 'Factuur 77']],
    { country: 'NL', iban: 'NL00BUNQ0000000001' },
  ],
  [
    'heads that are written together, and a balance before the movement',
    `accountNumber;mutationcode;transactiondate;valuedate;startsaldo;endsaldo;amount;description
123456789;EUR;20260903;20260903;100,00;80,00;-20,00;Papierhuis
123456789;EUR;20260904;20260904;80,00;199,00;119,00;Birnbaum`,
    [
      [-2_000, '', '', 'Papierhuis'],
      [11_900, '', '', 'Birnbaum'],
    ],
    { country: 'NL' },
  ],
])('%s', (_, text, expected, how) => {
  expect(rows(text, how)).toEqual(expected)
})
