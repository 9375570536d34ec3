import { beforeAll, expect, test } from 'vitest'
import type { Bill } from '#contract/buying/bills.ts'
import { TestFirm } from '#upstream/testing/test-firm.ts'

const at = '/bills'
let firm: TestFirm
let count = 0

beforeAll(async () => {
  firm = await TestFirm.open()
  await firm.customer({ name: 'Holz Elbe', roles: ['supplier'] })
})

const line = { description: 'Timber', unitPrice: '100', account: '3400', taxCode: 'DE-S19' }

function enter(values: object): Promise<Bill> {
  count += 1
  const named = { supplierName: 'Holz Elbe', supplierNumber: `R-${count}`, date: '2026-03-02' }
  return firm.must('POST', at, { ...named, currency: 'EUR', exchangeRate: '', ...values })
}

async function approved(values: object): Promise<Bill> {
  const { id, version } = await enter(values)
  return firm.must('POST', `${at}/${id}/approve`, { version })
}

/** What a bill posted, by account: debit less credit. */
function posted({ entries }: Pick<Bill, 'entries'>): Record<string, number> {
  const sums: Record<string, number> = {}
  for (const { account, debit, credit } of entries.flatMap((entry) => entry.lines)) {
    sums[account] = (sums[account] ?? 0) + debit - credit
  }
  return sums
}

test('a bill of nothing is a document with its number and tax, paid at once and void again', async () => {
  const back = { ...line, unitPrice: '-100' }
  const none = await approved({ lines: [line, { ...back, account: '4930' }] })
  expect(none).toMatchObject({ state: 'paid', due: 0, totalAmount: 0, actions: ['void'] })
  expect(none.number).not.toBe('')
  expect(posted(none)).toEqual({ 3400: 10_000, 4930: -10_000 })
  // The same account twice: nothing is moved, and the document has its entry all the same.
  const same = await approved({ lines: [line, back] })
  expect([same.state, same.entries.length]).toEqual(['paid', 1])
  // Two rates: the tax of one is all that is left.
  const taxed = [line, { ...back, unitPrice: '-119', taxCode: 'DE-P0' }]
  const mixed = await approved({ lines: taxed })
  expect([mixed.totalAmount, mixed.state]).toEqual([0, 'paid'])
  expect(posted(mixed)).toMatchObject({ 1576: 1900, 3400: -1900 })
  // 100.00 less 99.99 in dollars at 0.9: 90.00 less 89.99, and not 100.00 less 99.99.
  const cent = { ...back, unitPrice: '-99.99', account: '4930', taxCode: 'DE-P0' }
  const dollars = { currency: 'USD', exchangeRate: '0.9' }
  const small = await approved({ ...dollars, lines: [{ ...line, taxCode: 'DE-P0' }, cent] })
  expect(posted(small)).toMatchObject({ 3400: 9000, 4930: -8999 })
  const gone = await firm.must<Bill>('POST', `${at}/${none.id}/void`, { reason: 'x' })
  expect([gone.state, posted(gone)]).toEqual(['void', { 3400: 0, 4930: 0 }])
  const minus = await enter({ lines: [back] })
  const refused = await firm.ask('POST', `${at}/${minus.id}/approve`, { version: 1 })
  expect([refused.status, refused.body.data.detail]).toEqual([409, { reason: 'billBelowZero' }])
  const { broken } = await firm.must<{ broken: unknown }>('GET', '/journal-verification')
  expect(broken).toBeNull()
})
