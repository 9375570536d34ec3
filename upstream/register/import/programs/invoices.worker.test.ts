import { expect, test } from 'vitest'
import type { ImportCheck } from '#contract/core/imports.ts'
import { bringInvoices, firmWithAcme, readInvoices } from '#upstream/testing/imported-invoices.ts'
import { TestFirm } from '#upstream/testing/test-firm.ts'

test('the item report of Invoice Ninja', async () => {
  const firm = await firmWithAcme()
  const file = [
    '"Invoice Invoice Number","Invoice Date","Invoice Due Date","Client Name","Client Currency","Item Product","Item Notes","Item Quantity","Item Cost","Item Discount","Item Tax Rate 1"',
    '"0041","2025-11-03","2025-12-03","Acme Ltd","EUR","OAK","Oak board","2.00","1,250.00","10.00","19.000"',
    '"0041","2025-11-03","2025-12-03","Acme Ltd","EUR","","Delivery","1.00","40.00","0.00","19.000"',
    '"0042","2025-11-04","2025-12-04","Acme Ltd","EUR","","Book","1.00","20.00","0.00","7.000"',
  ].join('\n')
  const { program, drafts } = await bringInvoices(firm, file)
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
  const firm = await firmWithAcme()
  const rows = [
    ninjaRow('1', '1,071.00', '10.00', '', '', '1,000.00'),
    ninjaRow('2', '119.00', '0.00', '', '1', '119.00'),
  ]
  const { drafts } = await bringInvoices(firm, [ninjaHeads, ...rows].join('\n'))
  expect(drafts).toMatchObject([
    {
      discount: { kind: 'percent', value: '10' },
      totals: { net: 90_000, tax: 17_100, total: 107_100 },
    },
    { priceMode: 'gross', totals: { net: 10_000, tax: 1_900, total: 11_900 } },
  ])
})

test('what a file has no column for shows in its total, and an amount off is named', async () => {
  const firm = await firmWithAcme()
  const rows = [
    ninjaRow('1', '1,071.00', '', '', '', '1,000.00'),
    ninjaRow('2', '119.00', '', '', '', '119.00'),
    ninjaRow('3', '1,071.00', '100.00', 'yes', '', '1,000.00'),
  ]
  const { body, check, problems } = await readInvoices(firm, [ninjaHeads, ...rows].join('\n'))
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
  const firm = await firmWithAcme()
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
  const { program, drafts } = await bringInvoices(firm, file)
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
  const firm = await firmWithAcme()
  const file = [
    '*InvoiceNo,*Customer,*InvoiceDate,*DueDate,Terms,Location,Memo,Item(Product/Service),ItemDescription,ItemQuantity,ItemRate,*ItemAmount,*ItemTaxCode,ItemTaxAmount,Currency',
    '1001,Acme Ltd,11/13/2025,12/13/2025,,,Spring,Design,Garden plan,3,50.00,150.00,19.0% S,28.50,EUR',
    '1001,,,,,,,Soil,Two bags,2,5.00,10.00,7.0% R,0.70,',
  ].join('\n')
  const { program, drafts } = await bringInvoices(firm, file)
  expect(program).toBe('quickBooks')
  expect(drafts).toMatchObject([
    {
      ...{ importedNumber: '1001', issueDate: '2025-11-13', notes: 'Spring' },
      totals: { net: 16_000, tax: 2_920 },
    },
  ])
})

test('days of QuickBooks that can be read two ways are read as the firm writes them', async () => {
  const firm = await firmWithAcme()
  const file = [
    onlineHeads,
    '2001,Acme Ltd,04/03/2026,04/04/2026,,Text,2,50,100,19.0% S,,EUR',
  ].join('\n')
  const { drafts } = await bringInvoices(firm, file)
  expect(drafts).toMatchObject([{ issueDate: '2026-03-04', dueDate: '2026-04-04' }])
})

