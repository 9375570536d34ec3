import { expect, test } from 'vitest'
import type { OpenItemRow } from '#contract/books/settlement.ts'
import { permissions } from '#contract/core/roles.ts'
import type { Dashboard } from '#contract/reporting/dashboard.ts'
import type { Report, ReportLink } from '#contract/reporting/reports.ts'
import { addDays } from '#upstream/firm/calendar.ts'
import { newId } from '#upstream/firm/ulid.ts'
import { line, TestFirm, today } from '#upstream/testing/test-firm.ts'

type Items = { rows: OpenItemRow[]; count: number | null; totals: { balanceBase: number }[] }

const ago = (days: number) => addDays(today, -days)
const baseOf = ({ totals }: Pick<Items, 'totals'>) =>
  totals.reduce((sum, { balanceBase }) => sum + balanceBase, 0)

/** Invoices, one of them in instalments, what was paid ahead, and what the old books left. */
async function openFirm(): Promise<TestFirm> {
  const firm = await TestFirm.open()
  const customer = await firm.customer({ roles: ['customer', 'supplier'] })
  await firm.issued(customer.id, { issueDate: ago(100), paymentTermsDays: 0 })
  await firm.issued(customer.id, {
    issueDate: ago(20),
    instalments: [
      { share: '50', dueDate: ago(10) },
      { share: '50', dueDate: addDays(today, 20) },
    ],
  })
  await firm.issued(customer.id, { lines: [line({ unitPrice: '200' })] })
  const dollars = { currency: 'USD', exchangeRate: '0.5', paymentTermsDays: 30 }
  await firm.pay(await firm.issued(customer.id, dollars), 15000, { exchangeRate: '0.5' })
  const balances = { receivable: null, payable: null, version: 1 }
  await firm.must('PUT', '/opening-balances', { date: ago(200), ...balances })
  const old = { party: 'Ärzte am Dom', date: ago(250), currency: 'EUR' }
  for (const [partyRole, number, amount, dueDate] of [
    ['customer', 'ALT-1', '300', ago(45)],
    ['customer', 'ALT-2', '-20', ago(45)],
    ['supplier', 'ALT-3', '70', ago(75)],
  ]) {
    await firm.must('POST', '/opening-items', { ...old, partyRole, number, amount, dueDate })
  }
  return firm
}

test('each figure of what is owed has the count and the sum of the list that it opens', async () => {
  const firm = await openFirm()
  const dashboard = await firm.must<Dashboard>('GET', '/dashboard')
  const list = (query: string) => firm.must<Items>('GET', `/open-items?size=100&${query}`)
  const [all, late] = [await list(''), await list('bucket=overdue')]
  for (const [found, figure] of [
    [all, dashboard.receivable],
    [late, dashboard.overdue],
  ] as const) {
    expect([found.count, found.rows.length, baseOf(found)]).toEqual([
      figure.count,
      figure.count,
      figure.amount,
    ])
  }
  expect(all.rows.map(({ documentNumber }) => documentNumber)).toContain('ALT-1')
  for (const { bucket, amount } of dashboard.aging) {
    const found = await list(`bucket=${bucket}`)
    expect([bucket, baseOf(found)]).toEqual([bucket, amount])
    expect([bucket, found.count]).toEqual([bucket, found.rows.length])
  }
  expect(dashboard.overdueList.map(({ number, documentKind }) => [number, documentKind])).toEqual(
    late.rows.map(({ documentNumber, documentKind }) => [documentNumber, documentKind]),
  )
  const owed = await list('direction=payable')
  expect(baseOf(owed)).toBe(dashboard.purchases.bills?.amount)
  expect(baseOf(await list('direction=payable&bucket=overdue'))).toBe(7000)
  expect(dashboard.purchases.bills?.overdue).toBe(7000)
})

