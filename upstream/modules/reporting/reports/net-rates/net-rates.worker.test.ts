import { expect, test } from 'vitest'
import type { NetRateMethod } from '#contract/books/net-rates.ts'
import type { Report } from '#contract/reporting/reports.ts'
import type { ReturnDays } from '#contract/reporting/tax-returns.ts'
import { line, TestFirm } from '#upstream/testing/test-firm.ts'

const half = { from: '2026-01-01', to: '2026-06-30' }
const query = `period=custom&from=${half.from}&to=${half.to}`

const consulting = { rate: '6.2', activity: 'Beratung', activityCode: '12345', accounts: [] }
const trade = { rate: '2.1', activity: 'Handel', activityCode: '54321', accounts: '3200' }

async function onNetRates(rates: object[] = [consulting], more = {}): Promise<TestFirm> {
  const firm = await TestFirm.open({
    ...{ address: { city: 'Bern', country: 'CH' }, vatId: 'CHE109322551', baseCurrency: 'CHF' },
    ...more,
  })
  await firm.must('POST', '/net-tax-rates', { year: 2026, rhythm: 'half', rates })
  return firm
}

/** Sells at a rate and a net price; the amounts are in francs. */
async function sell(firm: TestFirm, lines: [code: string, price: string, account?: string][]) {
  const { id } = await firm.customer({ address: { country: 'CH', city: 'Bern' } })
  return firm.issued(id, {
    ...{ issueDate: '2026-02-10', supplyDate: '2026-02-10', currency: 'CHF' },
    lines: lines.map(([taxCode, unitPrice, account]) =>
      line({ taxCode, unitPrice, ...(account && { account }) }),
    ),
  })
}

async function boxes(firm: TestFirm, days = query): Promise<[string, string, number][]> {
  const { rows } = await firm.must<Report>('GET', `/reports/tax-return?${days}`)
  return rows.map(({ cells }) => [
    cells[0]?.text ?? '',
    cells[1]?.text ?? '',
    cells[3]?.amount ?? 0,
  ])
}

/** Art. 37 (2) MWSTG, as the ESTV puts it: turnover with its tax times the net rate. */
test('what is owed is turnover with its tax times the net rate', async () => {
  const firm = await onNetRates()
  // 100 000 with 8.1 % are 108 100.
  await sell(firm, [['CH-S81', '100000']])
  await sell(firm, [['CH-G', '5000']])
  expect(await boxes(firm)).toEqual([
    ['200', 'Umsätze mit Steuer', 11_310_000],
    ['220', 'Umsätze, netto', 500_000],
    ['299', 'Umsätze mit Steuer', 10_810_000],
    ['323', 'Umsätze mit Steuer', 10_810_000],
    // 108 100 × 6.2 %.
    ['323', 'Umsatzsteuer', 670_220],
    ['399', 'Umsatzsteuer', 670_220],
    ['', 'Zahllast', 670_220],
  ])
})

test('each activity has its own rate, by the account of its sales, and its own lines', async () => {
  const firm = await onNetRates([consulting, trade])
  const accounts = await firm.must<{ code: string; name: string }[]>('GET', '/accounts')
  expect(accounts.some(({ code }) => code === '3200')).toBe(true)
  const service = await firm.must<{ id: string }>('POST', '/items', {
    ...{ name: 'Stunde', kind: 'service', unit: 'hour', unitPrice: '100', currency: 'CHF' },
    ...{ taxCode: 'CH-S81', incomeAccount: '3400' },
  })
  const { id } = await firm.customer({ address: { country: 'CH', city: 'Bern' } })
  await firm.issued(id, {
    ...{ issueDate: '2026-03-01', supplyDate: '2026-03-01', currency: 'CHF' },
    lines: [
      line({ taxCode: 'CH-S81', unitPrice: '33.33', itemId: service.id }),
      line({ taxCode: 'CH-S81', unitPrice: '66.68' }),
      line({ taxCode: 'CH-S26', unitPrice: '10' }),
    ],
  })
  const { rows } = await firm.must<Report>('GET', `/reports/tax-return?${query}`)
  const net = rows.filter(({ cells }) => cells[0]?.text === '323')
  // 100.01 with 8.10 of tax, of which the first third takes 2.70, and 10.26 at the reduced rate.
  expect(net.map(({ cells }) => [cells[2]?.text, cells[3]?.amount])).toEqual([
    ['6.2 % · Beratung', 3603],
    ['6.2 % · Beratung', 223],
    ['2.1 % · Handel', 8234],
    ['2.1 % · Handel', 173],
  ])
  for (const { cells } of net.filter((_, at) => at % 2 === 0)) {
    const link = cells[3]?.link
    if (link?.target !== 'report') throw new Error('The box opens nothing')
    const path = `/reports/tax-lines?${new URLSearchParams(link.query)}`
    const behind = await firm.must<Report>('GET', path)
    expect(behind.rows.at(-1)?.cells.at(-1)?.amount).toBe(cells[3]?.amount)
    expect(behind.rows.at(-1)?.kind).toBe('result')
  }
})

