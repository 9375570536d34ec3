import { runInDurableObject } from 'cloudflare:test'
import { drizzle } from 'drizzle-orm/durable-sqlite'
import { expect, it } from 'vitest'
import type { Reader } from '../../firm/store.ts'
import { TestFirm } from '../../testing/test-firm.ts'
import { requireApprover } from './index.ts'
import { approvalRulesTable } from './tables.ts'

it('whoever prepared a document may approve it, until the firm’s rule is on', async () => {
  const firm = await TestFirm.open()
  await runInDurableObject(firm.object, (_, { storage }) => {
    const reader: Reader = { db: drizzle(storage), sql: storage.sql }
    const actor = { userId: 'anna' }
    const approve = (kind: string, preparedBy: string) => () =>
      requireApprover(reader, { kind, preparedBy, actor })
    expect(approve('bill', 'anna')).not.toThrow()
    const stamps = { version: 2, updatedAt: '2026-05-01T00:00:00.000Z', updatedBy: 'maria' }
    drizzle(storage)
      .insert(approvalRulesTable)
      .values({ kind: 'bill', needsOther: true, ...stamps })
      .run()
    expect(approve('bill', 'anna')).toThrow(expect.objectContaining({ code: 'forbidden' }))
    expect(approve('bill', 'bert')).not.toThrow()
    expect(approve('expense', 'anna')).not.toThrow()
  })
})

it('the rules are read by members and set by whoever may change the firm', async () => {
  const firm = await TestFirm.open()
  const rule = { kind: 'nothing', needsOther: true, version: 1 }
  expect((await firm.ask('GET', '/approval-rules', undefined, { role: 'employee' })).status).toBe(
    200,
  )
  const as = (role: 'sales' | 'admin') => firm.ask('PUT', '/approval-rules', rule, { role })
  expect((await as('sales')).status).toBe(403)
  expect((await as('admin')).status).toBe(404)
})
