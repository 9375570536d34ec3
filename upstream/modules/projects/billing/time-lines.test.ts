import { expect, test } from 'vitest'
import { calculateTotals } from '#contract/core/totals.ts'
import type { PricedEntry } from './price-entries.ts'
import { lineGroupings, timeLines } from './time-lines.ts'

function entry(id: string, minutes: number, more: Partial<PricedEntry> = {}): PricedEntry {
  return {
    id,
    date: '2026-03-02',
    taskId: 'analysis',
    projectId: 'shop',
    personId: 'ada',
    roleId: null,
    seconds: minutes * 60,
    rateId: 'r',
    hourly: '90.00',
    currency: 'EUR',
    ...more,
  }
}

const entries = [
  entry('a', 20),
  entry('b', 20, { personId: 'ben' }),
  entry('c', 20, { date: '2026-03-03', taskId: 'build' }),
  entry('d', 95, { date: '2026-03-04', hourly: '87.35' }),
  entry('e', 50, { date: '2026-03-04', taskId: 'build', hourly: '87.35', personId: 'ben' }),
  entry('f', 7, { date: '2026-03-05', projectId: 'app', hourly: '87.35' }),
]

test.each([
  [
    'project',
    [
      ['shop', null, null, 60],
      ['shop', null, null, 145],
      ['app', 'analysis', 'ada', 7],
    ],
  ],
  [
    'task',
    [
      ['shop', 'analysis', null, 40],
      ['shop', 'build', 'ada', 20],
      ['shop', 'analysis', 'ada', 95],
      ['shop', 'build', 'ben', 50],
      ['app', 'analysis', 'ada', 7],
    ],
  ],
  [
    'person',
    [
      ['shop', null, 'ada', 40],
      ['shop', 'analysis', 'ben', 20],
      ['shop', 'analysis', 'ada', 95],
      ['shop', 'build', 'ben', 50],
      ['app', 'analysis', 'ada', 7],
    ],
  ],
  [
    'day',
    [
      ['shop', 'analysis', null, 40],
      ['shop', 'build', 'ada', 20],
      ['shop', null, null, 145],
      ['app', 'analysis', 'ada', 7],
    ],
  ],
] as const)('by %s, hours of one rate make one line', (grouping, lines) => {
  expect(
    timeLines(entries, grouping).map(({ projectId, taskId, personId, seconds }) => [
      projectId,
      taskId,
      personId,
      seconds / 60,
    ]),
  ).toEqual(lines)
})

test('however they are grouped, hours and money sum to the same', () => {
  const sums = lineGroupings.map((grouping) => {
    const lines = timeLines(entries.toReversed(), grouping)
    return [
      lines.reduce((sum, { seconds }) => sum + seconds, 0),
      lines.reduce((sum, { amount }) => sum + amount, 0),
    ]
  })
  // 60 min of 90.00 are 90.00; 152 min of 87.35 are 221.286…
  expect(sums).toEqual(lineGroupings.map(() => [212 * 60, 9000 + 22129]))
})

test('entries of a line sum to it', () => {
  for (const grouping of lineGroupings) {
    for (const line of timeLines(entries, grouping)) {
      expect(line.entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(line.amount)
      expect(line.entries.reduce((sum, { seconds }) => sum + seconds, 0)).toBe(line.seconds)
    }
  }
})

/** What an invoice makes of lines, by the rules of documents. */
function invoiced(lines: { quantity: string; unitPrice: string }[]) {
  const tax = { code: 'S', category: 'S', rate: '19' }
  return calculateTotals({
    currency: 'EUR',
    priceMode: 'net',
    discount: null,
    lines: lines.map(({ quantity, unitPrice }) => ({ quantity, unitPrice, discount: null, tax })),
  })
}

test('an invoice multiplies quantity and price to the same amounts, at any rate and grouping', () => {
  const rates = ['33.33', '87.35', '90', '99.99', '100.00', '150.75', '249.99', '1200']
  const units = new Set<string>()
  for (const [at, hourly] of rates.entries()) {
    const many = Array.from({ length: 40 }, (_, number) =>
      entry(`e${number}`, 0, {
        hourly,
        seconds: 61 + number * 397 + at,
        date: `2026-03-${10 + (number % 5)}`,
        personId: `p${number % 3}`,
      }),
    )
    const totals = lineGroupings.map((grouping) => {
      const lines = timeLines(many, grouping)
      for (const { unit } of lines) units.add(unit)
      const document = invoiced(lines)
      expect(document.lines.map(({ amount }) => amount)).toEqual(lines.map(({ amount }) => amount))
      return document.net
    })
    expect(new Set(totals).size).toBe(1)
  }
  expect(units).toEqual(new Set(['hour', 'flat']))
})

test.each([
  [20, '90.00', '0.3333', 'hour'],
  [90, '90.00', '1.5', 'hour'],
  [6, '250', '0.1', 'hour'],
  [10, '250', '1', 'flat'],
  [0, '90.00', '0', 'hour'],
  [45, '0', '0.75', 'hour'],
] as const)('%i minutes at %s stand as %s %s', (minutes, hourly, quantity, unit) => {
  const [line] = timeLines([entry('a', minutes, { hourly })], 'entry')
  expect([line?.quantity, line?.unit]).toEqual([quantity, unit])
})

test('90 and 90.00 are one rate, another currency is another line', () => {
  const lines = timeLines(
    [
      entry('a', 60),
      entry('b', 60, { hourly: '90' }),
      entry('c', 60, { currency: 'JPY', hourly: '9000' }),
    ],
    'project',
  )
  expect(lines.map(({ currency, amount }) => [currency, amount])).toEqual([
    ['EUR', 18000],
    ['JPY', 9000],
  ])
})
