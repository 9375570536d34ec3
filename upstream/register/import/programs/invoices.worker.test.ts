import { expect, test } from 'vitest'
import type { ImportCheck, OpenImport } from '#contract/imports.ts'
import type { Invoice, InvoiceRow } from '#contract/invoice.ts'
import { TestFirm } from '#upstream/testing/test-firm.ts'

type Words = readonly { field: string; word: string; value: string }[]

/** Reads a file of invoices as it is recognised, and gives what the trial found. */
async function read(firm: TestFirm, text: string, words: Words = [], name = 'export.csv') {
  const file = new File([text], name)
  const { body } = await firm.upload<OpenImport>('/imports', { register: 'invoices', file })
  const reading = { mapping: body.mapping ?? [], words }
  const check = await firm.must<ImportCheck>('POST', `/imports/${body.id}/check`, reading)
  const problems = check.problems.map(({ line, field, key, text: said }) => [
    line,
    field,
    key,
    said,
  ])
  return { body, reading, check, problems }
}

/** Brings a file of invoices in, of which nothing is wrong, and gives the drafts that it made. */
async function bring(firm: TestFirm, file: string, words: Words = []) {
  const { body, reading, problems } = await read(firm, file, words)
  expect(problems).toEqual([])
  await firm.must('POST', `/imports/${body.id}/commit`, reading)
  const { rows } = await firm.must<{ rows: InvoiceRow[] }>('GET', '/invoices?direction=ascending')
  return {
    program: body.program,
    drafts: await Promise.all(rows.map(({ id }) => firm.must<Invoice>('GET', `/invoices/${id}`))),
  }
}

const acme = { name: 'Acme Ltd', number: '10001' }

test('the item report of Invoice Ninja', async () => {
  const firm = await TestFirm.open()
  await firm.customer(acme)
  const file = [
    '"Invoice Invoice Number","Invoice Date","Invoice Due Date","Client Name","Client Currency","Item Product","Item Notes","Item Quantity","Item Cost","Item Discount","Item Tax Rate 1"',
    '"0041","2025-11-03","2025-12-03","Acme Ltd","EUR","OAK","Oak board","2.00","1,250.00","10.00","19.000"',
    '"0041","2025-11-03","2025-12-03","Acme Ltd","EUR","","Delivery","1.00","40.00","0.00","19.000"',
    '"0042","2025-11-04","2025-12-04","Acme Ltd","EUR","","Book","1.00","20.00","0.00","7.000"',
  ].join('\n')
  const { program, drafts } = await bring(firm, file)
  expect(program).toBe('invoiceNinja')
  // 2 x 1250 less 10 % are 2250, with 40 they are 2290; 19 % of it are 435.10.
  expect(drafts).toMatchObject([
    { importedNumber: '0041', dueDate: '2025-12-03', totals: { net: 229_000, tax: 43_510 } },
    { importedNumber: '0042', totals: { net: 2_000, tax: 140 } },
  ])
})

const ninjaHeads =
  '"Invoice Invoice Number","Invoice Amount","Invoice Date","Client Name","Client Currency","Invoice Discount","Invoice Is Amount Discount","Invoice Uses Inclusive Taxes","Item Notes","Item Quantity","Item Cost","Item Discount","Item Tax Rate 1"'

/** A row of that report: number, amount, discount, whether it is an amount, inclusive, cost. */
function ninjaRow(...[number, amount, off, isAmount, isInclusive, cost]: string[]): string {
  const head = `"${number}","${amount}","2025-11-03","Acme Ltd","EUR"`
  return `${head},"${off}","${isAmount}","${isInclusive}","Work","1.00","${cost}","0.00","19.000"`
}

// 1,000.00 less 10 % are 900.00, with 19 % they are 1,071.00; 119.00 have 19.00 of tax in them.
test('a discount on a whole invoice and prices with tax come to what the program said', async () => {
  const firm = await opened()
  const rows = [
    ninjaRow('1', '1,071.00', '10.00', '', '', '1,000.00'),
    ninjaRow('2', '119.00', '0.00', '', '1', '119.00'),
  ]
  const { drafts } = await bring(firm, [ninjaHeads, ...rows].join('\n'))
  expect(drafts).toMatchObject([
    {
      discount: { kind: 'percent', value: '10' },
      totals: { net: 90_000, tax: 17_100, total: 107_100 },
    },
    { priceMode: 'gross', totals: { net: 10_000, tax: 1_900, total: 11_900 } },
  ])
})

