import { expect, test } from 'vitest'
import type { LedgerLocks } from '#contract/books/ledger-locks.ts'
import { addDays } from '#upstream/firm/calendar.ts'
import { TestFirm, today } from '#upstream/testing/test-firm.ts'

const yesterday = addDays(today, -1)
const reason = 'VAT return was filed'
const locksOf = (testFirm: TestFirm) => testFirm.must<LedgerLocks>('GET', '/ledger-locks')

test('an accountant passes the soft lock with a reason, alone and for a while, and it is told', async () => {
  const testFirm = await TestFirm.open()
  const { id } = await testFirm.customer()
  const drafts = [await testFirm.draft(id), await testFirm.draft(id)]
  const [first, second] = drafts.map((draft) => `/invoices/${draft.id}/finalise`)
  await testFirm.must('PUT', '/ledger-locks/soft', { date: today, reason })
  const refused = await testFirm.ask('POST', first ?? '', {})
  expect([refused.status, refused.body.data.detail]).toEqual([
    423,
    { lockDate: today, isHard: false },
  ])

  const sales = { role: 'sales' } as const
  const ask = { reason: 'Auditor’s correction', minutes: 30 }
  expect((await testFirm.ask('POST', '/ledger-locks/exceptions', ask, sales)).status).toBe(403)
  const nothing = await testFirm.ask('POST', '/ledger-locks/exceptions', { minutes: 30 })
  expect(nothing.body.data.fields.reason?.key).toBe('required')
  await testFirm.must('POST', '/ledger-locks/exceptions', ask, { role: 'accountant' })
  await testFirm.must('POST', first ?? '', {}, { role: 'accountant' })
  const { changes, exception } = await locksOf(testFirm)
  expect(exception).toMatchObject({ reason: ask.reason })
  expect(changes.map(({ action, entries }) => [action, entries])).toEqual([
    ['exception', 1],
    ['soft', 0],
  ])
  await testFirm.must('PUT', '/ledger-locks/hard', { date: today, reason })
  expect((await testFirm.ask('POST', second ?? '', {})).body.data.detail).toEqual({
    lockDate: today,
    isHard: true,
  })
})

test('the hard lock goes forward for who may lock, and back for the owner who shows who they are', async () => {
  const testFirm = await TestFirm.open()
  await testFirm.must(
    'PUT',
    '/ledger-locks/hard',
    { date: yesterday, reason },
    { role: 'accountant' },
  )
  const again = await testFirm.ask('PUT', '/ledger-locks/hard', { date: yesterday, reason })
  expect(again.body.data.fields.date).toMatchObject({ key: 'notAfterLock' })
  const back = '/ledger-locks/take-back-hard'
  for (const role of ['admin', 'accountant'] as const) {
    expect((await testFirm.ask('POST', back, { reason }, { role })).status).toBe(403)
  }
  const stale = await testFirm.ask('POST', back, { reason }, { isFresh: false })
  expect([stale.status, stale.body.code]).toEqual([403, 'confirm_needed'])
  const later = await testFirm.ask('POST', back, { date: today, reason })
  expect(later.body.data.fields.date?.key).toBe('notBeforeLock')
  expect(await testFirm.must('POST', back, { reason })).toMatchObject({ hardDate: null })
  expect((await locksOf(testFirm)).changes).toMatchObject([
    { dateBefore: yesterday, dateAfter: null, reason },
    { dateBefore: null, dateAfter: yesterday, reason },
  ])
})

test('no lock reaches a day that has not come, and who only reads sets none', async () => {
  const testFirm = await TestFirm.open()
  const future = { date: addDays(today, 3), reason }
  for (const lock of ['soft', 'hard']) {
    const { body } = await testFirm.ask('PUT', `/ledger-locks/${lock}`, future)
    expect(body.data.fields.date?.key).toBe('inFuture')
    const readOnly = await testFirm.ask('PUT', `/ledger-locks/${lock}`, future, {
      role: 'readOnly',
    })
    expect(readOnly.status).toBe(403)
  }
  const none = await testFirm.ask('POST', '/ledger-locks/exceptions', { reason })
  expect(none.body.data.fields['']?.key).toBe('notLocked')
})
