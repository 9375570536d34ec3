import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { maxKeptDays, type ReportSnapshots } from '#contract/reporting/report-snapshots.ts'
import type { SavedReport } from '#contract/reporting/saved-reports.ts'
import { addDays } from '#upstream/firm/calendar.ts'
import { joinFirm } from '#upstream/testing/join-firm.ts'
import { runJobsAt } from '#upstream/testing/run-jobs.ts'
import { TestFirm, today } from '#upstream/testing/test-firm.ts'

const custom = { report: 'custom', query: { by: 'customer', period: 'custom' } }
const other = { role: 'accountant' as const, userId: '01J00000000000000000000009' }
const days = { from: addDays(today, -10), to: addDays(today, 300) }

// Snapshots are taken at 23:00 of the firm: whenever the tests run, it is noon for them.
beforeAll(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${today}T10:00:00Z`) })
})
afterAll(() => {
  vi.useRealTimers()
})

async function keeping(firm: TestFirm, keepsDays: number): Promise<{ id: string; path: string }> {
  await joinFirm(firm)
  const saved = await firm.must<SavedReport>('POST', '/saved-reports', {
    ...{ name: 'Sales', ...custom },
    query: { ...custom.query, ...days },
  })
  const path = `/saved-reports/${saved.id}/snapshots`
  await firm.must('PUT', path, { keepsDays })
  return { id: saved.id, path }
}

function sell(firm: TestFirm, customerId: string, unitPrice: string) {
  const lines = [{ description: 'Work', quantity: '1', unitPrice, taxCode: 'DE-S19' }]
  return firm.issued(customerId, { issueDate: today, lines })
}

const read = (firm: TestFirm, path: string) => firm.must<ReportSnapshots>('GET', path)

// 300.00 are sold on the first day; 100.00 more are entered afterwards, dated on the first day.
test('a snapshot says what was known, and does not change when the books do', async () => {
  const firm = await TestFirm.open()
  const { id, name } = await firm.customer()
  const { path } = await keeping(firm, 30)
  await sell(firm, id, '300')
  await runJobsAt(firm, addDays(today, 1))
  const [first] = (await read(firm, path)).days
  expect(first).toMatchObject({
    ...{ day: today, unit: 'amount', currency: 'EUR', total: { amount: 30_000 } },
    rows: [{ label: name, amount: 30_000 }],
  })
  await sell(firm, id, '100')
  expect((await read(firm, path)).days).toEqual([first])
  await runJobsAt(firm, addDays(today, 2))
  const { days: both } = await read(firm, path)
  expect(both.map(({ day, total }) => [day, total?.amount])).toEqual([
    [today, 30_000],
    [addDays(today, 1), 40_000],
  ])
  expect(both[0]).toEqual(first)
  // A job that runs once more for a day leaves what was taken.
  await runJobsAt(firm, addDays(today, 2))
  expect((await read(firm, path)).days).toEqual(both)
})

test('as many days are kept as was said, and all are removed at a word', async () => {
  const firm = await TestFirm.open()
  const { id, path } = await keeping(firm, 2)
  for (const after of [1, 2, 3]) await runJobsAt(firm, addDays(today, after))
  expect((await read(firm, path)).days.map(({ day }) => day)).toEqual([
    addDays(today, 1),
    addDays(today, 2),
  ])
  const refused = await firm.ask('PUT', path, { keepsDays: maxKeptDays + 1 })
  expect(refused).toMatchObject({ status: 422 })
  const ended = await firm.must<ReportSnapshots>('PUT', path, { keepsDays: 0 })
  expect(ended).toMatchObject({ keepsDays: 0, nextAt: null })
  expect(ended.days).toHaveLength(2)
  await runJobsAt(firm, addDays(today, 4))
  expect((await read(firm, path)).days).toHaveLength(2)
  expect(await firm.must('DELETE', path)).toEqual({ removed: 2 })
  expect((await read(firm, path)).days).toEqual([])
  await firm.must('PUT', path, { keepsDays: 5 })
  await firm.must('DELETE', `/saved-reports/${id}`)
  expect((await firm.ask('GET', path)).status).toBe(404)
})

test('snapshots are their owner’s alone, and end with what the owner may read', async () => {
  const firm = await TestFirm.open()
  const { id, path } = await keeping(firm, 30)
  await firm.must('PUT', `/saved-reports/${id}`, { name: 'Sales', isShared: true, version: 1 })
  for (const [method, body] of [
    ['GET', undefined],
    ['PUT', { keepsDays: 1 }],
    ['DELETE', undefined],
  ] as const) {
    expect((await firm.ask(method, path, body, other)).status).toBe(403)
    expect((await firm.ask(method, path, body, { role: 'sales' })).status).toBe(403)
  }
  await joinFirm(firm, 'employee')
  await runJobsAt(firm, addDays(today, 1))
  expect(await read(firm, path)).toMatchObject({ keepsDays: 0, nextAt: null, days: [] })
})

// Sold today; the server is off that night and for forty days.
test('a snapshot that is late is still of its own day', async () => {
  const firm = await TestFirm.open()
  const { id } = await firm.customer()
  await joinFirm(firm)
  const saved = await firm.must<SavedReport>('POST', '/saved-reports', {
    ...{ name: 'Month', report: 'sales-by-customer', query: { period: 'month' } },
  })
  const path = `/saved-reports/${saved.id}/snapshots`
  await firm.must('PUT', path, { keepsDays: 90 })
  await sell(firm, id, '300')
  await runJobsAt(firm, addDays(today, 40))
  expect((await read(firm, path)).days).toMatchObject([{ day: today, total: { amount: 30_000 } }])
})
