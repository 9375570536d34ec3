import { expect, test } from 'vitest'
import type { Asset } from '#contract/books/assets.ts'
import { addDays, addMonths } from '#upstream/firm/calendar.ts'
import { TestFirm, today } from '#upstream/testing/test-firm.ts'

const startDate = `${addMonths(today, -3).slice(0, 7)}-05`
const lastMonthEnd = addDays(`${today.slice(0, 7)}-01`, -1)

test('an asset is written off month by month and leaves the books with what it stands at', async () => {
  const firm = await TestFirm.open()
  const laptop = {
    name: 'Laptop',
    cost: 120000,
    startDate,
    months: 12,
    account: '0410',
    resultAccount: await codeOf(firm, 'depreciation'),
  }
  const asset = await firm.must<Asset>('POST', '/assets', laptop)
  expect(asset.plan).toHaveLength(12)
  expect(asset.plan[0]).toMatchObject({ amount: 10000, book: 110000, entryId: null })
  const early = await firm.ask('POST', `/assets/${asset.id}/dispose`, { date: today })
  expect(early.body.data.detail).toEqual({ reason: 'sharesNotPosted' })
  const posted = await firm.must('POST', '/assets/post-shares', { until: lastMonthEnd })
  expect(posted).toEqual({ entries: 3, amount: 30000 })
  expect(await firm.must('POST', '/assets/post-shares', { until: lastMonthEnd })).toMatchObject({
    entries: 0,
  })
  const accumulated = await codeOf(firm, 'accumulatedDepreciation')
  expect(await firm.balances()).toMatchObject({ [accumulated]: -30000 })
  expect((await firm.ask('DELETE', `/assets/${asset.id}`)).status).toBe(409)
  const date = addDays(lastMonthEnd, -1)
  const tooEarly = await firm.ask('POST', `/assets/${asset.id}/dispose`, { date })
  expect(tooEarly.body.data.fields).toMatchObject({ date: { key: 'beforeShares' } })
  const gone = await firm.must('POST', `/assets/${asset.id}/dispose`, { date: lastMonthEnd })
  expect(gone).toMatchObject({ state: 'disposed', book: 0 })
  const loss = await codeOf(firm, 'otherExpense')
  expect(await firm.balances()).toMatchObject({ [accumulated]: 0, '0410': -120000, [loss]: 90000 })
})

test('an expense paid ahead is spread over its months; wrong accounts are refused', async () => {
  const firm = await TestFirm.open()
  const prepaid = await codeOf(firm, 'prepaid')
  const insurance = {
    what: 'expense',
    name: 'Insurance',
    cost: 100001,
    startDate,
    months: 3,
    account: prepaid,
    resultAccount: '4360',
  }
  const wrong = { ...insurance, account: '4360', residual: 200000 }
  const { body } = await firm.ask('POST', '/assets', wrong)
  expect(body.data.fields).toMatchObject({
    account: { key: 'otherAccountType' },
    residual: { key: 'tooLarge' },
  })
  await firm.must('POST', '/assets', insurance)
  const closed = addDays(addMonths(`${today.slice(0, 7)}-01`, -1), -1)
  await firm.must('PUT', '/ledger-locks/soft', { date: closed, reason: 'Filed' })
  await firm.must('POST', '/assets/post-shares', { until: lastMonthEnd })
  const { rows } = await firm.must<{ rows: { date: string }[] }>('GET', '/accounts/4360/lines')
  const caughtUp = addDays(closed, 1)
  expect(rows.map(({ date }) => date).sort()).toEqual([caughtUp, caughtUp, lastMonthEnd])
  expect(await firm.balances()).toMatchObject({ [prepaid]: -100001, '4360': 100001 })
  const as = { role: 'readOnly' } as const
  expect((await firm.ask('POST', '/assets', insurance, as)).status).toBe(403)
})

async function codeOf(firm: TestFirm, role: string): Promise<string> {
  const chart = await firm.must<{ code: string; role: string | null }[]>('GET', '/accounts')
  return chart.find((account) => account.role === role)?.code ?? ''
}
