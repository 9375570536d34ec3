import { expect, test } from 'vitest'
import type { TaxRate, TaxRateDetail } from '#contract/books/taxes.ts'
import { addDays } from '#upstream/firm/calendar.ts'
import { line, TestFirm, today } from '#upstream/testing/test-firm.ts'
import { newYorkRate, openInNewYork } from './new-york.fixture.ts'

test('a firm adds a rate, changes it while nothing names it, and not after', async () => {
  const testFirm = await openInNewYork()
  const made = await testFirm.must<TaxRateDetail>('POST', '/taxes', newYorkRate)
  expect(made).toMatchObject({ name: { de: 'New York City' }, isUsed: false, version: 1 })
  const again = await testFirm.ask('POST', '/taxes', newYorkRate)
  expect([again.status, again.body.data.fields]).toEqual([422, { code: { key: 'taxCodeTaken' } }])
  const changed = { ...newYorkRate, name: { en: 'NYC' }, version: 1 }
  await testFirm.must('PUT', '/taxes/US-NYC', changed)
  await testFirm.must('POST', '/items', {
    name: 'Chair',
    unit: 'pc',
    unitPrice: '9',
    taxCode: 'US-NYC',
  })
  const late = await testFirm.ask('PUT', '/taxes/US-NYC', { ...changed, version: 2 })
  expect(late.body.data.detail).toEqual({ reason: 'taxRateUsed' })
  expect((await testFirm.ask('DELETE', '/taxes/US-NYC')).status).toBe(409)
})

test.each([
  [{ parts: [{ name: 'State', rate: '4' }] }, 'parts', 'partsMustSum'],
  [{ parts: [], category: 'E' }, 'rate', 'rateNeedsStandard'],
  [{ parts: [], rate: '0' }, 'rate', 'standardNeedsRate'],
  [{ accounts: { output: '9999' } }, 'accounts.output', 'unknownAccount'],
  [{ isReverseCharge: true }, 'direction', 'reverseChargeIsPurchase'],
  [{ code: 'a b' }, 'code', 'invalidTaxCode'],
  [{ rate: '1e3' }, 'rate', 'invalidNumber'],
  [{ name: {} }, 'name.de', 'required'],
  [{ rate: '0', parts: [], category: 'E' }, 'note.de', 'required'],
])('a rate with %j is refused at %s', async (values, path, key) => {
  const testFirm = await openInNewYork()
  const { status, body } = await testFirm.ask('POST', '/taxes', { ...newYorkRate, ...values })
  expect([status, body.data.fields[path]?.key]).toEqual([422, key])
})

/** Germany lowered its rates from 1 July to 31 December 2020 (§ 28 UStG). */
test('documents take the rate of their day of supply, whichever was chosen', async () => {
  const testFirm = await TestFirm.open()
  const replace = (code: string, newCode: string, rate: string, validFrom: string) =>
    testFirm.must<TaxRateDetail>('POST', `/taxes/${code}/replace`, {
      newCode,
      rate,
      validFrom,
      name: { de: `USt. ${rate} %` },
    })
  await replace('DE-S19', 'DE-S16', '16', '2020-07-01')
  const back = await replace('DE-S16', 'DE-S19-21', '19', '2021-01-01')
  expect(back).toMatchObject({ isDefault: true, replaces: 'DE-S16', accounts: { returns: '8720' } })
  const ended = await testFirm.must<TaxRateDetail>('GET', '/taxes/DE-S19')
  expect(ended).toMatchObject({ validTo: '2020-06-30', replacedBy: 'DE-S16', isDefault: false })

  const { id } = await testFirm.customer()
  const taxOn = async (issueDate: string, supplyDate: string | null, taxCode: string) => {
    const lines = [line({ taxCode })]
    const draft = await testFirm.draft(id, { issueDate, supplyDate, lines })
    return [draft.lines[0]?.taxCode, draft.totals.tax]
  }
  expect(await taxOn('2020-06-30', null, 'DE-S19-21')).toEqual(['DE-S19', 1900])
  expect(await taxOn('2020-07-01', null, 'DE-S19')).toEqual(['DE-S16', 1600])
  expect(await taxOn('2021-01-15', '2020-12-31', 'DE-S19-21')).toEqual(['DE-S16', 1600])
  expect(await taxOn('2021-01-01', null, 'DE-S16')).toEqual(['DE-S19-21', 1900])
})

