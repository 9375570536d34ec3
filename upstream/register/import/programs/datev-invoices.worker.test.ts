import { expect, test } from 'vitest'
import type { OpenImport } from '#contract/core/imports.ts'
import { bringInvoices, firmWithAcme, readInvoices } from '#upstream/testing/imported-invoices.ts'
import { TestFirm } from '#upstream/testing/test-firm.ts'

/** A booking batch of the fiscal year 2025 with some rows. */
function batch(...rows: string[]): string {
  const first = ['EXTF', '700', '21', 'Buchungsstapel', '9', '', '', '', '', '', '1001', '1']
  const head = [...first, '20250101', '4', '20250101', '20251231'].join(';')
  const heads =
    'Umsatz (ohne Soll/Haben-Kz);Soll/Haben-Kennzeichen;WKZ Umsatz;Kurs;Basis-Umsatz;WKZ Basis-Umsatz;Konto;Gegenkonto (ohne BU-Schlüssel);BU-Schlüssel;Belegdatum;Belegfeld 1;Belegfeld 2;Skonto;Buchungstext'
  return [head, heads, ...rows].join('\r\n')
}

test('a booking batch of DATEV or Lexware, with tax in its amounts', async () => {
  const firm = await firmWithAcme()
  const rows = [
    '119,00;"S";"EUR";;;"";10001;8400;"";0311;"RE-9";"";;"Beratung"',
    '10,70;"S";"EUR";;;"";10001;4000;"2";0311;"RE-9";"";;"Buch"',
    '129,70;"S";"EUR";;;"";1200;10001;"";0911;"RE-9";"";;"Zahlung"',
    '50,00;"S";"EUR";;;"";4210;1200;"";0911;"M-1";"";;"Miete"',
  ]
  const { program, drafts } = await bringInvoices(firm, batch(...rows))
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
  const firm = await firmWithAcme()
  const sure = [
    ...[8300, 8309, 8310, 4300, 4314].map((account) => [account, 779] as const),
    ...[8315, 8319, 8400, 8410, 4315, 4400, 4409].map((account) => [account, 1_900] as const),
  ]
  const file = batch(...sure.map(([account]) => sold(`R-${account}`, account)))
  const { drafts } = await bringInvoices(firm, file)
  expect(drafts.map(({ importedNumber, totals }) => [importedNumber, totals.tax])).toEqual(
    sure.map(([account, tax]) => [`R-${account}`, tax]),
  )
  // Reverse charge, § 13b, taxed abroad, tax of other years, and what no account says at all.
  const unsure = [8320, 8336, 8337, 8338, 8339, 8340, 8411, 4320, 4336, 4337, 4338, 8200]
  const { problems } = await readInvoices(
    firm,
    batch(...unsure.map((one) => sold(`U-${one}`, one))),
  )
  expect(problems).toEqual(
    unsure.map((one, at) => [at + 3, 'taxCode', 'noSuchTaxRate', `Konto ${one}`]),
  )
})

test('an account of DATEV that says no tax is mapped like any word of a file', async () => {
  const firm = await TestFirm.open()
  await firm.customer({ name: 'Acme Ltd', number: '10001', vatId: 'DE136695976' })
  const words = [{ field: 'taxCode', word: 'Konto 8337', value: 'DE-AE' }]
  const { drafts } = await bringInvoices(firm, batch(sold('R-1', 8337)), words)
  expect(drafts).toMatchObject([{ totals: { net: 11_900, tax: 0 } }])
})

// 119.00 sold, of which 59.50 are cancelled: 50.00 and 9.50 of tax stay.
test('what a batch books back takes off from the invoice with its number, on whichever side', async () => {
  const firm = await firmWithAcme()
  const file = batch(
    '59,50;"H";"EUR";;;"";10001;8400;"";0912;"R-1";"";;"Storno Teil"',
    sold('R-1', 8400),
    '119,00;"H";"EUR";;;"";8400;10001;"";0411;"R-2";"";;"Ware"',
    '23,80;"S";"EUR";;;"";8400;10001;"";0911;"R-2";"";;"Rabatt"',
  )
  const { drafts } = await bringInvoices(firm, file)
  expect(drafts).toMatchObject([
    {
      ...{ importedNumber: 'R-1', issueDate: '2025-11-03' },
      totals: { net: 5_000, tax: 950, total: 5_950 },
    },
    {
      ...{ importedNumber: 'R-2', issueDate: '2025-11-04' },
      totals: { net: 8_000, tax: 1_520, total: 9_520 },
    },
  ])
})

test('credits of their own, discounts for early payment and payments are counted as passed over', async () => {
  const firm = await firmWithAcme()
  const file = batch(
    sold('R-1', 8400),
    '59,50;"H";"EUR";;;"";10001;8400;"";0912;"GS-1";"";;"Gutschrift"',
    '3,57;"H";"EUR";;;"";10001;8736;"";0912;"R-1";"";;"Skonto"',
    '115,43;"S";"EUR";;;"";1200;10001;"";0912;"R-1";"";;"Zahlung"',
  )
  const { body, check } = await readInvoices(firm, file)
  expect(body).toMatchObject({ rowCount: 1, passedOver: 3 })
  expect(check).toMatchObject({ goodRows: 1, problems: [] })
  const again = await firm.must<OpenImport>('GET', `/imports/${body.id}`)
  expect(again.passedOver).toBe(3)
})
