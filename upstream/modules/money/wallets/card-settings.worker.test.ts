import { expect, test } from 'vitest'
import type { HistoryEntry } from '#contract/firm/records.ts'
import type { GiftCardSettings } from '#contract/money/gift-card-settings.ts'
import type { Wallet } from '#contract/money/wallets.ts'
import { addDays } from '#upstream/firm/calendar.ts'
import { noticesOf, openFirm } from '#upstream/testing/notices.ts'
import { runJobsAt } from '#upstream/testing/run-jobs.ts'
import { TestFirm, today } from '#upstream/testing/test-firm.ts'

const path = '/gift-card-settings'
const endOf = (years: number) => `${Number(today.slice(0, 4)) + years}-12-31`

test('cards hold as long as the firm has set, and no shorter than its law lets them', async () => {
  const firm = await TestFirm.open()
  expect(await firm.must('GET', path)).toEqual({
    ...{ years: null, leastYears: 3, version: 1 },
  })
  const set = (years: number | null, version: number, role = 'owner') =>
    firm.ask<GiftCardSettings>('PUT', path, { years, version }, { role })
  for (const role of ['sales', 'cashier', 'readOnly']) {
    expect((await set(5, 1, role)).status).toBe(403)
  }
  expect((await firm.ask('GET', path, undefined, { role: 'employee' })).status).toBe(403)
  expect(await set(2, 1)).toMatchObject({
    status: 422,
    body: { data: { fields: { years: { key: 'cardYearsTooFew', params: { years: 3 } } } } },
  })
  expect((await set(0, 1)).status).toBe(422)
  expect((await set(5, 1)).body).toEqual({ years: 5, leastYears: 3, version: 2 })
  expect((await set(4, 1)).status).toBe(409)
  const customer = await firm.customer()
  const paid = { customerId: customer.id, date: today, currency: 'EUR', amount: 1_000 }
  const sell = async (more: object = {}) =>
    (await firm.must<{ wallet: Wallet }>('POST', '/gift-cards', { ...paid, ...more })).wallet
  expect(await sell()).toMatchObject({ expiresOn: endOf(5), isOver: false })
  expect(await sell({ expiresOn: null })).toMatchObject({ expiresOn: null })
  // A card that is there keeps its last day.
  await set(null, 2)
  expect(await sell()).toMatchObject({ expiresOn: null })
})

// A German firm agreed on thirty days; its customer may claim for three years all the same.
test('what the law still gives to the holder stays owed, and who sees balances is told', async () => {
  const { owner, testFirm: firm } = await openFirm()
  const customer = await firm.customer()
  const last = addDays(today, 30)
  const paid = { customerId: customer.id, date: today, currency: 'EUR', amount: 1_200 }
  const { wallet } = await firm.must<{ wallet: Wallet }>('POST', '/gift-cards', {
    ...{ ...paid, expiresOn: last },
  })
  const before = await firm.balances()
  await runJobsAt(firm, addDays(last, 1))
  await runJobsAt(firm, addDays(last, 2))
  expect(await firm.must('GET', `/wallets/${wallet.id}`)).toMatchObject({ balance: 1_200 })
  expect(await firm.balances()).toEqual(before)
  const told = (await noticesOf(owner)).filter(({ kind }) => kind === 'giftCardEnded')
  expect(told.map(({ params }) => params)).toEqual([
    { number: wallet.number, amount: 1_200, currency: 'EUR' },
  ])
  const { rows } = await firm.must<{ rows: HistoryEntry[] }>(
    'GET',
    `/records/wallet/${wallet.id}/history`,
  )
  const ended = rows.filter(({ action }) => action === 'endOwed')
  expect(ended).toMatchObject([{ amount: -1_200, currency: 'EUR' }])
})
