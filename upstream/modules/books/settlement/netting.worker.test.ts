import { runInDurableObject } from 'cloudflare:test'
import { expect, test } from 'vitest'
import type { PaperView } from '#contract/core/paper.ts'
import { type FirmContext, Store } from '#upstream/firm/store.ts'
import { newId } from '#upstream/firm/ulid.ts'
import { TestFirm, today } from '#upstream/testing/test-firm.ts'
import { openItem } from './open-item.ts'
import { itemLine, postDated } from './posting.ts'

/** Opens a bill of 50.00 that the firm owes a party, as a module of purchases would. */
function bill(testFirm: TestFirm, partyId: string): Promise<string> {
  return runInDurableObject(testFirm.object, (_, { storage }) => {
    const context: FirmContext = {
      firmId: testFirm.firmId,
      actor: {
        userId: testFirm.userId,
        userName: 'Maria',
        language: 'de',
        requestId: 'r',
        role: 'owner',
        isDemo: false,
        isFresh: true,
      },
      now: new Date(),
      newId,
      idempotency: null,
    }
    return new Store(storage).transact(context, (writer) => {
      const source = { kind: 'journal', id: newId() }
      const item = openItem(writer, context, {
        partyId,
        direction: 'payable',
        side: 'credit',
        document: { ...source, number: 'B-1' },
        date: today,
        dueDate: today,
        currency: 'EUR',
        amount: 5000,
        amountBase: 5000,
      })
      const cost = { account: { role: 'otherExpense' }, debit: 5000, credit: 0 }
      postDated(writer, context, { memo: 'B-1', source }, [
        { date: today, lines: [cost, itemLine(item)] },
      ])
      return item.id
    })
  })
}

test('what a customer who is a supplier owes is set against what they are owed', async () => {
  const testFirm = await TestFirm.open()
  const customer = await testFirm.customer()
  const invoice = await testFirm.issued(customer.id)
  const payableItemId = await bill(testFirm, customer.id)
  const path = `/parties/${customer.id}`
  type Item = { id: string; direction: string; balance: number }
  const open = () => testFirm.must<Item[]>('GET', `${path}/open-items`)
  const receivableItemId = (await open()).find(({ direction }) => direction === 'receivable')?.id
  const net = (amount: number) =>
    testFirm.ask('POST', `${path}/netting`, { receivableItemId, payableItemId, amount })
  expect((await net(5001)).body.data.fields.amount?.key).toBe('moreThanDue')
  expect((await net(5000)).status).toBe(201)
  expect(await open()).toMatchObject([{ direction: 'receivable', balance: 6900 }])
  expect(await testFirm.balances()).toMatchObject({ '1400': 6900, '1600': 0 })
  const { settlements } = await testFirm.invoice(invoice.id)
  const [last] = await testFirm.history(invoice.id)
  expect(last).toMatchObject({ action: 'net', amount: 5000, detail: 'B-1' })
  // Nobody paid it, so the paper does not say so.
  const { totals } = await testFirm.must<PaperView>('GET', `/invoices/${invoice.id}/paper`)
  expect(totals.slice(-2)).toMatchObject([
    { label: 'Verrechnet', value: '−50,00' },
    { kind: 'balance', value: expect.stringContaining('69,00') },
  ])
  await testFirm.must('POST', `/allocations/${settlements[0]?.id}/take-back`, {})
  expect(await testFirm.balances()).toMatchObject({ '1400': 11900, '1600': -5000 })
})
