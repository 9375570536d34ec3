import { runInDurableObject } from 'cloudflare:test'
import { beforeAll, expect, test } from 'vitest'
import { givenParts } from '#upstream/core/hooks.ts'
import { TestFirm } from '#upstream/testing/test-firm.ts'

/** What the screens say of an archive that is refused. */
const [problems = {}] = Object.values(
  import.meta.glob<Record<string, string>>('/app/shell/locales/problem/en.json', {
    eager: true,
    import: 'default',
  }),
)

/** Playing two years takes seconds, and more where others work too. */
const patienceMs = 900_000

const firm = new TestFirm()

/** A demo's firm has every kind of document in two years, but nothing that is written off. */
beforeAll(async () => {
  await firm.must('POST', '/internal/seed-demo', { language: 'de' })
  const life = { startDate: '2026-01-01', months: 36, account: '0410', resultAccount: '4830' }
  await firm.must('POST', '/assets', { name: 'Kran', cost: 100_000, residual: 999, ...life })
}, patienceMs)

/** Modules whose sums are wrong, once something was changed. */
function wrongAfter(change: string): Promise<string[]> {
  const given = givenParts('wrongSums')
  return runInDurableObject(firm.object, (_, { storage: { sql } }) => {
    sql.exec(change)
    const isWrong = (query: string) => sql.exec(query).toArray().length > 0
    return given.filter(({ part }) => part.some(isWrong)).map(({ module }) => module)
  })
}

test('nothing is wrong in books that nobody changed', async () => {
  expect(await wrongAfter('select 1')).toEqual([])
})

test.each([
  ...['quotes net', 'quote_lines net', 'sales_orders tax', 'sales_order_lines net'],
  ...['purchase_orders total', 'purchase_order_lines net', 'bills net', 'bill_lines tax_amount'],
  ...['expenses amount', 'expense_lines cost_base', 'assets cost', 'asset_shares amount'],
  ...['till_tickets net', 'till_ticket_lines tax'],
  ...['till_sessions total', 'till_sessions counted', 'till_sessions opening'],
  ...['till_sessions difference', 'bank_lines amount', 'bank_statements closing'],
  ...['bank_statements new_lines', 'payslips gross', 'payslips net', 'payslips employer_cost'],
])('an amount that somebody changed in an archive is found: %s', async (place) => {
  const [table = '', column = ''] = place.split(' ')
  const change = (by: string) =>
    `update ${table} set ${column} = ${column} ${by} where rowid = (select min(rowid) from ${table})`
  const [wrong = ''] = await wrongAfter(change('+ 7'))
  // The words that tell the person are there by the name of the module.
  expect(problems).toHaveProperty(`archiveSums_${wrong}`)
  expect(await wrongAfter(change('- 7'))).toEqual([])
})

test('a payslip whose lines were changed is found, and its module named', async () => {
  const first = '(select min(rowid) from payslips where result is not null)'
  const amount = (by: string) =>
    `update payslips set result = json_set(result, '$.lines[0].amount',
      (result ->> '$.lines[0].amount') ${by}) where rowid = ${first}`
  expect(await wrongAfter(amount('+ 7'))).toEqual(['payroll'])
  expect(await wrongAfter(amount('- 7'))).toEqual([])
})

test('every module whose sums are proven has words for the person', () => {
  const keys = givenParts('wrongSums').map(({ module }) => `archiveSums_${module}`)
  expect(Object.keys(problems)).toEqual(expect.arrayContaining(keys))
})
