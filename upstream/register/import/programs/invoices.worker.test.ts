import { expect, test } from 'vitest'
import type { ImportCheck, OpenImport } from '#contract/imports.ts'
import type { Invoice, InvoiceRow } from '#contract/invoice.ts'
import { TestFirm } from '#upstream/testing/test-firm.ts'

/** Brings a file of invoices in as it is recognised, and gives the drafts that it made. */
async function bring(firm: TestFirm, text: string, name = 'export.csv') {
  const file = new File([text], name)
  const { body } = await firm.upload<OpenImport>('/imports', { register: 'invoices', file })
  const reading = { mapping: body.mapping ?? [] }
  const check = await firm.must<ImportCheck>('POST', `/imports/${body.id}/check`, reading)
  expect(check.problems).toEqual([])
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
  const { program, drafts } = await bring(firm, file, 'invoices.iif')
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

test('a booking batch of DATEV or Lexware, with tax in its amounts', async () => {
  const firm = await TestFirm.open()
  await firm.customer(acme)
  const first = ['EXTF', '700', '21', 'Buchungsstapel', '9', '', '', '', '', '', '1001', '1']
  const head = [...first, '20250101', '4', '20250101', '20251231'].join(';')
  const heads =
    'Umsatz (ohne Soll/Haben-Kz);Soll/Haben-Kennzeichen;WKZ Umsatz;Kurs;Basis-Umsatz;WKZ Basis-Umsatz;Konto;Gegenkonto (ohne BU-Schlüssel);BU-Schlüssel;Belegdatum;Belegfeld 1;Belegfeld 2;Skonto;Buchungstext'
  const rows = [
    '119,00;"S";"EUR";;;"";10001;8400;"";0311;"RE-9";"";;"Beratung"',
    '10,70;"S";"EUR";;;"";10001;4000;"2";0311;"RE-9";"";;"Buch"',
    '129,70;"S";"EUR";;;"";1200;10001;"";0911;"RE-9";"";;"Zahlung"',
    '50,00;"S";"EUR";;;"";4210;1200;"";0911;"M-1";"";;"Miete"',
  ]
  const { program, drafts } = await bring(firm, [head, heads, ...rows].join('\r\n'))
  expect(program).toBe('datev')
  expect(drafts).toMatchObject([
    {
      ...{ importedNumber: 'RE-9', issueDate: '2025-11-03', priceMode: 'gross' },
      totals: { net: 11_000, tax: 1_970, total: 12_970 },
    },
  ])
})
