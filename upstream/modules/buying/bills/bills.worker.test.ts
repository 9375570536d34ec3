import { beforeAll, describe, expect, test } from 'vitest'
import type { JournalEntry } from '#contract/books/ledger.ts'
import type { Payment } from '#contract/books/payment.ts'
import type { Bill, BillChoices, BillRow } from '#contract/buying/bills.ts'
import { sortPlans } from '#upstream/testing/sort-plans.ts'
import { TestFirm, today } from '#upstream/testing/test-firm.ts'
import { billSource } from './list.ts'

const at = '/bills'
let firm: TestFirm
let count = 0

beforeAll(async () => {
  firm = await TestFirm.open()
  await firm.customer({ name: 'Holz Elbe', roles: ['supplier'], purchaseTermsDays: 10 })
})

const line = { description: 'Timber', unitPrice: '100', account: '3400', taxCode: 'DE-S19' }

function bill(values: object = {}) {
  count += 1
  return {
    supplierName: 'Holz Elbe',
    supplierNumber: `R-${count}`,
    date: '2026-03-02',
    currency: 'EUR',
    exchangeRate: '',
    lines: [line],
    ...values,
  }
}

function enter(values: object = {}, on = firm): Promise<Bill> {
  return on.must('POST', at, bill(values))
}

async function approved(values: object = {}): Promise<Bill> {
  return approve(await enter(values))
}

function approve({ id, version }: Bill, on = firm): Promise<Bill> {
  return on.must('POST', `${at}/${id}/approve`, { version })
}

function get(id: string): Promise<Bill> {
  return firm.must('GET', `${at}/${id}`)
}

/** What a bill posted, by account: debit less credit. */
function posted({ entries }: Pick<Bill, 'entries'>): Record<string, number> {
  const sums: Record<string, number> = {}
  for (const { account, debit, credit } of entries.flatMap((entry) => entry.lines)) {
    sums[account] = (sums[account] ?? 0) + debit - credit
  }
  return sums
}

function pay({ id, supplierId }: Bill, amount: number, values: object = {}): Promise<Payment> {
  return firm.must('POST', '/supplier-payments', {
    supplierId,
    date: today,
    currency: 'EUR',
    amount,
    ...values,
    allocations: [{ billId: id, amount, ...Object(values).allocation }],
  })
}

describe('a bill posts', () => {
  test.each([
    ['cost, input tax and what is owed', {}, { '3400': 10000, '1576': 1900, '1600': -11900 }],
    [
      'several rates',
      { lines: [line, { ...line, unitPrice: '50', taxCode: 'DE-S7', account: '4930' }] },
      { '3400': 10000, '4930': 5000, '1576': 1900, '1571': 350, '1600': -17250 },
    ],
    [
      'gross prices',
      { priceMode: 'gross', lines: [{ ...line, unitPrice: '59.50', quantity: '2' }] },
      { '3400': 10000, '1576': 1900, '1600': -11900 },
    ],
    // § 13b UStG: the seller charges no tax, the firm owes 19.00 and recovers them.
    [
      'both sides of reverse charge',
      { lines: [{ ...line, taxCode: 'DE-13B-EU' }] },
      { '3400': 10000, '1577': 1900, '1787': -1900, '1600': -10000 },
    ],
    // § 1a UStG: an intra-Community acquisition is taxed at both sides on accounts of its own.
    [
      'both sides of an acquisition in the EU',
      { lines: [{ ...line, account: '3425', taxCode: 'DE-IGE19' }] },
      { '3425': 10000, '1574': 1900, '1774': -1900, '1600': -10000 },
    ],
    [
      'tax that is not recovered as cost',
      { lines: [{ ...line, taxCode: 'DE-NV19' }] },
      { '3400': 11900, '1600': -11900 },
    ],
    // The supplier rounded 19.00 up by two cents.
    [
      'the tax as the bill says',
      { lines: [{ ...line, tax: '19.02' }], total: '119.02' },
      { '3400': 10000, '1576': 1902, '1600': -11902 },
    ],
    [
      'another currency at its rate',
      { currency: 'USD', exchangeRate: '0.9', lines: [{ ...line, taxCode: 'DE-P0' }] },
      { '3400': 9000, '1600': -9000 },
    ],
    [
      'a credit the other way round',
      { kind: 'credit' },
      { '3400': -10000, '1576': -1900, '1600': 11900 },
    ],
  ])('%s', async (_, values, lines) => {
    const done = await approved(values)
    expect(done.state).toBe('open')
    expect(posted(done)).toEqual(lines)
  })
})

