import { expect, test } from 'vitest'
import { addDays } from '#contract/core/days.ts'
import type { Segment, SegmentMembers } from '#contract/customers/segments.ts'
import { TestFirm, today } from '#upstream/testing/test-firm.ts'
import { testRegister } from '#upstream/testing/test-register.ts'
import { segmentList, segments } from './register.ts'

const conditions = [{ field: 'city', operator: 'is', value: 'Köln' }]

testRegister({
  register: segments,
  list: segmentList,
  made: { name: 'Harbour people', notes: 'around the lighthouse', conditions },
  changed: { name: 'Harbour folk' },
  word: 'lighthouse',
})

/** Finds the names of who is in a new segment of these conditions. */
function finderOf(firm: TestFirm) {
  return async (match: string, ...conditions: object[]) => {
    const made = await firm.must<Segment>('POST', '/segments', { name: 'x', match, conditions })
    return names(await firm.must<SegmentMembers>('GET', `/segments/${made.id}/members`))
  }
}

function is(field: string, operator: string, value = '') {
  return { field, operator, value }
}

const names = ({ members }: SegmentMembers) => members.map(({ name }) => name)

test('who bought, owes, has a tag or agreed is found, and credits are not bought', async () => {
  const firm = await TestFirm.open()
  const consents = [{ purpose: 'newsletter', givenDate: '2020-01-01' }]
  const ada = await firm.customer({ name: 'Ada', tags: ['boat'], consents })
  const bea = await firm.customer({ name: 'Bea', address: { city: 'Bonn' } })
  await firm.customer({ name: 'Cleo', tags: ['boat', 'net'] })
  const paid = await firm.issued(ada.id)
  await firm.pay(paid, 11_900)
  const credited = await firm.issued(bea.id)
  const lines = credited.lines.map(({ id, quantity }) => ({ lineId: id, quantity }))
  await firm.must('POST', `/invoices/${credited.id}/credit-note`, { lines })
  const open = await firm.issued(ada.id)
  expect(open.totals.due).toBe(11_900)
  const found = finderOf(firm)
  expect(await found('all', is('tags', 'hasAny', 'boat'))).toEqual(['Ada', 'Cleo'])
  expect(await found('all', is('tags', 'hasAny', 'boat, x'), is('tags', 'hasNone', 'net'))).toEqual(
    ['Ada'],
  )
  expect(await found('all', is('hasMailConsent', 'isTrue'))).toEqual(['Ada'])
  expect(await found('any', is('city', 'is', 'Bonn'), is('owes', 'atLeast', '119'))).toEqual([
    'Ada',
    'Bea',
  ])
  expect(await found('all', is('netSales', 'atLeast', '200'))).toEqual(['Ada'])
  expect(await found('all', is('lastBought', 'notSince', '30'))).toEqual(['Bea', 'Cleo'])
  expect(await found('all', is('lastBought', 'withinDays', '30'))).toEqual(['Ada'])
})

test('a purchase counts less its credits, and neither drafts nor void ones do', async () => {
  const firm = await TestFirm.open()
  const [ada, bea, cleo, dora, eli] = await Promise.all(
    ['Ada', 'Bea', 'Cleo', 'Dora', 'Eli', 'Finn'].map((name) => firm.customer({ name })),
  )
  const longAgo = { issueDate: addDays(today, -100) }
  for (const one of [ada, bea, cleo, dora, eli]) await firm.issued(one?.id ?? '', longAgo)
  await firm.issued(bea?.id ?? '')
  const credit = async (customerId = '', quantity = '') => {
    const { id, lines } = await firm.issued(customerId)
    const credited = lines.map((line) => ({ lineId: line.id, quantity }))
    await firm.must('POST', `/invoices/${id}/credit-note`, { lines: credited })
  }
  await credit(cleo?.id, '0.4')
  await credit(dora?.id, '1')
  await firm.draft(eli?.id ?? '')
  const voided = await firm.issued(eli?.id ?? '')
  await firm.must('POST', `/invoices/${voided.id}/void`, { reason: 'Twice' })
  const found = finderOf(firm)
  const notSince = is('lastBought', 'notSince', '90')
  expect(await found('all', notSince)).toEqual(['Ada', 'Dora', 'Eli', 'Finn'])
  // Whoever bought once, and not since: both conditions.
  const once = await found('all', notSince, is('lastBought', 'isFilled'))
  expect(once).toEqual(['Ada', 'Dora', 'Eli'])
  expect(await found('all', is('invoiceCount', 'atLeast', '2'))).toEqual(['Bea', 'Cleo'])
  expect(await found('all', is('netSales', 'atLeast', '160'))).toEqual(['Bea', 'Cleo'])
  expect(await found('all', is('netSales', 'atLeast', '160.01'))).toEqual(['Bea'])
})

test('what does not fit is said at its condition, and the version rises with the meaning', async () => {
  const firm = await TestFirm.open()
  const bad = [
    { field: 'city', operator: 'atLeast', value: '1' },
    { field: 'netSales', operator: 'atLeast', value: 'much' },
  ]
  const refused = await firm.ask('POST', '/segments', { name: 'x', conditions: bad })
  expect([refused.status, Object.keys(refused.body.data.fields).toSorted()]).toEqual([
    422,
    ['conditions.0.operator', 'conditions.1.value'],
  ])
  const made = await firm.must<Segment>('POST', '/segments', { name: 'x', conditions })
  const at = `/segments/${made.id}`
  const named = await firm.must<Segment>('PUT', at, { name: 'y', conditions, version: 1 })
  expect(named.definitionVersion).toBe(1)
  const other = [{ ...conditions[0], value: 'Bonn' }]
  const changed = await firm.must<Segment>('PUT', at, { name: 'y', conditions: other, version: 2 })
  expect(changed.definitionVersion).toBe(2)
  const seen = await firm.ask('GET', `${at}/members`, undefined, { role: 'cashier' })
  expect(seen.status).toBe(403)
})
