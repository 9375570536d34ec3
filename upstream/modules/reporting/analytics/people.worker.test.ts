import { runInDurableObject } from 'cloudflare:test'
import { beforeAll, expect, test } from 'vitest'
import type { Analysis } from '#contract/reporting/analytics.ts'
import { TestFirm } from '#upstream/testing/test-firm.ts'

const days = 'period=custom&from=2026-01-01&to=2026-03-31'
let firm: TestFirm

/** Payslips of 1000.00 each: of seven people in January and February, of three in December and March. */
beforeAll(async () => {
  firm = await TestFirm.open()
  await runInDurableObject(firm.object, (_, { storage }) => {
    const { sql } = storage
    for (const [month, people] of [
      ['2025-12', 3],
      ['2026-01', 7],
      ['2026-02', 7],
      ['2026-03', 3],
    ] as const) {
      const run = `run-${month}`
      sql.exec(
        `insert into payroll_runs (id, month, from_date, to_date, pay_date, country, currency, state, names,
           components, accounts, prepared_by, prepared_by_name, version, created_at)
         values (?, ?, ?, ?, ?, 'DE', 'EUR', 'posted', '{}', '[]', '{}', 'x', 'X', 1, '2026-01-01T00:00:00.000Z')`,
        ...[run, month, `${month}-01`, `${month}-28`, `${month}-28`],
      )
      for (let at = 0; at < people; at += 1) {
        sql.exec(
          `insert into payslips (id, run_id, employee_id, employee_name, employee_number, iban, tax_number,
             social_number, pay_date, is_hourly, inputs, gross, net, employer_cost)
           values (?, ?, ?, 'N', '', '', '', '', ?, ?, '{}', 100000, 60000, 20000)`,
          ...[`${run}-${at}`, run, `person-${at}`, `${month}-28`, at < 2 ? 1 : 0],
        )
      }
    }
  })
})

function run(query: string): Promise<Analysis> {
  return firm.must('GET', `/analytics/run?${days}&view=payslips&measures=grossPay&${query}`)
}

function amounts({ rows }: Analysis) {
  return rows.map(({ kind, cells }) => [kind, cells[0]?.amount ?? null])
}

test('a month of few people is hidden, and one more that it would be told by', async () => {
  const answer = await run('by=month')
  expect(amounts(answer)).toEqual([
    ['hidden', null],
    ['group', 700_000],
    ['hidden', null],
    ['total', 1_700_000],
  ])
  expect(answer.notes).toContain('fewPeople')
})

test('nothing is shown where everybody together are few, and no list of records at all', async () => {
  const answer = await firm.must<Analysis>(
    'GET',
    '/analytics/run?period=custom&from=2026-03-01&to=2026-03-31&view=payslips&by=none',
  )
  expect(amounts(answer)).toEqual([['total', null]])
  expect(answer.rows.every(({ drill }) => drill === null)).toBe(true)
  const records = await firm.ask('GET', `/analytics/records?${days}&view=payslips`)
  expect(records.status).toBe(403)
})

test('two who are paid by the hour are not told by taking the others from the whole', async () => {
  expect(amounts(await run('by=payBasis'))).toEqual([
    ['hidden', 1_700_000],
    ['total', 1_700_000],
  ])
  const file = await firm.download(
    `/analytics/file?${days}&view=payslips&measures=grossPay&by=payBasis&format=csv`,
  )
  expect(file.body).not.toContain('Nach Stunden')
})

test('no condition takes the others from the whole', async () => {
  for (const where of ['payBasis:monthly', 'payBasis!:hourly', 'country:DE']) {
    const answer = await firm.ask(
      'GET',
      `/analytics/run?${days}&view=payslips&by=none&where=${encodeURIComponent(where)}`,
    )
    expect(answer.status).toBe(422)
    expect(JSON.stringify(answer.body)).toContain('where')
  }
})

test('nothing is shown beside earlier days in which everybody together were few', async () => {
  const january = 'period=custom&from=2026-01-01&to=2026-01-31&compare=previous'
  const answer = await firm.must<Analysis>(
    'GET',
    `/analytics/run?${january}&view=payslips&measures=grossPay&by=payBasis`,
  )
  expect(answer.columns.map(({ role }) => role)).toContain('before')
  expect(answer.rows.map(({ cells }) => cells.filter((cell) => cell !== null))).toEqual([[]])
  expect(answer.notes).toContain('fewPeople')
})
