import { expect, test } from 'vitest'
import type { Expense } from '#contract/buying/expenses.ts'
import { newId } from '#upstream/firm/ulid.ts'
import { TestFirm } from '#upstream/testing/test-firm.ts'

const claim = {
  date: '2026-03-02',
  payee: 'Papier Krause',
  gross: '119',
  currency: 'EUR',
  category: 'office',
  paidFrom: 'member',
}

test('a claim is taken back by whoever handed it in, and by nobody else', async () => {
  const testFirm = await TestFirm.open()
  const { id } = await testFirm.must<Expense>('POST', '/expenses', claim)
  const at = `/expenses/${id}`
  const sent = await testFirm.must<Expense>('POST', `${at}/submit`, {})
  expect(sent.actions).toContain('withdraw')
  const own = testFirm.userId
  testFirm.userId = newId()
  const { actions } = await testFirm.must<Expense>('GET', at)
  expect(actions).not.toContain('withdraw')
  const { status, body } = await testFirm.ask('POST', `${at}/withdraw`, {})
  expect([status, body.data.detail]).toEqual([403, { reason: 'claimOfAnother' }])
  testFirm.userId = own
  expect((await testFirm.must<Expense>('POST', `${at}/withdraw`, {})).state).toBe('draft')
  expect((await testFirm.ask('POST', `${at}/withdraw`, {})).status).toBe(409)
})