test('what a file has no column for shows in its total, and an amount off is named', async () => {
  const firm = await opened()
  const rows = [
    ninjaRow('1', '1,071.00', '', '', '', '1,000.00'),
    ninjaRow('2', '119.00', '', '', '', '119.00'),
    ninjaRow('3', '1,071.00', '100.00', 'yes', '', '1,000.00'),
  ]
  const { body, check, problems } = await read(firm, [ninjaHeads, ...rows].join('\n'))
  expect(problems).toEqual([
    [2, 'invoiceTotal', 'invoiceTotalDiffers', '1071'],
    [3, 'invoiceTotal', 'invoiceTotalDiffers', '119'],
    [4, 'invoiceDiscount', 'invalidNumber', '100.00 (amount)'],
  ])
  expect(check.problems[0]?.params).toEqual({ amount: '1190.00 EUR' })
  // Who knows better leaves the total out.
  const mapping = (body.mapping ?? []).filter(({ field }) => field !== 'invoiceTotal')
  const path = `/imports/${body.id}/check`
  const again = await firm.must<ImportCheck>('POST', path, { mapping })
  expect(again).toMatchObject({ goodRows: 2, badRows: 1 })
})

test('transactions of QuickBooks as an interchange file, without the lines of sales tax', async () => {
  const firm = await TestFirm.open()
  await firm.customer(acme)
  const file = [
    '!TRNS\tTRNSID\tTRNSTYPE\tDATE\tACCNT\tNAME\tAMOUNT\tDOCNUM\tMEMO\tDUEDATE',
    '!SPL\tSPLID\tTRNSTYPE\tDATE\tACCNT\tAMOUNT\tMEMO\tQNTY\tPRICE\tINVITEM\tEXTRA',
    '!ENDTRNS',
    'TRNS\t1\tINVOICE\t11/3/2025\tAccounts Receivable\tAcme Ltd\t297.50\t1041\tThank you\t12/3/2025',
    'SPL\t2\tINVOICE\t11/3/2025\tDesign income\t-200.00\tPlans\t-4\t50.00\tPlans\t',
    'SPL\t3\tINVOICE\t11/3/2025\tDesign income\t-50.00\tFlat rate\t\t\tRate\t',
    'SPL\t4\tINVOICE\t11/3/2025\tSales tax\t-47.50\tTax\t\t19.0%\tState\tAUTOSTAX',
    'ENDTRNS',
    'TRNS\t5\tPAYMENT\t11/9/2025\tBank\tAcme Ltd\t297.50\t9\t\t',
    'SPL\t6\tPAYMENT\t11/9/2025\tAccounts Receivable\t-297.50\t\t\t\t\t',
    'ENDTRNS',
  ].join('\r\n')
  const { program, drafts } = await bring(firm, file)
  expect(program).toBe('quickBooks')
  expect(drafts).toMatchObject([
    {
      ...{ importedNumber: '1041', issueDate: '2025-11-03', dueDate: '2025-12-03' },
      notes: 'Thank you',
      lines: [
        { description: 'Plans', quantity: '4', unitPrice: '50' },
        { description: 'Flat rate', quantity: '1', unitPrice: '50' },
      ],
      totals: { net: 25_000, tax: 4_750, total: 29_750 },
    },
  ])
})

