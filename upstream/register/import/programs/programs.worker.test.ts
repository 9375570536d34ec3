import { expect, test } from 'vitest'
import type { JournalFileOutcome, ManualEntry } from '#contract/books/manual-entries.ts'
import type { OpeningItemRow } from '#contract/books/opening-items.ts'
import type { ImportCheck, OpenImport } from '#contract/core/imports.ts'
import type { Party } from '#contract/firm/parties.ts'
import { TestFirm } from '#upstream/testing/test-firm.ts'

/** Brings a file in as it is recognised, and gives what the trial found. */
async function bring(firm: TestFirm, register: string, text: string, name = 'export.csv') {
  const file = new File([text], name)
  const { body } = await firm.upload<OpenImport>('/imports', { register, file })
  const reading = { mapping: body.mapping ?? [] }
  const check = await firm.must<ImportCheck>('POST', `/imports/${body.id}/check`, reading)
  if (check.badRows === 0) await firm.must('POST', `/imports/${body.id}/commit`, reading)
  return { program: body.program, heads: body.heads, check }
}

async function parties(firm: TestFirm, role: string): Promise<Party[]> {
  const { rows } = await firm.must<{ rows: Party[] }>('GET', `/parties?role=${role}&sort=name`)
  return rows
}

const opened = { date: '2025-12-31', version: 1 }

test('clients, products and unpaid invoices of Invoice Ninja', async () => {
  const firm = await TestFirm.open()
  const clients = [
    '"Client Name","Client Number","Client Balance","Client Street","Client City","Client Postal Code","Client Country","Client VAT Number","Client Currency","Contact First Name","Contact Last Name","Contact Email","Contact Phone"',
    '"Acme Ltd","0001","1,234.56","Main Street 1","London","N1 9GU","United Kingdom","GB980780684","EUR","Ann","Archer","ann@acme.example","+44 20 1234"',
    '"Weiß & Co","0002","0.00","Ring 4","Wien","1010","Austria","","EUR","","","",""',
  ].join('\n')
  expect(await bring(firm, 'customers', clients)).toMatchObject({ program: 'invoiceNinja' })
  expect(await parties(firm, 'customer')).toMatchObject([
    {
      ...{ name: 'Acme Ltd', number: '0001', contactName: 'Ann Archer', email: 'ann@acme.example' },
      ...{ vatId: 'GB980780684', currency: 'EUR' },
      address: { street: 'Main Street 1', postcode: 'N1 9GU', city: 'London', country: 'GB' },
    },
    { name: 'Weiß & Co', address: { country: 'AT' } },
  ])
  const products = [
    '"Product","Product Notes","Product Cost","Product Price","Product Quantity"',
    '"OAK-1","Oak board","40.00","1,090.50","1"',
  ].join('\n')
  expect(await bring(firm, 'items', products)).toMatchObject({ program: 'invoiceNinja' })
  const items = await firm.must<{ rows: object[] }>('GET', '/items')
  expect(items.rows).toMatchObject([{ sku: 'OAK-1', unitPrice: '1090.5' }])
  await firm.must('PUT', '/opening-balances', opened)
  const invoices = [
    '"Invoice Invoice Number","Invoice Amount","Invoice Balance","Invoice Date","Invoice Due Date","Client Name","Client Currency"',
    '"INV-7","1,500.00","1,234.56","2025-11-03","2025-12-03","Acme Ltd","EUR"',
    '"INV-8","90.00","0.00","2025-11-04","2025-12-04","Acme Ltd","EUR"',
  ].join('\n')
  expect((await bring(firm, 'opening-items', invoices)).check).toMatchObject({ newRows: 1 })
  const open = await firm.must<{ rows: OpeningItemRow[] }>('GET', '/opening-items')
  expect(open.rows).toMatchObject([
    { number: 'INV-7', partyName: 'Acme Ltd', due: 123_456, dueDate: '2025-12-03' },
  ])
})

const datevHead = (category: string, name: string) =>
  `"EXTF";700;${category};"${name}";13;20260105120000000;;"RE";"";"";1001;1;20250101;4;20250101;20251231;"";"";1;0;0;"EUR"`

