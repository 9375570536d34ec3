import { expect, test } from 'vitest'
import type { BulkResult } from '#contract/selling/invoice-bulk.ts'
import { addDays } from '#upstream/firm/calendar.ts'
import { documentInput, line, TestFirm, today } from '#upstream/testing/test-firm.ts'

const roles = ['owner', 'admin', 'accountant'] as const

async function close(testFirm: TestFirm, date: string): Promise<void> {
  await testFirm.must('PUT', '/ledger-locks/hard', { date, reason: 'Filed' })
}

test('a closed period takes nothing from anybody, and nothing is half done', async () => {
  const testFirm = await TestFirm.open()
  const customer = await testFirm.customer()
  const issued = await testFirm.issued(customer.id, { lines: [line()] })
  const draft = await testFirm.draft(customer.id, { lines: [line()] })
  const [balances, before] = [await testFirm.balances(), await testFirm.invoice(issued.id)]
  await close(testFirm, today)
  for (const role of roles) {
    for (const path of [`/invoices/${draft.id}/finalise`, `/invoices/${issued.id}/void`]) {
      const { status, body } = await testFirm.ask('POST', path, {}, { role })
      expect([role, path, status, body.code]).toEqual([role, path, 423, 'locked'])
    }
  }
  expect(await testFirm.balances()).toEqual(balances)
  expect(await testFirm.invoice(issued.id)).toEqual(before)
  expect((await testFirm.invoice(draft.id)).number).toBeNull()

  const earlier = { date: addDays(today, -1), reason: 'Closed a day too late' }
  await testFirm.must('POST', '/ledger-locks/take-back-hard', earlier)
  expect((await testFirm.finalise(draft.id)).number).not.toBeNull()
})

test('money moves in a closed period by no way, singly or in bulk', async () => {
  const testFirm = await TestFirm.open()
  const customer = await testFirm.customer()
  const [issued, paid] = [await testFirm.issued(customer.id), await testFirm.issued(customer.id)]
  const payment = await testFirm.pay(paid, 11900)
  await testFirm.pay(issued, 5000, { allocations: [] })
  const draft = await testFirm.draft(customer.id)
  await close(testFirm, today)
  const before = await stateOf(testFirm)
  const money = { customerId: customer.id, date: today, currency: 'EUR', amount: 100 }
  const allocations = [{ invoiceId: issued.id, amount: 100 }]
  const calls: [string, object][] = [
    [`/invoices/${issued.id}/credit-note`, {}],
    ['/payments', { ...money, allocations }],
    ['/payments', { ...money, date: addDays(today, -1), allocations }],
    [`/payments/${payment.id}/reverse`, {}],
    [`/customers/${customer.id}/apply-credit`, { invoiceId: issued.id, amount: 100 }],
  ]
  for (const role of roles) {
    for (const [path, json] of calls) {
      const { status, body } = await testFirm.ask('POST', path, json, { role })
      expect([role, path, status, body.code]).toEqual([role, path, 423, 'locked'])
    }
    const bulks = { finalise: draft.id, send: draft.id, void: issued.id, markPaid: issued.id }
    for (const [action, id] of Object.entries(bulks)) {
      const json = { action, ids: [id] }
      const { results } = await testFirm.must<BulkResult>('POST', '/invoices/bulk', json, { role })
      expect([action, results[0]]).toEqual([
        action,
        expect.objectContaining({ outcome: 'skipped' }),
      ])
    }
  }
  expect(await stateOf(testFirm)).toEqual(before)
})

test('what is issued in a closed period is neither written nor taken away', async () => {
  const testFirm = await TestFirm.open()
  const { id: customerId } = await testFirm.customer()
  const issued = await testFirm.issued(customerId)
  await close(testFirm, today)
  const json = { ...documentInput(customerId, { notes: 'Other' }), version: issued.version }
  for (const role of [...roles, 'sales'] as const) {
    const path = `/invoices/${issued.id}`
    expect((await testFirm.ask('PUT', path, json, { role })).status).toBe(409)
    expect((await testFirm.ask('DELETE', path, undefined, { role })).status).toBe(409)
  }
  expect(await testFirm.invoice(issued.id)).toEqual(issued)
})

async function stateOf(testFirm: TestFirm): Promise<unknown> {
  const { rows } = await testFirm.must<{ rows: unknown[] }>('GET', '/invoices')
  return [await testFirm.balances(), rows, await testFirm.must('GET', '/payments')]
}