test('input tax is cost, and services from abroad are owed at the rate of the law', async () => {
  const firm = await onNetRates()
  const account = '6500'
  const bought = { description: 'x', quantity: '1', account }
  await firm.customer({ name: 'Papier AG', roles: ['supplier'] })
  const made = await firm.must<{ id: string; version: number }>('POST', '/bills', {
    ...{ kind: 'bill', supplierName: 'Papier AG', supplierNumber: 'R-1' },
    ...{ date: '2026-03-02', currency: 'CHF' },
    lines: [
      { ...bought, unitPrice: '100', taxCode: 'CH-S81' },
      { ...bought, unitPrice: '300', taxCode: 'CH-BZ' },
    ],
  })
  await firm.must('POST', `/bills/${made.id}/approve`, { version: made.version })
  const { rows } = await firm.must<{ rows: { account: string; debit: number; credit: number }[] }>(
    'GET',
    '/trial-balance',
  )
  const balance = (code: string) => rows.find((row) => row.account === code)
  // 100 and its 8.10, 300 and 24.30.
  expect(balance(account)?.debit).toBe(43_240)
  expect(balance('1170')).toBeUndefined()
  expect(await boxes(firm)).toEqual([
    ['200', 'Umsätze mit Steuer', 0],
    ['299', 'Umsätze mit Steuer', 0],
    ['383', 'Umsatzsteuer', 2430],
    ['383', 'Einkäufe, netto', 30_000],
    ['399', 'Umsatzsteuer', 2430],
    ['', 'Zahllast', 2430],
  ])
  // Posted by net rates, the bill would deduct nothing under the other method, either.
  const refused = { year: { key: 'purchasesPosted', params: { date: '2026-01-01' } } }
  const effective = { year: 2026, rhythm: 'half', rates: [] }
  for (const [path, input] of [
    ['/net-tax-rates', effective],
    ['/net-tax-rates/take-back', { year: 2026 }],
  ] as const) {
    expect((await firm.ask('POST', path, input)).body.data.fields).toEqual(refused)
  }
  await firm.must('POST', '/net-tax-rates', {
    ...effective,
    rates: [{ ...consulting, rate: '5.3' }],
  })
})

test('a filed return stays, what was shown and is not owed is income, and later changes go on', async () => {
  const firm = await onNetRates()
  const invoice = await sell(firm, [['CH-S81', '1000']])
  const { rows: listed } = await firm.must<{ rows: ReturnDays[] }>('GET', '/tax-returns')
  expect(listed.map(({ from, to, dueDate, owed }) => [from, to, dueDate, owed])).toContainEqual([
    ...['2026-01-01', '2026-06-30', '2026-08-31'],
    6702,
  ])
  await firm.must('POST', '/tax-returns', { ...half, reference: '' })
  const { rows } = await firm.must<{ rows: { account: string; debit: number; credit: number }[] }>(
    'GET',
    '/trial-balance',
  )
  // 81.00 was shown, 67.02 is owed.
  expect(rows.find(({ account }) => account === '2200')?.credit).toBe(6702)
  expect(rows.find(({ account }) => account === '3600')?.credit).toBe(1398)
  const before = await boxes(firm)
  // Lost with its tax, on a day whose return was filed.
  await firm.must('POST', `/invoices/${invoice.id}/write-off`, {
    ...{ date: '2026-06-30', amount: 108_100, reason: 'x', withTax: true },
  })
  expect(await boxes(firm)).toEqual(before)
  const next = await boxes(firm, 'period=custom&from=2026-07-01&to=2026-12-31')
  expect(next.find(([box, side]) => box === '323' && side === 'Umsatzsteuer')?.[2]).toBe(-6702)
  const refused = await firm.ask('POST', '/net-tax-rates', { year: 2026, rates: [] })
  expect(refused.body.data.fields).toEqual({
    year: { key: 'returnFiled', params: { date: '2026-06-30' } },
  })
})

