import { expect, test } from 'vitest'
import { inGroups, inOrder, usualOrder } from './parts.ts'

const names = usualOrder(['bank.balances', 'stock.low'])

test('what nobody placed stands where it usually does', () => {
  expect(inOrder(names, { order: [], hidden: [] })).toEqual(names)
  expect(inOrder(names, { order: ['chart', 'stock.low', 'figures'], hidden: [] })).toEqual([
    ...['chart', 'overdue', 'stock.low', 'purchases', 'figures', 'bank.balances'],
  ])
  expect(inOrder(['figures'], { order: ['gone.tile', 'figures'], hidden: [] })).toEqual(['figures'])
})

test('tiles beside each other stand in one grid', () => {
  expect(inGroups(['figures', 'a.b', 'c.d', 'chart', 'e.f'])).toEqual([
    { part: 'figures', tiles: [] },
    { part: null, tiles: ['a.b', 'c.d'] },
    { part: 'chart', tiles: [] },
    { part: null, tiles: ['e.f'] },
  ])
})
