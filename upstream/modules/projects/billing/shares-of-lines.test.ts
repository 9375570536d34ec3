import { expect, test } from 'vitest'
import { sharesOfLines } from './shares-of-lines.ts'

function part(id: string, hours: number, lineId = 'line') {
  return { id, lineId, seconds: hours * 3600, hourly: '90', amount: hours * 9000 }
}

test('two hours at 90, priced at 80 on the draft, are 160.00', () => {
  const line = { id: 'line', net: 16_000, unitPrice: '80' }
  const shares = sharesOfLines([part('a', 0.5), part('b', 1.5)], [line], 'EUR')
  expect([...shares.values()]).toEqual([
    { amount: 4000, hourly: '80' },
    { amount: 12_000, hourly: '80' },
  ])
})

test('three equal entries of a line at 100.00 add up to it, and no price of an hour is made up', () => {
  const line = { id: 'line', net: 10_000, unitPrice: '100' }
  const shares = sharesOfLines([part('a', 1), part('b', 1), part('c', 1)], [line], 'EUR')
  expect([...shares.values()].map(({ amount }) => amount)).toEqual([3334, 3333, 3333])
  expect(shares.get('a')?.hourly).toBeNull()
})

test('what was not changed stays as it was frozen', () => {
  const third = { ...part('a', 1 / 3), amount: 3000 }
  const shares = sharesOfLines([third], [{ id: 'line', net: 3000, unitPrice: '90' }], 'EUR')
  expect(shares.get('a')).toEqual({ amount: 3000, hourly: '90' })
})

test('time whose line is not there has no amount', () => {
  expect(sharesOfLines([part('a', 1, 'gone')], [], 'EUR').size).toBe(0)
})

test('hours that were free are spread by their length once the line has a price', () => {
  const free = [part('a', 1), part('b', 3)].map((one) => ({ ...one, hourly: '0', amount: 0 }))
  const shares = sharesOfLines(free, [{ id: 'line', net: 4000, unitPrice: '10' }], 'EUR')
  expect([...shares.values()].map(({ amount }) => amount)).toEqual([1000, 3000])
})
