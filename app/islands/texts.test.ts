import { expect, test } from 'vitest'
import { fillText, pickTexts } from './texts'

test('picked texts keep their placeholders until the browser fills them', () => {
  const texts = pickTexts((key) => `${key} {{count}} of {{ all }}`, ['lines'])
  expect(texts).toEqual({ lines: 'lines {{count}} of {{ all }}' })
  expect(fillText(texts.lines, { count: 2 })).toBe('lines 2 of {{ all }}')
})