test('customers and suppliers of the DATEV format, as Lexware writes them, too', async () => {
  const file = [
    datevHead('16', 'Debitoren/Kreditoren'),
    'Konto;Name (Adressattyp Unternehmen);Unternehmensgegenstand;Name (Adressattyp natürl. Person);Vorname (Adressattyp natürl. Person);Name (Adressattyp keine Angabe);Adressattyp;Kurzbezeichnung;EU-Land;EU-UStID;Anrede;Straße;Postleitzahl;Ort;Land;Telefon;E-Mail',
    '10001;"Nordlicht GmbH";"";"";"";"";"2";"Nordl";"DE";"136695976";"";"Hafen 1";"20457";"Hamburg";"DE";"040 1";"n@x.example"',
    '10002;"";"";"Berg";"Anna";"";"1";"Berg";"";"";"Frau";"Ring 2";"1010";"Wien";"AT";"";""',
    '70001;"Papier KG";"";"";"";"";"2";"Papier";"";"";"";"Weg 3";"50667";"Köln";"DE";"";""',
  ].join('\r\n')
  const firm = await TestFirm.open()
  expect((await bring(firm, 'customers', file)).check).toMatchObject({ newRows: 2, badRows: 0 })
  expect(await bring(firm, 'suppliers', file)).toMatchObject({ program: 'datev' })
  expect(await parties(firm, 'customer')).toMatchObject([
    { name: 'Anna Berg', kind: 'person', number: '10002', address: { country: 'AT' } },
    { name: 'Nordlicht GmbH', vatId: 'DE136695976', address: { street: 'Hafen 1' } },
  ])
  expect(await parties(firm, 'supplier')).toMatchObject([{ name: 'Papier KG', number: '70001' }])
})

test('a booking batch becomes entries of its fiscal year, and what DATEV would tax is refused', async () => {
  const heads =
    'Umsatz (ohne Soll/Haben-Kz);Soll/Haben-Kennzeichen;WKZ Umsatz;Kurs;Basis-Umsatz;WKZ Basis-Umsatz;Konto;Gegenkonto (ohne BU-Schlüssel);BU-Schlüssel;Belegdatum;Belegfeld 1;Belegfeld 2;Skonto;Buchungstext'
  const rows = [
    '1.250,00;"S";"EUR";;;"";4210;1200;"";3112;"M-12";"";;"Miete Dezember"',
    '80,50;"H";"EUR";;;"";1200;4930;"40";502;"B-1";"";;"Büro"',
  ]
  const firm = await TestFirm.open()
  const send = async (lines: string[]) => {
    const text = [datevHead('21', 'Buchungsstapel'), heads, ...lines].join('\r\n')
    const file = new File([text], 'EXTF_Buchungsstapel.csv')
    return (await firm.upload<JournalFileOutcome>('/manual-entries/import', { file })).body
  }
  const taxed = '119,00;"S";"EUR";;;"";4930;1200;"9";0102;"T-1";"";;"Mit Steuer"'
  expect((await send([...rows, taxed])).problems).toMatchObject([
    { line: 5, key: 'unknownAccount', text: '4930 BU 9' },
  ])
  expect(await send(rows)).toMatchObject({ created: 2, problems: [] })
  const { rows: made } = await firm.must<{ rows: ManualEntry[] }>('GET', '/manual-entries')
  expect(made.map(({ date, memo, debit }) => [date, memo, debit]).sort()).toEqual([
    ['2025-02-05', 'Büro', 8050],
    ['2025-12-31', 'Miete Dezember', 125_000],
  ])
})