// 119.00 sold at a till, 100.00 of it by card; 30.00 of a gift card sold on top; 2.00 are missing.
test('what tills sell counts as invoiced and received, what is missing there as spent', async () => {
  const firm = await TestFirm.open()
  const { rows } = await firm.must<{ rows: { id: string }[] }>('GET', '/warehouses')
  const register = { name: 'Till', code: 'T', warehouseId: rows[0]?.id }
  const till = await firm.must<{ id: string }>('POST', '/till-registers', register)
  const session = await firm.must<{ id: string }>('POST', `/till-registers/${till.id}/open`, {})
  await firm.must('POST', '/till-tickets', {
    ...{ id: newId(), registerId: till.id, giftCards: [{ amount: 3_000 }] },
    lines: [{ description: 'Tea', quantity: '1', unitPrice: '119', taxCode: 'DE-S19' }],
    tenders: [
      { tender: 'card', amount: 10_000 },
      { tender: 'cash', amount: 4_900 },
    ],
  })
  await firm.must('POST', `/till-sessions/${session.id}/count`, { other: 4_700 })
  await firm.must('POST', `/till-sessions/${session.id}/approve`, {})
  const customer = await firm.customer()
  const invoice = await firm.issued(customer.id)
  await firm.pay(invoice, invoice.totals.total + 500)
  const { invoiced, received, credit, months, purchases } = await firm.must<Dashboard>(
    'GET',
    '/dashboard',
  )
  const { total } = invoice.totals
  expect(invoiced).toMatchObject({ amount: total + 11_900, atTills: 11_900, count: 2 })
  expect(received).toMatchObject({ amount: total + 500 + 14_900, atTills: 14_900 })
  expect(months.at(-1)).toMatchObject({
    invoiced: total + 11_900,
    received: total + 500 + 14_900,
  })
  const ahead = await firm.must<Items>('GET', '/open-items?view=credit')
  expect([credit, baseOf(ahead)]).toEqual([500, 500])
  expect(purchases.expenses).toMatchObject({ amount: 200, cashDifferences: 200 })
  const month = await firm.must<object>('GET', `/expense-months/${today.slice(0, 7)}`)
  expect(month).toMatchObject({ rows: [], cashDifferences: 200 })
})

test('who may not see open items has the figures of invoices and bills, as their lists', async () => {
  const firm = await openFirm()
  const held = permissions.filter((one) => one !== 'payment:view')
  const custom = { name: 'Seller', permissions: held, scopes: {} }
  const how = { role: 'own-role', custom }
  const { body } = await firm.ask<Dashboard>('GET', '/dashboard', undefined, how)
  type Invoices = { rows: { due: number; currency: string }[] }
  const open = await firm.must<Invoices>('GET', '/invoices?tab=open')
  const sum = open.rows.reduce((all, { due }) => all + due, 0)
  if (!('receivable' in body)) throw new Error('No dashboard')
  expect(body.receivable.amount).toBe(sum)
  expect(body.purchases.bills).toEqual({ amount: 0, overdue: 0 })
  expect(body.overdueList.every(({ documentKind }) => documentKind === 'invoice')).toBe(true)
  expect((await firm.ask('GET', '/open-items', undefined, how)).status).toBe(403)
})

test('each figure of an aged report is the sum of the items that it opens', async () => {
  const firm = await openFirm()
  for (const report of ['receivables', 'payables']) {
    for (const day of [today, ago(30), addDays(today, 25)]) {
      const days = `period=custom&from=${ago(300)}&to=${day}`
      const { rows } = await firm.must<Report>('GET', `/reports/${report}?${days}`)
      expect(rows.length).toBeGreaterThan(0)
      for (const { amount = 0, link } of rows.flatMap(({ cells }) => cells.slice(1)).map(orEmpty)) {
        const query = queryOf(link)
        const found = await firm.must<Items>('GET', `/open-items?size=100&${query}`)
        // What was paid ahead is taken off in the report; alone it is listed as what it is.
        const expected = query.includes('view=credit') ? 0 - amount : amount
        expect([report, day, link, baseOf(found)]).toEqual([report, day, link, expected])
        expect(found.rows.reduce((sum, { balanceBase }) => sum + balanceBase, 0)).toBe(expected)
      }
    }
  }
})

function orEmpty(cell: Report['rows'][number]['cells'][number]) {
  return cell ?? {}
}

function queryOf(link: ReportLink | undefined): string {
  if (link?.target !== 'openItems') throw new Error('It opens no items')
  const { target: _, ...query } = link
  const asked = Object.entries(query).filter(([, value]) => value !== null)
  return new URLSearchParams(asked.map(([name, value]) => [name, String(value)])).toString()
}