// Of the same file a British firm means March and April, an American one April twice.
test.each([
  { country: 'GB', currency: 'GBP', tax: '20.0% S,20', issueDate: '2026-03-04' },
  { country: 'US', currency: 'USD', tax: 'NON,0', issueDate: '2026-04-03' },
])('a file of QuickBooks in $country is read in the order of its days', async (its) => {
  const { country, currency, tax, issueDate } = its
  const address = { street: 'High Street 1', postcode: '10001', city: 'York', country }
  const firm = await TestFirm.open({ address, vatId: '', baseCurrency: currency, language: 'en' })
  await firm.customer({ name: 'Pear Tree Ltd', currency, address: { country } })
  const file = [
    '*InvoiceNo,*Customer,*InvoiceDate,*DueDate,Terms,Memo,Item(Product/Service),ItemDescription,ItemQuantity,ItemRate,*ItemAmount,*ItemTaxCode,ItemTaxAmount,Currency',
    `2001,Pear Tree Ltd,04/03/2026,04/04/2026,,,Widget,Blue widget,2,50,100,${tax},${currency}`,
  ].join('\n')
  const words = [{ field: 'taxCode', word: 'NON', value: 'US-O' }]
  const { drafts } = await bringInvoices(firm, file, country === 'US' ? words : [])
  expect(drafts).toMatchObject([{ importedNumber: '2001', issueDate, dueDate: '2026-04-04' }])
})

test('credit memos of QuickBooks are counted as passed over', async () => {
  const memo = [
    'TRNS\t2\tCREDIT MEMO\t11/4/2025\tAccounts Receivable\tAcme Ltd\t-50.00\t1042',
    'SPL\t9\tCREDIT MEMO\t11/4/2025\tIncome\t50.00\tPlans\t1\t50.00\tPlans\tN\t',
    'ENDTRNS',
  ]
  const invoice = interchange('50.00', ['-50.00\tPermit\t-1\t50.00\tPermit\tN\t'])
  const { body } = await readInvoices(await firmWithAcme(), [invoice, ...memo].join('\r\n'))
  expect(body).toMatchObject({ rowCount: 1, passedOver: 1 })
  const rows = [
    `Transaction Type,${onlineHeads}`,
    'Invoice,1,Acme Ltd,11/13/2025,12/13/2025,,Text,1,100.00,100.00,19.0% S,,EUR',
    'Credit Memo,2,Acme Ltd,11/14/2025,,,Text,1,20.00,20.00,19.0% S,,EUR',
  ]
  const online = await readInvoices(await firmWithAcme(), rows.join('\n'))
  expect(online.body).toMatchObject({ rowCount: 1, passedOver: 1 })
})

const onlineHeads =
  '*InvoiceNo,*Customer,*InvoiceDate,*DueDate,Memo,ItemDescription,ItemQuantity,ItemRate,*ItemAmount,*ItemTaxCode,ItemTaxAmount,Currency'

test('a code of QuickBooks without a percentage is named, and never the usual rate', async () => {
  const firm = await firmWithAcme()
  const codes = ['Exempt', 'No VAT', 'NON', 'Tax', '20.0% RC CIS']
  const line = (code: string, at: number) =>
    `${at},Acme Ltd,11/13/2025,12/13/2025,,Text,1,100.00,100.00,${code},,EUR`
  const { problems } = await readInvoices(firm, [onlineHeads, ...codes.map(line)].join('\n'))
  expect(problems).toEqual(codes.map((code, at) => [at + 2, 'taxCode', 'noSuchTaxRate', code]))
  const words = [{ field: 'taxCode', word: 'Exempt', value: 'DE-E' }]
  const { drafts } = await bringInvoices(firm, [onlineHeads, line('Exempt', 7)].join('\n'), words)
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
  const firm = await firmWithAcme()
  const words = [{ field: 'taxCode', word: '0', value: 'DE-E' }]
  const plans = '-200.00\tPlans\t-4\t50.00\tPlans\tY\t'
  const lines = [plans, '-50.00\tPermit\t-1\t50.00\tPermit\tN\t']
  const state = '-20.00\tTax\t\t10.0%\tState\tN\tAUTOSTAX'
  const county = '-18.00\tTax\t\t9.0%\tCounty\tN\tAUTOSTAX'
  const taxed = interchange('288.00', [...lines, state, county])
  const { drafts } = await bringInvoices(firm, taxed, words)
  expect(drafts).toMatchObject([{ totals: { net: 25_000, tax: 3_800, total: 28_800 } }])
  const { problems: differs } = await readInvoices(
    await firmWithAcme(),
    interchange('288.00', lines),
    words,
  )
  expect(differs[0]).toEqual([5, 'invoiceTotal', 'invoiceTotalDiffers', '288'])
  const { check } = await readInvoices(await firmWithAcme(), interchange('250.00', lines), words)
  expect(check.rows).toMatchObject([{ sum: { amount: 25_000 } }])
  const flat = interchange('238.00', [plans, '-38.00\tTax\t\t\tState\tN\tAUTOSTAX'])
  const { problems } = await readInvoices(await firmWithAcme(), flat)
  expect(problems).toEqual([[5, 'taxCode', 'noSuchTaxRate', 'State']])
})
