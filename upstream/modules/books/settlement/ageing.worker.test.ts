import { expect, test } from 'vitest'
import type { Ageing, OpenItemRow } from '#contract/books/settlement.ts'
import { addDays } from '#upstream/firm/calendar.ts'
import { line, TestFirm, today } from '#upstream/testing/test-firm.ts'

const day = (days: number) => addDays(today, -days)
const none = { current: 0, d30: 0, d60: 0, d90: 0, over90: 0, credit: 0 }
type Items = { rows: OpenItemRow[]; next: string | null; previous: string | null }

test('what is owed is aged by party as of any day, and each figure opens its items', async () => {
  const testFirm = await TestFirm.open()
  const [one, other] = [
    await testFirm.customer(),
    await testFirm.customer({ name: 'Bäckerei Blum' }),
  ]
  const issue = (customerId: string, issueDate: string, dueDate: string, values = {}) =>
    testFirm.issued(customerId, { issueDate, dueDate, ...values })
  const old = await issue(one.id, day(130), day(100))
  await issue(other.id, day(80), day(45))
  const dollars = { currency: 'USD', exchangeRate: '0.5', lines: [line({ taxCode: 'DE-G' })] }
  await issue(one.id, day(60), day(10), dollars)
  await issue(other.id, day(20), day(-10))
  await testFirm.pay(old, 15000, { date: day(5) })

  const ask = (query: string) => testFirm.must<Ageing>('GET', `/ageing?${query}`)
  const now = await ask('')
  expect(now).toMatchObject({
    direction: 'receivable',
    asOf: today,
    currency: 'EUR',
    rows: [
      { partyName: 'Bäckerei Blum', ...none, current: 11900, d60: 11900, total: 23800 },
      { partyName: 'Ärzte am Dom', ...none, d30: 5000, credit: 3100, total: 1900 },
    ],
    totals: { ...none, current: 11900, d30: 5000, d60: 11900, credit: 3100, total: 25700 },
    hasMore: false,
  })
  // Before the payment the old invoice was open, and late by fewer days.
  const before = await ask(`asOf=${day(30)}`)
  expect(before.rows).toMatchObject([
    { partyId: one.id, ...none, current: 5000, d90: 11900, total: 16900 },
    { partyId: other.id, ...none, d30: 11900, total: 11900 },
  ])
  expect((await ask('currency=USD')).totals).toEqual({ ...none, d30: 10000, total: 10000 })
  expect((await ask('direction=payable')).rows).toEqual([])

  const items = (query: string) => testFirm.must<Items>('GET', `/open-items?${query}`)
  const late = await items(`asOf=${day(30)}&partyId=${one.id}&bucket=d90`)
  expect(late.rows).toMatchObject([{ documentId: old.id, balance: 11900, balanceBase: 11900 }])
  expect((await items('view=credit')).rows).toMatchObject([{ documentKind: 'payment' }])
  for (const time of ['', `&asOf=${today}`]) {
    const all = (await items(`size=10${time}`)).rows.map(({ documentNumber }) => documentNumber)
    expect(all).toHaveLength(3)
    const first = await items(`size=2${time}`)
    const second = await items(`size=2${time}&after=${first.next}`)
    const paged = [...first.rows, ...second.rows].map(({ documentNumber }) => documentNumber)
    expect([paged, second.next]).toEqual([all, null])
    const back = await items(`size=2${time}&before=${second.previous}`)
    expect(back.rows).toEqual(first.rows)
  }
  expect((await testFirm.ask('GET', '/ageing', undefined, { role: 'sales' })).status).toBe(403)

  // Whoever stays after a merge owes all of it, and did on every day before.
  await testFirm.must('POST', `/parties/${one.id}/merge-into/${other.id}`, {})
  expect((await ask('')).rows).toMatchObject([
    { ...none, partyId: other.id, current: 11900, d30: 5000, d60: 11900, credit: 3100 },
  ])
  expect((await ask(`asOf=${day(30)}`)).rows).toMatchObject([{ total: 28800 }])
})
