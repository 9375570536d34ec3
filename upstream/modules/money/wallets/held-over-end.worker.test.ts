import { runInDurableObject } from 'cloudflare:test'
import { expect, test } from 'vitest'
import type { Wallet } from '#contract/money/wallets.ts'
import { addDays } from '#upstream/firm/calendar.ts'
import { firmItself } from '#upstream/firm/firm-itself.ts'
import { Store } from '#upstream/firm/store.ts'
import { runJobsAt } from '#upstream/testing/run-jobs.ts'
import { TestFirm, today } from '#upstream/testing/test-firm.ts'
import { holdAtTill, releaseAtTill } from './index.ts'

// In Germany what is left is the firm's three years after the end of that year (§§ 195, 199 BGB).
const last = `${Number(today.slice(0, 4)) + 3}-12-31`

test('what was set aside over a card’s last day ends once it is free again', async () => {
  const firm = await TestFirm.open()
  const { id: customerId } = await firm.customer()
  const money = { customerId, date: today, currency: 'EUR', amount: 1_500, expiresOn: last }
  const { wallet } = await firm.must<{ wallet: Wallet }>('POST', '/gift-cards', money)
  const held = { amount: 500, date: last, reference: 'terminal:cart' }
  const move = (date: string, what: typeof holdAtTill) => {
    const context = firmItself(firm.firmId, new Date(`${date}T12:00:00Z`))
    return runInDurableObject(firm.object, (_, { storage }) =>
      new Store(storage).transact(context, (writer) => what(writer, context, wallet.id, held)),
    )
  }
  const seen = () => firm.must<Wallet>('GET', `/wallets/${wallet.id}`)
  await move(last, holdAtTill)
  await runJobsAt(firm, addDays(last, 1))
  expect(await seen()).toMatchObject({ balance: 500, held: 500 })
  await move(addDays(last, 1), releaseAtTill)
  await runJobsAt(firm, addDays(last, 3))
  const { balance, held: left, entries } = await seen()
  expect([balance, left, entries[0]]).toMatchObject([0, 0, { type: 'expire', amount: -500 }])
})
