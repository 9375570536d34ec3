import { expect, test } from 'vitest'
import type { Bill } from '#contract/buying/bills.ts'
import type { FirmToDo } from '#contract/reporting/to-do.ts'
import { addDays } from '#upstream/firm/calendar.ts'
import { newId } from '#upstream/firm/ulid.ts'
import { TestFirm, today } from '#upstream/testing/test-firm.ts'

type How = Parameters<TestFirm['ask']>[3]

async function sorts(firm: TestFirm, how?: How) {
  const { rows } = await firm.must<FirmToDo>('GET', '/to-do', undefined, how)
  return rows.map(({ kind, what, title, isLate }) => [kind, what, title, isLate])
}

test('what waits for somebody is listed with its day, and is gone once it is done', async () => {
  const firm = await TestFirm.open()
  expect(await sorts(firm)).toEqual([])
  const { id: customer } = await firm.customer()
  const draft = await firm.draft(customer)
  await firm.customer({ name: 'Holz Elbe', roles: ['supplier'] })
  const bill = await firm.must<Bill>('POST', '/bills', {
    ...{ supplierName: 'Holz Elbe', supplierNumber: 'R-7', currency: 'EUR' },
    ...{ date: addDays(today, -3), dueDate: addDays(today, -1) },
    lines: [
      { description: 'Holz', quantity: '1', unitPrice: '40', account: '3400', taxCode: 'DE-S19' },
    ],
  })
  expect((await sorts(firm)).map(([kind, what]) => [kind, what])).toEqual([
    ['draft', 'bill'],
    ['draft', 'invoice'],
  ])
  await firm.must('POST', `/bills/${bill.id}/approve`, { version: bill.version })
  await firm.must('POST', '/follow-ups', {
    ...{ kind: 'call', title: 'Ring the clinic', dueDate: addDays(today, 2) },
  })
  const all = await firm.must<FirmToDo>('GET', '/to-do')
  const owed = all.rows.find(({ kind }) => kind === 'payment')
  expect(owed).toMatchObject({
    ...{ what: 'bill', title: 'Holz Elbe, R-7', isLate: true, amount: 4_760, currency: 'EUR' },
    ...{ path: `bills/${bill.id}`, date: addDays(today, -1) },
  })
  // What is late comes first, a draft merely has a day.
  const first = all.rows.map(({ kind }) => kind)
  expect(first.indexOf('payment')).toBeLessThan(first.indexOf('task'))
  expect(first.indexOf('task')).toBeLessThan(first.indexOf('draft'))
  await firm.must('DELETE', `/invoices/${draft.id}`)
  expect((await sorts(firm)).some(([, what]) => what === 'invoice')).toBe(false)
})

test('each sees what they may settle, and of their own alone where their role says so', async () => {
  const firm = await TestFirm.open()
  const { id: customer } = await firm.customer()
  await firm.draft(customer)
  const kinds = async (how: How) => (await sorts(firm, how)).map(([kind]) => kind)
  expect(await kinds({ role: 'sales' })).toEqual(['draft'])
  expect(await kinds({ role: 'readOnly' })).toEqual([])
  expect(await kinds({ role: 'cashier' })).toEqual([])
  const own = {
    name: 'Rep',
    permissions: ['firm:view', 'invoice:view', 'invoice:edit', 'party:view'] as const,
    scopes: { invoice: 'own' } as const,
  }
  const rep = { role: newId(), custom: { ...own, permissions: [...own.permissions] } }
  expect(await kinds({ ...rep, userId: newId() })).toEqual([])
  expect(await kinds(rep)).toEqual(['draft'])
})

test('more of one sort than fits is cut and said', async () => {
  const firm = await TestFirm.open()
  const { id: customer } = await firm.customer()
  for (let at = 0; at < 21; at += 1) await firm.draft(customer)
  const { rows, hasMore } = await firm.must<FirmToDo>('GET', '/to-do')
  expect(rows).toHaveLength(20)
  expect(hasMore).toBe(true)
})
