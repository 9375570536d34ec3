import { expect, test } from 'vitest'
import { barsOf, formatOf } from './bars.ts'

// The sample of ISO/IEC 15420 tables: guard, six digits of which the first digit chooses the sets,
// middle guard, six digits of set C, guard; 95 modules.
test('an EAN-13 has the bars that its tables say', () => {
  const left = ['0001101', '0100111', '0101111', '0111101', '0001001', '0110011']
  const right = ['1000010', '1100110', '1100110', '1000010', '1110010', '1110100']
  const bars = barsOf('4006381333931')
  expect(bars.length).toBe(95)
  expect([bars.slice(0, 3), bars.slice(45, 50), bars.slice(92)]).toEqual(['101', '01010', '101'])
  expect(bars.slice(3, 10)).toBe(left[0])
  expect(bars.slice(85, 92)).toBe('1100110')
  expect(right).toContain(bars.slice(50, 57))
})

test.each([
  ['73513537', 'EAN8', 67],
  ['036000291452', 'UPC', 95],
  ['OAK-1', 'CODE128', 11 * 7 + 13],
] as const)('%s is printed as %s', (code, format, modules) => {
  expect(formatOf(code)).toBe(format)
  expect(barsOf(code).length).toBe(modules)
})
