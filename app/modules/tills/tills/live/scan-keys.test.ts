import { expect, test } from 'vitest'
import { type Burst, noBurst, scannedBy, typedOn } from './scan-keys.ts'

function typed(text: string, apart: number): Burst {
  return [...text].reduce((burst, key, at) => typedOn(burst, key, 1000 + at * apart), noBurst)
}

test('a scanner is known by its speed, and a person is not taken for one', () => {
  const scanned = typed('4006381333931', 8)
  expect(scannedBy(scanned, scanned.at + 8)).toBe('4006381333931')
  const slow = typed('4006381333931', 120)
  expect(scannedBy(slow, slow.at + 120)).toBeUndefined()
  const short = typed('12', 8)
  expect(scannedBy(short, short.at + 8)).toBeUndefined()
})

test('what a person typed before is no part of what is scanned', () => {
  const burst = [...'4006381'].reduce((all, key, at) => typedOn(all, key, 2000 + at * 5), {
    text: '12',
    at: 1000,
  })
  expect(scannedBy(burst, burst.at + 5)).toBe('4006381')
})
