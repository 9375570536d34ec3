import { runInDurableObject } from 'cloudflare:test'
import { expect, test } from 'vitest'
import type { Item } from '#contract/catalogue/items.ts'
import { Store } from '#upstream/firm/store.ts'
import { line, TestFirm, today } from '#upstream/testing/test-firm.ts'
import { purchaseTax, taxOn, taxRules } from './index.ts'
import { newYorkRate, openInNewYork } from './new-york.fixture.ts'

/** An item on the account that DATEV taxes with 19 %. */
function consulting(testFirm: TestFirm): Promise<Item> {
  const item = { kind: 'service', name: 'Beratung', unit: 'h', unitPrice: '100', priceMode: 'net' }
  return testFirm.must('POST', '/items', { ...item, taxCode: 'DE-S19', incomeAccount: '8401' })
}

test.each([
  ['DE-S19', '8401', '8720', 1900],
  ['DE-S7', '8300', '8710', 700],
  ['DE-Z0', '8290', '8700', 0],
  ['DE-K', '8125', '8724', 0],
  ['DE-G', '8120', '8705', 0],
  ['DE-AE', '8337', '8700', 0],
  ['DE-AE-EU', '8336', '8700', 0],
  ['DE-E', '8100', '8701', 0],
  ['DE-E19', '8195', '8700', 0],
  ['DE-O', '8338', '8700', 0],
])(
  'a German sale at %s is posted to %s, whatever the item says, and credited to %s',
  async (taxCode, income, returns, tax) => {
    const testFirm = await TestFirm.open()
    const { id: itemId } = await consulting(testFirm)
    const { id } = await testFirm.customer({ vatId: 'ATU13585627', address: { country: 'AT' } })
    const lines = [line({ taxCode, itemId })]
    const invoice = await testFirm.issued(id, { lines, supplyDate: today })
    expect(invoice.totals.tax).toBe(tax)
    expect((await testFirm.balances())[income]).toBe(-10000)
    await testFirm.must('POST', `/invoices/${invoice.id}/credit-note`, {})
    const { [income]: sold, [returns]: back, ...others } = await testFirm.balances()
    expect([sold, back]).toEqual([-10000, 10000])
    expect(Object.values(others).filter((balance) => balance !== 0)).toEqual([])
  },
)

test('sales tax goes to each agency by its part, and the parts sum to the tax', async () => {
  const testFirm = await openInNewYork()
  await testFirm.must('POST', '/taxes', newYorkRate)
  const { id } = await testFirm.customer({ currency: 'USD', address: { country: 'US' } })
  const lines = [line({ taxCode: 'US-NYC' })]
  const invoice = await testFirm.issued(id, { currency: 'USD', lines, issueDate: '2026-03-02' })
  expect(invoice.totals).toMatchObject({ net: 10000, tax: 888, total: 10888 })
  expect(await testFirm.balances()).toEqual({
    '1100': 10888,
    '2201': -400,
    '2203': -450,
    '2204': -38,
    '4000': -10000,
  })
})

/** Order 94n, account 90: revenue with its VAT on 90.01, the VAT on 90.03, owed on 68.02. */
test('Russian revenue is posted with its VAT, which 90.03 takes out again', async () => {
  const testFirm = await TestFirm.open({
    address: { city: 'Москва', country: 'RU' },
    vatId: '7804151595',
    baseCurrency: 'RUB',
    language: 'ru',
    timeZone: 'Europe/Moscow',
  })
  const { id } = await testFirm.customer({
    currency: 'RUB',
    language: 'ru',
    address: { country: 'RU' },
  })
  const lines = [line({ unitPrice: '100000', taxCode: 'RU-S22' })]
  const values = { currency: 'RUB', language: 'ru', lines, issueDate: '2026-03-02' }
  const invoice = await testFirm.issued(id, values)
  expect(await testFirm.balances()).toEqual({
    '62.01': 12200000,
    '68.02': -2200000,
    '90.01.1': -12200000,
    '90.03': 2200000,
  })
  await testFirm.must('POST', `/invoices/${invoice.id}/credit-note`, {})
  expect(await testFirm.balances()).toMatchObject({
    '62.01': 0,
    '68.02': 0,
    '90.01.1': -12200000,
    '90.01.9': 12200000,
    '90.03': 0,
  })
})

test('a document of 2025 in Russia takes the rate of 2025, 20 %', async () => {
  const testFirm = await TestFirm.open({
    address: { city: 'Москва', country: 'RU' },
    vatId: '7804151595',
    baseCurrency: 'RUB',
    timeZone: 'Europe/Moscow',
  })
  const { id } = await testFirm.customer({ currency: 'RUB', address: { country: 'RU' } })
  const values = { currency: 'RUB', lines: [line({ taxCode: 'RU-S22' })], issueDate: '2025-12-31' }
  const draft = await testFirm.draft(id, values)
  expect([draft.lines[0]?.taxCode, draft.totals.tax]).toEqual(['RU-S20', 2000])
})

test('purchases post input tax, both sides under reverse charge, and cost for what is not recovered', async () => {
  const [german, italian] = [
    await TestFirm.open(),
    await TestFirm.open({ address: { country: 'IT' }, vatId: '' }),
  ]
  const posted = (testFirm: TestFirm, code: string, base: number) =>
    runInDurableObject(testFirm.object, (_, { storage }) => {
      const { reader } = new Store(storage)
      const rule = taxRules(reader).get(code)
      if (!rule) throw new Error(code)
      return purchaseTax(reader, rule, taxOn(rule, base))
    })
  // § 1a, § 13b and § 15 Abs. 1 Nr. 1, 3, 4 UStG.
  expect(await posted(german, 'DE-S19', 100000)).toEqual({
    lines: [{ account: { role: 'inputTax' }, debit: 19000, credit: 0, taxCode: 'DE-S19' }],
    cost: 0,
    payable: 19000,
  })
  expect(await posted(german, 'DE-IGE19', 100000)).toEqual({
    lines: [
      { account: { code: '1574' }, debit: 19000, credit: 0, taxCode: 'DE-IGE19' },
      { account: { code: '1774' }, debit: 0, credit: 19000, taxCode: 'DE-IGE19' },
    ],
    cost: 0,
    payable: 0,
  })
  // Art. 19-bis1, c. 1, lett. c) D.P.R. 633/1972: 40 % of the tax on cars.
  expect(await posted(italian, 'IT-IND40', 100000)).toEqual({
    lines: [{ account: { role: 'inputTax' }, debit: 8800, credit: 0, taxCode: 'IT-IND40' }],
    cost: 13200,
    payable: 22000,
  })
})