test('invoices of QuickBooks Online as CSV, whose first row alone says whose they are', async () => {
  const firm = await TestFirm.open()
  await firm.customer(acme)
  const file = [
    '*InvoiceNo,*Customer,*InvoiceDate,*DueDate,Terms,Location,Memo,Item(Product/Service),ItemDescription,ItemQuantity,ItemRate,*ItemAmount,*ItemTaxCode,ItemTaxAmount,Currency',
    '1001,Acme Ltd,11/13/2025,12/13/2025,,,Spring,Design,Garden plan,3,50.00,150.00,19.0% S,28.50,EUR',
    '1001,,,,,,,Soil,Two bags,2,5.00,10.00,7.0% R,0.70,',
  ].join('\n')
  const { program, drafts } = await bring(firm, file)
  expect(program).toBe('quickBooks')
  expect(drafts).toMatchObject([
    {
      ...{ importedNumber: '1001', issueDate: '2025-11-13', notes: 'Spring' },
      totals: { net: 16_000, tax: 2_920 },
    },
  ])
})

/** A booking batch of the fiscal year 2025 with some rows. */
function batch(...rows: string[]): string {
  const first = ['EXTF', '700', '21', 'Buchungsstapel', '9', '', '', '', '', '', '1001', '1']
  const head = [...first, '20250101', '4', '20250101', '20251231'].join(';')
  const heads =
    'Umsatz (ohne Soll/Haben-Kz);Soll/Haben-Kennzeichen;WKZ Umsatz;Kurs;Basis-Umsatz;WKZ Basis-Umsatz;Konto;Gegenkonto (ohne BU-Schlüssel);BU-Schlüssel;Belegdatum;Belegfeld 1;Belegfeld 2;Skonto;Buchungstext'
  return [head, heads, ...rows].join('\r\n')
}

test('a booking batch of DATEV or Lexware, with tax in its amounts', async () => {
  const firm = await TestFirm.open()
  await firm.customer(acme)
  const rows = [
    '119,00;"S";"EUR";;;"";10001;8400;"";0311;"RE-9";"";;"Beratung"',
    '10,70;"S";"EUR";;;"";10001;4000;"2";0311;"RE-9";"";;"Buch"',
    '129,70;"S";"EUR";;;"";1200;10001;"";0911;"RE-9";"";;"Zahlung"',
    '50,00;"S";"EUR";;;"";4210;1200;"";0911;"M-1";"";;"Miete"',
  ]
  const { program, drafts } = await bring(firm, batch(...rows))
  expect(program).toBe('datev')
  expect(drafts).toMatchObject([
    {
      ...{ importedNumber: 'RE-9', issueDate: '2025-11-03', priceMode: 'gross' },
      totals: { net: 11_000, tax: 1_970, total: 12_970 },
    },
  ])
})

/** A sale of 119.00 to the customer against an account of income. */
function sold(number: string, account: number, key = ''): string {
  return `119,00;"S";"EUR";;;"";10001;${account};"${key}";0311;"${number}";"";;"Ware"`
}

// SKR 03 and SKR 04 of DATEV: which accounts have which tax in themselves, function AM.
test('an account of DATEV says its tax only where that is sure, and is named where it is not', async () => {
  const firm = await TestFirm.open()
  await firm.customer(acme)
  const sure = [
    ...[8300, 8309, 8310, 4300, 4314].map((account) => [account, 779] as const),
    ...[8315, 8319, 8400, 8410, 4315, 4400, 4409].map((account) => [account, 1_900] as const),
  ]
  const file = batch(...sure.map(([account]) => sold(`R-${account}`, account)))
  const { drafts } = await bring(firm, file)
  expect(drafts.map(({ importedNumber, totals }) => [importedNumber, totals.tax])).toEqual(
    sure.map(([account, tax]) => [`R-${account}`, tax]),
  )
  // Reverse charge, § 13b, taxed abroad, tax of other years, and what no account says at all.
  const unsure = [8320, 8336, 8337, 8338, 8339, 8340, 8411, 4320, 4336, 4337, 4338, 8200]
  const { problems } = await read(firm, batch(...unsure.map((one) => sold(`U-${one}`, one))))
  expect(problems).toEqual(
    unsure.map((one, at) => [at + 3, 'taxCode', 'noSuchTaxRate', `Konto ${one}`]),
  )
})