test('the tax that was set by hand stands in the history, and one far off is refused', async () => {
  const { id } = await enter({ lines: [{ ...line, tax: '19.05' }] })
  const { history } = await firm.panels('bill', id)
  expect(history.find(({ action }) => action === 'overrideTax')?.changes).toMatchObject([
    { before: '1900', after: '1905' },
  ])
  const charged = { ...line, taxCode: 'DE-IGE19', tax: '0.05' }
  expect((await firm.ask('POST', at, bill({ lines: [charged] }))).status).toBe(422)
  const refused = await firm.ask('POST', at, bill({ lines: [{ ...line, tax: '19.30' }] }))
  expect(refused.body.data.fields).toEqual({ 'lines.0.tax': { key: 'taxFarOff' } })
})

test('what is wrong is said at its field', async () => {
  const wrong: [object, object][] = [
    [{ total: '120' }, { total: { key: 'totalDiffers', params: { amount: '119.00 EUR' } } }],
    [{ lines: [] }, { lines: { key: 'required' } }],
    [
      { lines: [{ ...line, account: '1200' }] },
      { 'lines.0.account': { key: 'notPurchaseAccount' } },
    ],
    [{ lines: [{ ...line, taxCode: 'DE-K' }] }, { 'lines.0.taxCode': { key: 'unknownTaxRate' } }],
    [{ dueDate: '2026-03-01' }, { dueDate: { key: 'dueBeforeIssue' } }],
    [{ iban: 'DE00123' }, { iban: { key: 'invalidIban' } }],
  ]
  for (const [values, fields] of wrong) {
    const { status, body } = await firm.ask('POST', at, bill(values))
    expect([status, body.data.fields]).toEqual([422, fields])
  }
})

test('account, rate and terms of a supplier are remembered', async () => {
  await approved({ lines: [{ ...line, account: '4930', taxCode: 'DE-S7' }] })
  const next = await enter({ lines: [{ description: 'x', unitPrice: '1' }] })
  expect(next.lines[0]).toMatchObject({ account: '4930', taxCode: 'DE-S7' })
  expect(next.dueDate).toBe('2026-03-12')
  const { remembered } = await firm.must<BillChoices>('GET', '/bill-choices')
  expect(remembered).toContainEqual({ supplierName: next.supplierName, taxCode: 'DE-S7' })
})

test('a bill is paid in parts, the last with a discount whose tax falls away', async () => {
  const done = await approved()
  await pay(done, 4000)
  expect(await get(done.id)).toMatchObject({
    due: 7900,
    state: 'open',
    actions: ['pay', 'applyCredit', 'writeOff'],
  })
  // 2.38 of 119.00: 2.00 net and 0.38 tax.
  const last = await pay(done, 7662, { allocation: { discount: 238 } })
  const paid = await get(done.id)
  expect([paid.state, paid.due]).toEqual(['paid', 0])
  expect(paid.settlements.map(({ kind, amount }) => [kind, amount])).toContainEqual([
    'discount',
    238,
  ])
  const refused = await firm.ask('POST', `${at}/${done.id}/void`, { reason: 'x' })
  expect(refused.status).toBe(409)
  await firm.must('POST', `/payments/${last.id}/reverse`, { reason: 'Bounced' })
  expect((await get(done.id)).due).toBe(7900)
})

test('a discount lowers the base by what it is without tax that is not recovered', async () => {
  const vienna = await TestFirm.open({
    address: { street: 'Ring 1', postcode: '1010', city: 'Wien', country: 'AT' },
    vatId: 'ATU12345675',
    timeZone: 'Europe/Vienna',
  })
  await vienna.customer({ name: 'Holz Elbe', roles: ['supplier'] })
  const { accounts } = await vienna.must<BillChoices>('GET', '/bill-choices')
  const blocked = { ...line, account: accounts.at(-1)?.code, taxCode: 'AT-NV20' }
  const { id, totalAmount, supplierId } = await approve(
    await enter({ lines: [blocked] }, vienna),
    vienna,
  )
  expect(totalAmount).toBe(12_000)
  // 2 % of 120.00: 2.40 less cost, 2.00 of it base.
  await vienna.must('POST', '/supplier-payments', {
    supplierId,
    date: today,
    currency: 'EUR',
    amount: 11_760,
    allocations: [{ billId: id, amount: 11_760, discount: 240 }],
  })
  const { rows } = await vienna.must<{ rows: JournalEntry[] }>('GET', '/journal-entries')
  const granted = rows.find(({ source }) => source.kind === 'discount')?.lines ?? []
  const bearing = granted.find(({ taxCode }) => taxCode === 'AT-NV20')
  expect(bearing).toMatchObject({ credit: 240, taxBase: -200 })
})

