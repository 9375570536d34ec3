import { env, runInDurableObject } from 'cloudflare:test'
import { expect, test } from 'vitest'
import type { Expense } from '#contract/buying/expenses.ts'
import type { Actor } from '#upstream/firm/actor.ts'
import { Store } from '#upstream/firm/store.ts'
import { newId } from '#upstream/firm/ulid.ts'
import { TestFirm, today } from '#upstream/testing/test-firm.ts'
import type { ReceiptReader } from '../bills/index.ts'
import { readReceipt } from './read-receipt.ts'

const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** Reads a picture with a reader that says something of it. */
function read(firm: TestFirm, said: Partial<Awaited<ReturnType<ReceiptReader>>>) {
  const nothing = { supplierName: '', supplierNumber: '', date: '', currency: '', total: '' }
  const person = { userId: firm.userId, userName: 'Maria', role: 'owner', language: 'de' }
  const actor = { ...person, isDemo: false, requestId: 'r' } as Actor
  const facts = { firmId: firm.firmId, actor, now: new Date(), newId, idempotency: null }
  return runInDurableObject(firm.object, (_, { storage }) =>
    readReceipt(
      { store: new Store(storage), env, firm: facts, defer: () => undefined },
      new File([png], 'IMG_1.png'),
      async () => ({ ...nothing, ...said }),
    ).catch((error) => error),
  )
}

test('a photo of a receipt becomes a draft with the photo, which a person confirms', async () => {
  const firm = await TestFirm.open()
  const said = { supplierName: 'Kiosk', date: '2026-03-02', total: '12.50', currency: 'EUR' }
  const made: Expense = await read(firm, said)
  expect(made).toMatchObject({ state: 'draft', payee: 'Kiosk', date: '2026-03-02', amount: 1250 })
  const { attachments } = await firm.panels('expense', made.id)
  expect(attachments).toMatchObject([{ name: 'IMG_1.png', type: 'image/png' }])
  expect(await read(firm, { total: '5', date: '2099-01-01' })).toMatchObject({ date: today })
  const unread = { fields: { file: { key: 'receiptUnread' } } }
  expect(await read(firm, { supplierName: 'Kiosk' })).toMatchObject(unread)
  expect(await read(firm, { total: '5', currency: 'JPY' })).toMatchObject(unread)
  // Without a reader, which is off by default, none is offered and nothing is kept.
  const choices = await firm.must<{ readsPictures: boolean }>('GET', '/expense-choices')
  expect(choices.readsPictures).toBe(false)
  const file = new File([png], 'IMG_1.png')
  const { status, body } = await firm.upload('/expenses/read', { file })
  expect([status, body.data.fields]).toEqual([422, unread.fields])
  expect((await firm.must<{ rows: Expense[] }>('GET', '/expenses')).rows).toHaveLength(2)
  expect((await firm.upload('/expenses/read', { file }, { role: 'readOnly' })).status).toBe(403)
})
