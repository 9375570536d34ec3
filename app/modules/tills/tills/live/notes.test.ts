import { expect, test } from 'vitest'
import { handedOver } from './notes.ts'

test('the next sums that notes make are offered', () => {
  expect(handedOver(1_720, 'EUR')).toEqual([2_000, 5_000, 10_000, 20_000])
  expect(handedOver(320, 'EUR')).toEqual([500, 1_000, 2_000, 5_000])
  expect(handedOver(2_000, 'EUR')).toEqual([5_000, 10_000, 20_000, 50_000])
  expect(handedOver(0, 'EUR')).toEqual([])
})
