import { runInDurableObject } from 'cloudflare:test'
import { beforeAll, expect, test } from 'vitest'
import { hooks } from '#upstream/core/hooks.ts'
import { TestFirm } from '#upstream/testing/test-firm.ts'

/** Playing two years takes seconds, and more where others work too. */
const patienceMs = 900_000

const firm = new TestFirm()

/** A demo's firm has every kind of document in two years, but nothing that is written off. */
beforeAll(async () => {
  await firm.must('POST', '/internal/seed-demo', { language: 'de' })
  const life = { startDate: '2026-01-01', months: 36, account: '0410', resultAccount: '4830' }
  await firm.must('POST', '/assets', { name: 'Kran', cost: 100_000, residual: 999, ...life })
}, patienceMs)

/** How many queries find a wrong sum, once something was changed. */
function wrongAfter(change: string): Promise<number> {
  const queries = hooks('wrongSums').flat()
  return runInDurableObject(firm.object, (_, { storage: { sql } }) => {
    sql.exec(change)
    return queries.filter((query) => sql.exec(query).toArray().length > 0).length
  })
}

test('nothing is wrong in books that nobody changed', async () => {
  expect(await wrongAfter('select 1')).toBe(0)
})

test.each([
  ...['quotes net', 'quote_lines net', 'sales_orders tax', 'sales_order_lines net'],
  ...['purchase_orders total', 'purchase_order_lines net', 'bills net', 'bill_lines tax_amount'],
  ...['expenses amount', 'expense_lines cost_base', 'assets cost', 'asset_shares amount'],
  ...['till_tickets net', 'till_ticket_lines tax'],
])('an amount that somebody changed in an archive is found: %s', async (place) => {
  const [table = '', column = ''] = place.split(' ')
  const change = (by: string) =>
    `update ${table} set ${column} = ${column} ${by} where rowid = (select min(rowid) from ${table})`
  expect(await wrongAfter(change('+ 7'))).toBeGreaterThan(0)
  expect(await wrongAfter(change('- 7'))).toBe(0)
})
