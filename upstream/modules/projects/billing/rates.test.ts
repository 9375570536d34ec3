import { expect, test } from 'vitest'
import { priceEntries } from './price-entries.ts'
import { type Rate, rateBook, type Worked } from './rates.ts'

function rate(hourly: string | null, more: Partial<Rate> = {}): Rate {
  const everybody = { taskId: null, projectId: null, personId: null, roleId: null }
  const id = `${hourly} ${Object.values(more).join(' ')}`
  return { id, ...everybody, hourly, currency: 'EUR', validFrom: '2026-01-01', ...more }
}

const worked: Worked = {
  date: '2026-03-02',
  taskId: 'analysis',
  projectId: 'shop',
  personId: 'ada',
  roleId: 'senior',
}

// From the farthest to the nearest: each one holds over all before it.
const inOrder: [string, Partial<Rate>][] = [
  ['80', {}],
  ['81', { roleId: 'senior' }],
  ['82', { personId: 'ada' }],
  ['83', { projectId: 'shop' }],
  ['84', { projectId: 'shop', roleId: 'senior' }],
  ['85', { projectId: 'shop', personId: 'ada' }],
  ['86', { taskId: 'analysis', projectId: 'shop' }],
  ['87', { taskId: 'analysis', roleId: 'senior' }],
  ['88', { taskId: 'analysis', personId: 'ada' }],
]

test('what is nearest to the work holds: task, project, firm, and in each person, role, everybody', () => {
  const found = inOrder.map((_, at) => {
    const rates = inOrder.slice(0, at + 1).map(([hourly, more]) => rate(hourly, more))
    return rateBook(rates.toReversed()).find(worked)?.hourly
  })
  expect(found).toEqual(inOrder.map(([hourly]) => hourly))
})

test('rates of other people, roles, projects and tasks are not taken', () => {
  const others = [
    rate('1', { personId: 'ben' }),
    rate('2', { roleId: 'junior' }),
    rate('3', { projectId: 'app' }),
    rate('4', { taskId: 'design' }),
    rate('5', { projectId: 'app', personId: 'ada' }),
  ]
  expect(rateBook(others).find(worked)).toBeUndefined()
})

test('the rate is the one of the day of the work', () => {
  const book = rateBook([
    rate('90', { personId: 'ada' }),
    rate('95.50', { personId: 'ada', validFrom: '2026-03-01' }),
    rate('99', { personId: 'ada', validFrom: '2026-04-01' }),
  ])
  const on = (date: string) => book.find({ ...worked, date })?.hourly
  expect(['2025-12-31', '2026-02-28', '2026-03-01', '2026-03-31', '2026-04-01'].map(on)).toEqual([
    undefined,
    '90',
    '95.50',
    '95.50',
    '99',
  ])
})

test('one that has ended, or not begun, leaves the next one', () => {
  const book = rateBook([
    rate('80'),
    rate('120', { projectId: 'shop', validFrom: '2026-02-01' }),
    rate(null, { projectId: 'shop', validFrom: '2026-03-01' }),
  ])
  const on = (date: string) => book.find({ ...worked, date })?.hourly
  expect(['2026-01-15', '2026-02-15', '2026-03-15'].map(on)).toEqual(['80', '120', '80'])
})

test('a rate of nothing is a rate', () => {
  expect(rateBook([rate('80'), rate('0', { projectId: 'shop' })]).find(worked)?.hourly).toBe('0')
})

test('two rates of the same names and day are no answer', () => {
  expect(() => rateBook([rate('80'), rate('90')])).toThrow('rate_twice')
  expect(() => rateBook([rate('-80')])).toThrow('rate_malformed')
  expect(() => rateBook([rate('80,5')])).toThrow('rate_malformed')
})

// Public reports of Kimai, #2026 and #3124: moved entries kept the rate of where they had been.
test('an entry that is moved has the rate of there, until it is invoiced', () => {
  const book = rateBook([rate('80'), rate('120', { projectId: 'app' })])
  const entry = { ...worked, id: 'e', seconds: 3600, frozen: null }
  const hourlyOf = (
    one: typeof entry | (Omit<typeof entry, 'frozen'> & { frozen: typeof frozen }),
  ) => priceEntries([one], book).priced[0]?.hourly
  const frozen = { rateId: 'old', hourly: '75', currency: 'EUR' }
  expect(hourlyOf(entry)).toBe('80')
  expect(hourlyOf({ ...entry, projectId: 'app' })).toBe('120')
  expect(hourlyOf({ ...entry, projectId: 'app', frozen })).toBe('75')
})

test('hours without a rate are named, not billed at nothing', () => {
  const entry = { ...worked, id: 'e', seconds: 3600, frozen: null }
  expect(priceEntries([entry], rateBook([]))).toEqual({ priced: [], unpriced: ['e'] })
})
