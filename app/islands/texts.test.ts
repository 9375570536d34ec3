import { expect, test } from 'vitest'
import { countText, fillText, pickPlural, pickTexts } from './texts.ts'

test('picked texts keep their gaps until the browser fills them', () => {
  const texts = pickTexts((key) => `${key} {{count}} of {{ all }}`, ['lines'])
  expect(texts).toEqual({ lines: 'lines {{count}} of {{ all }}' })
  expect(fillText(texts.lines, { count: 2 })).toBe('lines 2 of {{ all }}')
})

test('a text that counts takes the form its language asks for', () => {
  const text = pickPlural((key) => `${key} {{count}}`, 'lines', 'ru')
  expect([1, 3, 5].map((count) => countText(text, count, 'ru'))).toEqual([
    'lines_one 1',
    'lines_few 3',
    'lines_many 5',
  ])
})
