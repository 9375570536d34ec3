import { expect, test } from 'vitest'
import { readableOnWhite } from './readable-color.ts'

test.each([
  // Contrasts with white by WebAIM's checker: 8.4, 4.54 and 4.48 to 1.
  ['#1f4f8f', '#1f4f8f'],
  ['#767676', '#767676'],
  ['#777777', '#727272'],
  ['', '#1f4f8f'],
  ['red', '#1f4f8f'],
])('%s becomes %s', (color, readable) => {
  expect(readableOnWhite(color)).toBe(readable)
})

test('the brightest colours become dark enough to be read', () => {
  for (const color of ['#ffffff', '#ffff00', '#00ff00']) {
    expect(readableOnWhite(color)).not.toBe(color)
    expect(readableOnWhite(readableOnWhite(color))).toBe(readableOnWhite(color))
  }
})
