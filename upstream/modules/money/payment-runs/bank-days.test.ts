import { expect, test } from 'vitest'
import { bankDaysAfter, isBankDay, nextBankDay } from './bank-days.ts'

// The holidays of TARGET for 2026 and 2027, as the European Central Bank names them.
test.each([
  '2026-01-01',
  '2026-04-03',
  '2026-04-06',
  '2026-05-01',
  '2026-12-25',
  '2027-03-26',
  '2027-03-29',
])('no bank settles on %s', (date) => {
  expect(isBankDay(date)).toBe(false)
})

test('a weekend is skipped, and what is a holiday at home alone is not', () => {
  expect(nextBankDay('2026-11-28')).toBe('2026-11-30')
  expect(bankDaysAfter('2026-11-27', 1)).toBe('2026-11-30')
  expect(bankDaysAfter('2026-04-02', 1)).toBe('2026-04-07')
  expect(isBankDay('2026-10-02')).toBe(true)
})
