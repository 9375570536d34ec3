import { expect, test } from 'vitest'
import { cellOfFigure, digitsOf } from './measure.ts'
import type { ViewPart } from './view-part.ts'

const measures: ViewPart['measures'] = {
  quantity: { sum: 'quantity', unit: 'quantity' },
  hours: { sum: 'seconds', unit: 'hours' },
  stock: { level: 'quantity' },
  parties: { distinct: 'party_id' },
}
const view: ViewPart = {
  ...{ name: 'moves', needs: 'analysis:view', from: 'moves', dates: {}, fields: {} },
  measures,
}

function written(name: string, figure: number): string | undefined {
  const measure = measures[name]
  return measure && cellOfFigure(figure, 'number', '', digitsOf(view, measure))?.number
}

test('quantities keep their decimals, and other numbers two', () => {
  expect(written('quantity', 100.333 + 1)).toBe('101.333')
  expect(written('stock', 0.0005)).toBe('0.0005')
  expect(written('quantity', 2.5)).toBe('2.5')
  expect(written('hours', 1 / 3)).toBe('0.33')
  expect(written('parties', 100)).toBe('100')
})
