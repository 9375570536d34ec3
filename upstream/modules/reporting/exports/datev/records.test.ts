import { describe, expect, test } from 'vitest'
import { type EntryLine, readBack, recordsOf } from './records.ts'

function line(account: string, amount: number, taxCode: string | null = null): EntryLine {
  return { account, amount, taxCode }
}

function sumsOf(lines: readonly EntryLine[]): Record<string, number> {
  const sums: Record<string, number> = {}
  for (const { account, amount } of lines) sums[account] = (sums[account] ?? 0) + amount
  return withoutZero(sums)
}

function withoutZero(sums: Record<string, number>): Record<string, number> {
  return Object.fromEntries(Object.entries(sums).filter(([, amount]) => amount !== 0))
}

describe('An entry for DATEV', () => {
  test('of a sale at 19 % goes with its tax, which the account 8400 works out', () => {
    const lines = [
      line('10001', 119_00),
      line('8400', -100_00, 'DE-S19'),
      line('1776', -19_00, 'DE-S19'),
    ]
    expect(recordsOf(lines)).toEqual([
      { amount: 119_00, side: 'S', account: '10001', counter: '8400', key: '', reference: '' },
    ])
  })

  test('of an expense goes with the key of its input tax', () => {
    const lines = [
      line('4920', 50_00, 'DE-V19'),
      line('1576', 9_50, 'DE-V19'),
      line('70003', -59_50),
    ]
    expect(recordsOf(lines)).toEqual([
      { amount: 59_50, side: 'H', account: '70003', counter: '4920', key: '9', reference: '' },
    ])
  })

  test('of services under § 13b has the account work out both sides', () => {
    const lines = [
      line('3125', 200_00, 'DE-13B-X'),
      line('1577', 38_00, 'DE-13B-X'),
      line('1787', -38_00, 'DE-13B-X'),
      line('70004', -200_00),
    ]
    expect(recordsOf(lines)).toEqual([
      { amount: 200_00, side: 'H', account: '70004', counter: '3125', key: '', reference: '' },
    ])
  })

  test('without tax on an automatic account switches its tax off', () => {
    expect(recordsOf([line('1200', 5_00), line('8400', -5_00)])).toEqual([
      { amount: 5_00, side: 'S', account: '1200', counter: '8400', key: '40', reference: '' },
    ])
  })

  test('whose tax was rounded elsewhere gets the cent against its tax account', () => {
    const lines = [
      line('10001', 11_91),
      line('8400', -10_00, 'DE-S19'),
      line('1776', -1_91, 'DE-S19'),
    ]
    expect(recordsOf(lines)).toEqual([
      { amount: 11_90, side: 'S', account: '10001', counter: '8400', key: '', reference: '' },
      { amount: 1, side: 'S', account: '10001', counter: '1776', key: '', reference: '' },
    ])
  })

  test('of a day with sales and a refund keeps the base of both', () => {
    const lines = [
      line('1000', 1_071_00),
      line('8400', -1_000_00, 'DE-S19'),
      line('8720', 100_00, 'DE-S19'),
      line('1776', -190_00, 'DE-S19'),
      line('1776', 19_00, 'DE-S19'),
    ]
    expect(recordsOf(lines)).toEqual([
      { amount: 1_190_00, side: 'S', account: '1000', counter: '8400', key: '', reference: '' },
      { amount: 119_00, side: 'H', account: '1000', counter: '8720', key: '', reference: '' },
    ])
  })

  test('of services under § 13b on another account goes over the one that works the tax out', () => {
    const lines = [
      line('4600', 1_000_00, 'DE-13B-EU'),
      line('1577', 190_00, 'DE-13B-EU'),
      line('1787', -190_00, 'DE-13B-EU'),
      line('70003', -1_000_00),
    ]
    const bases = recordsOf(lines).filter(({ counter, key }) => counter === '3123' && key === '')
    expect(bases.map(({ amount, side }) => [amount, side])).toEqual([[1_000_00, 'H']])
    expect(withoutZero(Object.fromEntries(readBack(recordsOf(lines))))).toEqual(sumsOf(lines))
  })

  test('of a paid deposit never stands against itself', () => {
    const lines = [
      line('1710', 1_190_00),
      line('1710', -1_000_00, 'DE-S19'),
      line('1776', -190_00, 'DE-S19'),
    ]
    expect(recordsOf(lines)).toEqual([
      { amount: 190_00, side: 'S', account: '1710', counter: '1776', key: '', reference: '' },
    ])
  })

  test('of a payment names the document of each item', () => {
    const lines = [
      { ...line('70003', 59_50), reference: '4711' },
      { ...line('70003', 40_50), reference: '4712' },
      line('1200', -100_00),
    ]
    expect(recordsOf(lines).map(({ amount, reference }) => [amount, reference])).toEqual([
      [59_50, '4711'],
      [40_50, '4712'],
    ])
  })

  test('is what DATEV makes of its records, to the cent, over 1,000 random ones', () => {
    const next = random(7)
    const taxed = [
      ['8400', '1776', 19, -1],
      ['8300', '1771', 7, -1],
      ['4920', '1576', 19, 1],
      ['3400', '1576', 19, 1],
      ['3300', '1571', 7, 1],
      ['8720', '1776', 19, 1],
      ['8736', '1776', 19, 1],
      ['8731', '1771', 7, 1],
      ['3736', '1576', 19, -1],
      ['3731', '1571', 7, -1],
    ] as const
    for (let round = 0; round < 1000; round++) {
      const lines: EntryLine[] = []
      for (let count = 0; count <= next(3); count++) {
        const [account, tax, rate, sign] = taxed[next(taxed.length - 1)] ?? taxed[0]
        const net = sign * (1 + next(500_00))
        const code = `${account}-${tax}`
        lines.push(line(account, net, code))
        const cents = Math.round((net * rate) / 100) + next(2) - 1
        if (next(4) > 0) lines.push(line(tax, cents, code))
      }
      if (next(1) > 0)
        lines.push(line('3425', 100_00, 'K'), line('1574', 19_00, 'K'), line('1774', -19_00, 'K'))
      const rest = -lines.reduce((total, { amount }) => total + amount, 0)
      const part = next(1) > 0 ? Math.trunc(rest / 3) : 0
      lines.push(line('10001', rest - part), line('1200', part))
      expect(withoutZero(Object.fromEntries(readBack(recordsOf(lines))))).toEqual(sumsOf(lines))
    }
  })
})

/** Whole numbers from 0 to a maximum, the same ones in every run (Park and Miller). */
function random(seed: number): (maximum: number) => number {
  let state = seed
  return (maximum) => {
    state = (state * 48_271) % 2_147_483_647
    return state % (maximum + 1)
  }
}
