import { expect, test } from 'vitest'
import { refundWorth } from './refund-worth.ts'

test('pieces that come back one by one are together what was paid', () => {
  const line = (left: string) => ({ name: '', worth: 1_000, quantity: '3', left })
  const pieces = ['3', '2', '1'].map((left) => refundWorth(line(left), '1'))
  expect(pieces).toEqual([333, 334, 333])
  expect(refundWorth(line('3'), '3')).toBe(1_000)
  expect(refundWorth(line('1'), '5')).toBe(333)
})
