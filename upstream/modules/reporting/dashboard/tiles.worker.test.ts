import { expect, test } from 'vitest'
import type { WholeDashboard } from '#contract/reporting/dashboard.ts'
import { TestFirm } from '#upstream/testing/test-firm.ts'

const read = (firm: TestFirm, how = {}) =>
  firm.must<WholeDashboard>('GET', '/dashboard', undefined, how)

test('figures of areas stand on the dashboard, in the order and as far as somebody wants them', async () => {
  const firm = await TestFirm.open()
  const customer = await firm.customer()
  await firm.issued(customer.id)
  const { tiles, arrangement } = await read(firm)
  const names = tiles.map(({ name }) => name)
  expect(arrangement).toEqual({ order: [], hidden: [] })
  expect(names).toEqual(
    expect.arrayContaining(['bank.balances', 'bank.expected', 'reports.profit']),
  )
  const profit = tiles.find(({ name }) => name === 'reports.profit')
  expect(profit?.amount).toBeGreaterThan(0)

  const wanted = { order: ['reports.profit', 'figures'], hidden: ['bank.balances'] }
  await firm.must('PUT', '/dashboard/arrangement', wanted)
  const after = await read(firm)
  expect(after.arrangement).toEqual(wanted)
  expect(after.tiles.map(({ name }) => name)).not.toContain('bank.balances')
  const other = await read(firm, { userId: '01HZZZZZZZZZZZZZZZZZZZZZZZ' })
  expect(other.arrangement.hidden).toEqual([])
  const { status } = await firm.ask('PUT', '/dashboard/arrangement', { order: ['<b>'], hidden: [] })
  expect(status).toBe(422)
})

test('tiles are of what a role may see', async () => {
  const firm = await TestFirm.open()
  await firm.issued((await firm.customer()).id)
  const { tiles } = await read(firm, { role: 'sales' })
  const names = tiles.map(({ name }) => name)
  expect(names).not.toContain('bank.balances')
  expect(names).not.toContain('reports.profit')
})
