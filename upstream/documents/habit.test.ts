import { expect, test } from 'vitest'
import { farFromHabit, unusualLines } from './habit.ts'

const past = (partyId: string, ...values: string[]) => values.map((value) => ({ value, partyId }))

test.each([
  // Half as much again as the dearest is still usual, a cent more is not.
  ['price', '30', undefined],
  ['price', '30.01', '19'],
  ['price', '12', undefined],
  ['price', '11.99', '19'],
  // Three times the most; a tenth of the least.
  ['quantity', '60', undefined],
  ['quantity', '61', '19'],
  ['quantity', '1.8', undefined],
  ['quantity', '1.79', '19'],
  ['amount', '190', '19'],
  // What is given back or away follows no habit.
  ['price', '0', undefined],
  ['quantity', '-500', undefined],
] as const)('%s %s beside 18, 19 and 20', (what, value, usual) => {
  const found = farFromHabit(what, { value, partyId: 'a' }, past('a', '20', '18', '19'))
  expect(found?.usual).toBe(usual)
})

test('one’s own habit goes before that of everybody, which takes five', () => {
  const others = past('b', '10', '10', '10', '10')
  const dear = { value: '100', partyId: 'a' }
  expect(farFromHabit('price', dear, others)).toBeUndefined()
  expect(farFromHabit('price', dear, [...others, ...past('c', '10')])).toEqual({
    ...{ what: 'price', value: '100', usual: '10', count: 5, isOfParty: false },
  })
  const own = past('a', '90', '95', '100')
  expect(farFromHabit('price', dear, [...others, ...own])).toBeUndefined()
  expect(farFromHabit('price', { ...dear, value: '10' }, [...others, ...own])).toMatchObject({
    ...{ usual: '95', isOfParty: true },
  })
})

test('lines are held against those of their own kind, by their places', () => {
  const line = (key: string, price: string, quantity = '1') => ({
    ...{ key, price, quantity, partyId: 'a' },
  })
  const before = ['1', '2', '3'].map((quantity) => line('chair', '10', quantity))
  const now = [line('table', '900'), line('', '900'), line('chair', '100', '30')]
  expect(unusualLines(now, before).map(({ at, what, usual }) => [at, what, usual])).toEqual([
    [2, 'price', '10'],
    [2, 'quantity', '2'],
  ])
})
