import { expect, test } from 'vitest'
import { discOf } from './invoice-status.tsx'

test('the picture of a state fills with what the customer owes, not with tax the state gets', () => {
  const of = { state: 'finalised', isOverdue: false, total: 12_200, splitTax: 2200 } as const
  expect(discOf({ ...of, due: 10_000 }).share).toBe(0)
  expect(discOf({ ...of, due: 5000 }).share).toBe(0.5)
  expect(discOf({ ...of, due: 0 }).share).toBe(1)
})