test('a rate that has ended without another is refused on later documents, at its line', async () => {
  const testFirm = await TestFirm.open()
  await testFirm.must('POST', '/taxes/DE-S7/end', { validTo: '2020-01-31' })
  const { id } = await testFirm.customer()
  const draft = await testFirm.draft(id, { lines: [line({ taxCode: 'DE-S7' })] })
  const { status, body } = await testFirm.ask('POST', `/invoices/${draft.id}/finalise`, {})
  expect([status, body.data.fields]).toEqual([
    422,
    { 'lines.0.taxCode': { key: 'rateNotValid', params: expect.anything() } },
  ])
})

test('a rate of next year is not the usual one yet, and a later one lengthens none that ended', async () => {
  const testFirm = await TestFirm.open()
  const own = { code: 'DE-S20', rate: '20', name: { de: 'USt. 20 %' }, category: 'S' }
  const more = { direction: 'sale', validFrom: addDays(today, 30), note: {} }
  await testFirm.must('POST', '/taxes', { ...newYorkRate, ...own, ...more, parts: [] })
  const early = await testFirm.ask('POST', '/taxes/DE-S20/default', {})
  expect([early.status, early.body.data.detail]).toEqual([409, { reason: 'notForNewLines' }])
  await testFirm.must('POST', '/taxes/DE-S7/end', { validTo: '2020-01-31' })
  const next = { newCode: 'DE-S8', rate: '8', validFrom: '2021-01-01', name: { de: 'USt. 8 %' } }
  await testFirm.must('POST', '/taxes/DE-S7/replace', next)
  expect(await testFirm.must('GET', '/taxes/DE-S7')).toMatchObject({ validTo: '2020-01-31' })
})

test('each country gives both directions, and forms of sales are offered those for sales', async () => {
  const testFirm = await TestFirm.open()
  const all = await testFirm.must<TaxRate[]>('GET', '/tax-rates?direction=all')
  const sales = await testFirm.must<TaxRate[]>('GET', '/tax-rates')
  const purchases = await testFirm.must<TaxRate[]>('GET', '/tax-rates?direction=purchase')
  const codes = (rates: TaxRate[]) => rates.map(({ code }) => code)
  expect(codes(sales)).toContain('DE-S19')
  expect(codes(sales)).not.toContain('DE-IGE19')
  expect(codes(purchases)).toEqual(expect.arrayContaining(['DE-S19', 'DE-IGE19', 'DE-13B-EU']))
  expect(codes(purchases)).not.toContain('DE-K')
  expect(all.length).toBeLessThan(sales.length + purchases.length)
})

test('rates are seen by who keeps the books and changed by owner, administrator and accountant', async () => {
  const testFirm = await openInNewYork()
  for (const role of ['sales', 'cashier', 'hr', 'employee', 'crm'] as const) {
    expect((await testFirm.ask('GET', '/taxes', undefined, { role })).status).toBe(403)
  }
  for (const role of ['sales', 'readOnly', 'employee'] as const) {
    expect((await testFirm.ask('POST', '/taxes', newYorkRate, { role })).status).toBe(403)
    expect(
      (await testFirm.ask('POST', '/taxes/US-O/end', { validTo: null }, { role })).status,
    ).toBe(403)
  }
  expect((await testFirm.ask('POST', '/taxes', newYorkRate, { role: 'accountant' })).status).toBe(
    201,
  )
})