test('a payment is put towards one bill once', async () => {
  const { id: billId, supplierId } = await approved()
  const payment = { supplierId, date: today, currency: 'EUR', amount: 200 }
  const allocations = [1, 2].map(() => ({ billId, amount: 100 }))
  const { body } = await firm.ask('POST', '/supplier-payments', { ...payment, allocations })
  expect(body.data.fields).toEqual({ 'allocations.1.billId': { key: 'twice' } })
})

test('once stock is moved, no bill is put on the account of its value', async () => {
  const shop = await TestFirm.open()
  const onStock = () => shop.ask('POST', at, bill({ lines: [{ ...line, account: '3980' }] }))
  expect((await onStock()).status).toBe(201)
  const item = { kind: 'stock', name: 'Oak', sku: 'OAK', unit: 'pc', unitPrice: '30' }
  await shop.must('POST', '/items', { ...item, taxCode: 'DE-S19' })
  const { rows } = await shop.must<{ rows: { id: string }[] }>('GET', '/warehouses')
  await shop.must('POST', '/stock-documents', {
    kind: 'receipt',
    date: '2026-03-02',
    warehouseId: rows[0]?.id,
    lines: [{ item: 'OAK', quantity: '10', unitCost: '10' }],
  })
  const { fields } = (await onStock()).body.data
  expect(fields).toEqual({ 'lines.0.account': { key: 'notPurchaseAccount' } })
})

test('a credit is set against a bill', async () => {
  const other = await TestFirm.open()
  await other.customer({ name: 'Holz Elbe', roles: ['supplier'] })
  const lines = [{ ...line, unitPrice: '20' }]
  const credit = await approve(await enter({ kind: 'credit', lines }, other), other)
  const one = await approve(await enter({}, other), other)
  expect((await other.must<Bill>('GET', `${at}/${one.id}`)).credit).toBe(2380)
  const after = await other.must<Bill>('POST', `${at}/${one.id}/apply-credit`, {})
  expect([after.due, after.credit]).toEqual([9520, 0])
  expect((await other.must<Bill>('GET', `${at}/${credit.id}`)).state).toBe('paid')
  const balances = await other.balances()
  expect(balances['1600']).toBe(-9520)
})

test('what is taken back leaves the books as before', async () => {
  const other = await TestFirm.open()
  await other.customer({ name: 'Holz Elbe', roles: ['supplier'] })
  const { id } = await approve(await enter({}, other), other)
  const gone = await other.must<Bill>('POST', `${at}/${id}/void`, { reason: 'Twice' })
  expect([gone.state, gone.due]).toEqual(['void', 0])
  const balances = Object.values(await other.balances())
  expect(balances.filter((balance) => balance !== 0)).toEqual([])
  const check = await other.must<{ broken: unknown }>('GET', '/journal-verification')
  expect(check.broken).toBeNull()
})

test('one that looks the same is named, and an unknown supplier is added', async () => {
  const first = await enter({ supplierNumber: 'TWICE' })
  const second = await enter({ supplierNumber: 'TWICE', date: '2026-03-05' })
  expect(second.similar.map(({ id }) => id)).toEqual([first.id])
  const { id, version, actions } = await enter({
    supplierName: 'Nobody yet',
    iban: 'DE89 3704 0044 0532 0130 00',
  })
  expect(actions).not.toContain('approve')
  const refused = await firm.ask('POST', `${at}/${id}/approve`, { version })
  expect(refused.body.data.detail).toEqual({ reason: 'noSupplierYet' })
  const added = await firm.must<Bill>('POST', `${at}/${id}/supplier`, {})
  expect(added.supplierId).not.toBeNull()
  expect(added.hasUnknownIban).toBe(false)
  expect((await approve(added)).state).toBe('open')
})

test('the list says what is overdue, follows an index in every order, and is for those who may', async () => {
  const { rows } = await firm.must<{ rows: BillRow[] }>('GET', `${at}?tab=overdue`)
  expect(rows.length).toBeGreaterThan(0)
  expect(rows.every(({ dueDate, due }) => dueDate < today && due > 0)).toBe(true)
  for (const { order, plan } of await sortPlans(firm, billSource(today))) {
    expect(plan, order).toMatch(/USING (COVERING )?INDEX \S+/)
    expect(plan, order).not.toContain('TEMP B-TREE')
  }
  expect((await firm.ask('GET', at, undefined, { role: 'sales' })).status).toBe(403)
  const readOnly = { role: 'readOnly' } as const
  expect((await firm.ask('POST', at, bill(), readOnly)).status).toBe(403)
})
