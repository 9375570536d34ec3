import { expect, test } from 'vitest'
import type { ClosingPoint } from '#contract/reporting/closing.ts'
import type { FirmQueue } from '#contract/reporting/firm-queue.ts'
import type { ReturnDays } from '#contract/reporting/tax-returns.ts'
import { addMonths } from '#upstream/firm/calendar.ts'
import { TestFirm, today } from '#upstream/testing/test-firm.ts'

test('drafts, receipts, returns and months wait until each is settled', async () => {
  const firm = await TestFirm.open()
  const queue = () => firm.must<FirmQueue>('GET', '/queue')
  expect(await queue()).toEqual({
    drafts: 0,
    bankLines: 0,
    missingReceipts: 0,
    approvals: 0,
    dueReturns: 0,
    nextDue: null,
    isLate: false,
    openMonths: 0,
    firstMonth: null,
    month: today.slice(0, 7),
    questions: 0,
  })
  const { id } = await firm.customer()
  await firm.draft(id)
  const before = addMonths(today, -3)
  const { id: expense } = await firm.must<{ id: string }>('POST', '/expenses', {
    date: before,
    payee: 'Papier Elbe',
    gross: '11.90',
    currency: 'EUR',
    category: 'office',
    taxCode: 'DE-S19',
    paidFrom: '1200',
  })
  await firm.must('POST', `/expenses/${expense}/post`)
  const waiting = await queue()
  expect(waiting).toMatchObject({ drafts: 1, missingReceipts: 1, isLate: true, openMonths: 3 })
  const month = before.slice(0, 7)
  const listed = await firm.must<{ rows: { id: string }[] }>('GET', '/expenses?receipt=missing')
  expect(listed.rows.map(({ id: one }) => one)).toEqual([expense])
  const { points } = await firm.must<{ points: ClosingPoint[] }>('GET', `/closing/months/${month}`)
  expect(points.find(({ key }) => key === 'missingReceipts')).toMatchObject({ count: 1 })
  expect(waiting.firstMonth).toBe(month)
  const signOff = { note: 'Geprüft', despite: true }
  await firm.must('POST', `/closing/months/${month}/sign-off`, signOff)
  expect(await queue()).toMatchObject({
    openMonths: 2,
    firstMonth: addMonths(today, -2).slice(0, 7),
  })
  expect((await firm.ask('GET', '/queue', undefined, { role: 'sales' })).status).toBe(403)
})

test('returns of the time before the first filed one wait for nobody', async () => {
  const firm = await TestFirm.open()
  const { id } = await firm.customer()
  const issueDate = addMonths(today, -8)
  await firm.issued(id, { issueDate, supplyDate: issueDate })
  const queue = () => firm.must<FirmQueue>('GET', '/queue')
  const before = await queue()
  expect(before.dueReturns).toBeGreaterThan(1)
  const { rows } = await firm.must<{ rows: ReturnDays[] }>('GET', '/tax-returns')
  const newest = rows.find(({ isOver }) => isOver)
  await firm.must('POST', '/tax-returns', { from: newest?.from, to: newest?.to, reference: '' })
  // The returns before it can no longer be filed here: a return begins after the last.
  expect(await queue()).toMatchObject({ dueReturns: 0, nextDue: null, isLate: false })
})