test('an account of DATEV that says no tax is mapped like any word of a file', async () => {
  const firm = await TestFirm.open()
  await firm.customer({ ...acme, vatId: 'DE136695976' })
  const words = [{ field: 'taxCode', word: 'Konto 8337', value: 'DE-AE' }]
  const { drafts } = await bring(firm, batch(sold('R-1', 8337)), words)
  expect(drafts).toMatchObject([{ totals: { net: 11_900, tax: 0 } }])
})

const onlineHeads =
  '*InvoiceNo,*Customer,*InvoiceDate,*DueDate,Memo,ItemDescription,ItemQuantity,ItemRate,*ItemAmount,*ItemTaxCode,ItemTaxAmount,Currency'

test('a code of QuickBooks without a percentage is named, and never the usual rate', async () => {
  const firm = await TestFirm.open()
  await firm.customer(acme)
  const codes = ['Exempt', 'No VAT', 'NON', 'Tax', '20.0% RC CIS']
  const line = (code: string, at: number) =>
    `${at},Acme Ltd,11/13/2025,12/13/2025,,Text,1,100.00,100.00,${code},,EUR`
  const { problems } = await read(firm, [onlineHeads, ...codes.map(line)].join('\n'))
  expect(problems).toEqual(codes.map((code, at) => [at + 2, 'taxCode', 'noSuchTaxRate', code]))
  const words = [{ field: 'taxCode', word: 'Exempt', value: 'DE-E' }]
  const { drafts } = await bring(firm, [onlineHeads, line('Exempt', 7)].join('\n'), words)
  expect(drafts).toMatchObject([{ totals: { net: 10_000, tax: 0 } }])
})

/** An interchange file with one invoice to the customer, of these lines. */
function interchange(total: string, splits: readonly string[]): string {
  return [
    '!TRNS\tTRNSID\tTRNSTYPE\tDATE\tACCNT\tNAME\tAMOUNT\tDOCNUM',
    '!SPL\tSPLID\tTRNSTYPE\tDATE\tACCNT\tAMOUNT\tMEMO\tQNTY\tPRICE\tINVITEM\tTAXABLE\tEXTRA',
    '!ENDTRNS',
    `TRNS\t1\tINVOICE\t11/3/2025\tAccounts Receivable\tAcme Ltd\t${total}\t1041`,
    ...splits.map((split, at) => `SPL\t${at}\tINVOICE\t11/3/2025\tIncome\t${split}`),
    'ENDTRNS',
  ].join('\r\n')
}

// 200.00 with 19 % and 50.00 without: 38.00 of tax, 288.00 in all.
test('an interchange file says which lines are taxed, and with how much', async () => {
  const firm = await TestFirm.open()
  await firm.customer(acme)
  const words = [{ field: 'taxCode', word: '0', value: 'DE-E' }]
  const plans = '-200.00\tPlans\t-4\t50.00\tPlans\tY\t'
  const lines = [plans, '-50.00\tPermit\t-1\t50.00\tPermit\tN\t']
  const state = '-20.00\tTax\t\t10.0%\tState\tN\tAUTOSTAX'
  const county = '-18.00\tTax\t\t9.0%\tCounty\tN\tAUTOSTAX'
  const taxed = interchange('288.00', [...lines, state, county])
  const { drafts } = await bring(firm, taxed, words)
  expect(drafts).toMatchObject([{ totals: { net: 25_000, tax: 3_800, total: 28_800 } }])
  const { problems: differs } = await read(await opened(), interchange('288.00', lines), words)
  expect(differs[0]).toEqual([5, 'invoiceTotal', 'invoiceTotalDiffers', '288'])
  const { check } = await read(await opened(), interchange('250.00', lines), words)
  expect(check.rows).toMatchObject([{ sum: { amount: 25_000 } }])
  const flat = interchange('238.00', [plans, '-38.00\tTax\t\t\tState\tN\tAUTOSTAX'])
  const { problems } = await read(await opened(), flat)
  expect(problems).toEqual([[5, 'taxCode', 'noSuchTaxRate', 'State']])
})

/** A firm that has the customer. */
async function opened(): Promise<TestFirm> {
  const firm = await TestFirm.open()
  await firm.customer(acme)
  return firm
}