test('lists and transactions of QuickBooks, as an interchange file and as CSV', async () => {
  const iif = [
    '!HDR\tPROD\tVER\tREL\tIIFVER\tDATE\tTIME\tACCNTNT\tACCNTNTSPLITTIME',
    'HDR\tQuickBooks Pro\tVersion 33\tRelease R1\t1\t1/5/2026\t1767600000\tN\t0',
    '!CUST\tNAME\tREFNUM\tTIMESTAMP\tBADDR1\tBADDR2\tBADDR3\tPHONE1\tEMAIL\tCONT1\tCOMPANYNAME\tFIRSTNAME\tLASTNAME',
    'CUST\tAbercrombie, Kristy\t1\t1\tKristy Abercrombie\t5647 Cypress Hill Rd\tBayshore, CA 94326\t415-555-6579\tkristy@samplename.com\t\t\tKristy\tAbercrombie',
    '!INVITEM\tNAME\tREFNUM\tTIMESTAMP\tINVITEMTYPE\tDESC\tACCNT\tPRICE\tCOST\tTAXABLE',
    'INVITEM\tPlans\t1\t1\tSERV\tPlans and specifications\tDesign income\t65.50\t0\tN',
    'INVITEM\tOut of State\t2\t1\tCOMPTAX\tSales tax\tSales tax\t0.0%\t0\tN',
    '!TRNS\tTRNSID\tTRNSTYPE\tDATE\tACCNT\tNAME\tCLASS\tAMOUNT\tDOCNUM\tMEMO\tCLEAR\tTOPRINT\tDUEDATE\tPAID',
    '!SPL\tSPLID\tTRNSTYPE\tDATE\tACCNT\tNAME\tCLASS\tAMOUNT\tDOCNUM\tMEMO\tCLEAR',
    '!ENDTRNS',
    'TRNS\t1\tINVOICE\t11/3/2025\tAccounts Receivable\tAbercrombie, Kristy\t\t1250.00\t1041\t\tN\tN\t12/3/2025\tN',
    'SPL\t2\tINVOICE\t11/3/2025\tDesign income\t\t\t-1250.00\t\t\tN',
    'ENDTRNS',
    'TRNS\t3\tINVOICE\t11/4/2025\tAccounts Receivable\tAbercrombie, Kristy\t\t99.00\t1042\t\tN\tN\t12/4/2025\tY',
    'ENDTRNS',
  ].join('\r\n')
  const firm = await TestFirm.open()
  await firm.must('PUT', '/opening-balances', opened)
  expect(await bring(firm, 'customers', iif, 'lists.iif')).toMatchObject({ program: 'quickBooks' })
  expect(await parties(firm, 'customer')).toMatchObject([
    {
      ...{ name: 'Abercrombie, Kristy', contactName: 'Kristy Abercrombie' },
      address: { street: '5647 Cypress Hill Rd', postcode: '94326', city: 'Bayshore, CA' },
    },
  ])
  expect((await bring(firm, 'items', iif, 'lists.iif')).check).toMatchObject({ newRows: 1 })
  expect((await bring(firm, 'opening-items', iif, 'lists.iif')).check).toMatchObject({ newRows: 1 })
  const report = [
    'Date,Transaction Type,Num,Customer,Due Date,Amount,Open Balance',
    '11/05/2025,Invoice,1050,"Abercrombie, Kristy",12/25/2025,"1,000.00","400.00"',
    '11/06/2025,Payment,77,"Abercrombie, Kristy",,"600.00","0.00"',
  ].join('\n')
  expect(await bring(firm, 'opening-items', report)).toMatchObject({
    program: 'quickBooks',
    check: { newRows: 1, badRows: 0 },
  })
  const { rows } = await firm.must<{ rows: OpeningItemRow[] }>('GET', '/opening-items')
  expect(rows.map(({ number, dueDate, due }) => [number, dueDate, due])).toEqual([
    ['1041', '2025-12-03', 125_000],
    ['1050', '2025-12-25', 40_000],
  ])
  const online = [
    'Product/Service Name,Sales Description,SKU,Type,Sales Price / Rate,Taxable,Income Account',
    'Pump,Fountain pump,P461-17,Inventory,15.00,TRUE,Sales of Product Income',
  ].join('\n')
  expect((await bring(firm, 'items', online)).check).toMatchObject({ newRows: 1, badRows: 0 })
})

test('any other file is mapped column by column, as before', async () => {
  const firm = await TestFirm.open()
  const file = new File(['Name;Ort\nNordlicht;Hamburg\n'], 'list.csv')
  const { body } = await firm.upload<OpenImport>('/imports', { register: 'customers', file })
  expect(body).toMatchObject({ program: null, mapping: null, heads: ['Name', 'Ort'] })
})
