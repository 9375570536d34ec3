import { runInDurableObject } from 'cloudflare:test'
import { drizzle } from 'drizzle-orm/durable-sqlite'
import { expect, it } from 'vitest'
import type { Reader } from '../../../firm/store.ts'
import { TestFirm, today } from '../../../testing/test-firm.ts'
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
      .values({ kind: 'bill', needsOther: true, fromAmount: 10_000, ...stamps })
      .run()
    const small = { kind: 'bill', preparedBy: 'anna', actor, amount: 9_999 }
    expect(() => requireApprover(reader, small)).not.toThrow()
    expect(() => requireApprover(reader, { ...small, amount: 10_000 })).toThrow()
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

it('what waits is what somebody may approve, and leaves the list when it is decided', async () => {
  const firm = await TestFirm.open()
  const lines = [
    { account: '4930', debit: 50_000 },
    { account: '1200', credit: 50_000 },
  ]
  const entry = await firm.must<{ id: string }>('POST', '/manual-entries', {
    date: today,
    memo: 'Abgrenzung',
    lines,
  })
  const claim = await firm.must<{ id: string }>('POST', '/expenses', {
    date: today,
    payee: 'Bahn',
    gross: '59',
    currency: 'EUR',
    exchangeRate: '',
    category: 'office',
    taxCode: 'DE-S19',
    paidFrom: 'member',
    note: '',
  })
  await firm.must('POST', `/expenses/${claim.id}/submit`, {})
  type Rows = { rows: { kind: string; path: string }[] }
  const waiting = async (how?: Parameters<TestFirm['must']>[3]) =>
    (await firm.must<Rows>('GET', '/approvals', undefined, how)).rows.map(({ kind }) => kind)
  // One's own entry waits as long as no rule is on; one's own claim never does.
  expect(await waiting()).toEqual(['manualEntry'])
  const rule = { kind: 'manualEntry', needsOther: true, fromAmount: 50_000, version: 1 }
  await firm.must('PUT', '/approval-rules', rule)
  expect(await waiting()).toEqual([])
  const refused = await firm.ask('POST', `/manual-entries/${entry.id}/post`, { version: 1 })
  expect([refused.status, refused.body.data.detail]).toEqual([403, { reason: 'preparedByYou' }])
  const maria = firm.userId
  firm.userId = 'BERT'
  expect((await waiting()).sort()).toEqual(['expense', 'manualEntry'])
  const custom = {
    name: 'Bookkeeper',
    permissions: ['firm:view', 'approval:view', 'expense:view', 'expense:approve'],
    scopes: { expense: 'own' },
  } as const
  expect(await waiting({ custom })).toEqual([])
  expect(await waiting({ custom: { ...custom, scopes: {} } })).toEqual(['expense'])
  expect((await firm.ask('GET', '/approvals', undefined, { role: 'employee' })).status).toBe(403)
  await firm.must('POST', `/manual-entries/${entry.id}/post`, { version: 1 })
  await firm.must('POST', `/expenses/${claim.id}/approve`, { version: 2 })
  expect(await waiting()).toEqual([])
  firm.userId = maria
})