test('the file of the portal has turnover with tax by activity', async () => {
  const firm = await onNetRates([consulting])
  await sell(firm, [['CH-S81', '1000']])
  const path = `/tax-returns/file?from=${half.from}&to=${half.to}&number=CHE-109.322.551`
  const { body } = await firm.download(path)
  const text = body.replaceAll(/\s*\n\s*/g, '')
  expect(text).toContain(
    '<eCH-0217:simpleTaxRateMethod><eCH-0217:suppliesPerTaxRate>' +
      '<eCH-0217:activityID>12345</eCH-0217:activityID><eCH-0217:taxRate>6.20</eCH-0217:taxRate>' +
      '<eCH-0217:turnover>1081.00</eCH-0217:turnover></eCH-0217:suppliesPerTaxRate>' +
      '</eCH-0217:simpleTaxRateMethod><eCH-0217:payableTax>67.02</eCH-0217:payableTax>',
  )
  expect(text).toContain('<eCH-0217:totalConsideration>1081.00</eCH-0217:totalConsideration>')
  const rates = [{ ...consulting, activityCode: '' }]
  await firm.must('POST', '/net-tax-rates', { year: 2026, rhythm: 'half', rates })
  const refused = await firm.ask('GET', path)
  expect(refused.body.data.fields).toEqual({ number: { key: 'activityCodeMissing' } })
})

test('tax that is due as it is paid is worked out of what was paid', async () => {
  const firm = await onNetRates()
  await firm.must('POST', '/tax-on-payment', { from: '2026-01-01' })
  const invoice = await sell(firm, [['CH-S81', '1000']])
  await firm.pay(invoice, 54_050, { date: '2026-03-01' })
  const tax = (await boxes(firm)).filter(([box]) => box === '323')
  // 540.50 × 6.2 %.
  expect(tax.map(([, , amount]) => amount)).toEqual([54_050, 3351])
})

test('refusals: another country, an account twice, a code, who may not', async () => {
  const german = await TestFirm.open()
  const input = { year: 2026, rhythm: 'half', rates: [consulting] }
  expect((await german.ask('POST', '/net-tax-rates', input)).status).toBe(409)
  const firm = await onNetRates()
  const twice = [{ ...consulting, accounts: '3200' }, trade]
  const { status, body } = await firm.ask('POST', '/net-tax-rates', { ...input, rates: twice })
  expect([status, body.data.fields]).toEqual([
    422,
    { 'rates.1.accounts': { key: 'accountNamedTwice' } },
  ])
  const wrong = [{ ...consulting, activityCode: '12' }]
  expect((await firm.ask('POST', '/net-tax-rates', { ...input, rates: wrong })).status).toBe(422)
  expect((await firm.ask('POST', '/net-tax-rates', { ...input, year: 2024 })).status).toBe(422)
  const how = {
    role: 'x',
    custom: { name: 'Reader', permissions: ['report:view' as const], scopes: {} },
  }
  expect((await firm.ask('POST', '/net-tax-rates', input, how)).status).toBe(403)
  const taken = await firm.must<NetRateMethod>('POST', '/net-tax-rates/take-back', { year: 2026 })
  expect(taken.years).toEqual([])
  expect((await firm.ask('POST', '/net-tax-rates/take-back', { year: 2026 })).status).toBe(404)
})
