import { expect, test } from 'vitest'
import type { BulkResult } from '#contract/invoices.ts'
import { addDays } from '#upstream/firm/calendar.ts'
import { Desk, documentInput, line, today } from '#upstream/testing/desk.ts'

const roles = ['owner', 'admin', 'accountant'] as const

async function close(desk: Desk, date: string): Promise<void> {
  await desk.must('PUT', '/ledger-locks/hard', { date, reason: 'Filed' })
}

test('a closed period takes nothing from anybody, and nothing is half done', async () => {
  const desk = await Desk.open()
  const customer = await desk.customer()
  const issued = await desk.issued(customer.id, { lines: [line()] })
  const draft = await desk.draft(customer.id, { lines: [line()] })
  const [balances, before] = [await desk.balances(), await desk.invoice(issued.id)]
  await close(desk, today)
  for (const role of roles) {
    for (const path of [`/invoices/${draft.id}/finalise`, `/invoices/${issued.id}/void`]) {
      const { status, body } = await desk.ask('POST', path, {}, { role })
      expect([role, path, status, body.code]).toEqual([role, path, 423, 'locked'])
    }
  }
  expect(await desk.balances()).toEqual(balances)
  expect(await desk.invoice(issued.id)).toEqual(before)
  expect((await desk.invoice(draft.id)).number).toBeNull()

  const earlier = { date: addDays(today, -1), reason: 'Closed a day too late' }
  await desk.must('POST', '/ledger-locks/take-back-hard', earlier)
  expect((await desk.finalise(draft.id)).number).not.toBeNull()
})

test('money moves in a closed period by no way, singly or in bulk', async () => {
  const desk = await Desk.open()
  const customer = await desk.customer()
  const [issued, paid] = [await desk.issued(customer.id), await desk.issued(customer.id)]
  const payment = await desk.pay(paid, 11900)
  await desk.pay(issued, 5000, { allocations: [] })
  const draft = await desk.draft(customer.id)
  await close(desk, today)
  const before = await stateOf(desk)
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
      const { status, body } = await desk.ask('POST', path, json, { role })
      expect([role, path, status, body.code]).toEqual([role, path, 423, 'locked'])
    }
    const bulks = { finalise: draft.id, send: draft.id, void: issued.id, markPaid: issued.id }
    for (const [action, id] of Object.entries(bulks)) {
      const json = { action, ids: [id] }
      const { results } = await desk.must<BulkResult>('POST', '/invoices/bulk', json, { role })
      expect([action, results[0]]).toEqual([
        action,
        expect.objectContaining({ outcome: 'skipped' }),
      ])
    }
  }
  expect(await stateOf(desk)).toEqual(before)
})

test('what is issued in a closed period is neither written nor taken away', async () => {
  const desk = await Desk.open()
  const { id: customerId } = await desk.customer()
  const issued = await desk.issued(customerId)
  await close(desk, today)
  const json = { ...documentInput(customerId, { notes: 'Other' }), version: issued.version }
  for (const role of [...roles, 'sales'] as const) {
    const path = `/invoices/${issued.id}`
    expect((await desk.ask('PUT', path, json, { role })).status).toBe(409)
    expect((await desk.ask('DELETE', path, undefined, { role })).status).toBe(409)
  }
  expect(await desk.invoice(issued.id)).toEqual(issued)
})

async function stateOf(desk: Desk): Promise<unknown> {
  const { rows } = await desk.must<{ rows: unknown[] }>('GET', '/invoices')
  return [await desk.balances(), rows, await desk.must('GET', '/payments')]
}
