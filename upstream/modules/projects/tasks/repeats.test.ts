import { expect, test } from 'vitest'
import { nextInstance, type RepeatSeries, repeatRule } from './repeats.ts'

function series(rule: string, firstDue: string, countsFrom: RepeatSeries['countsFrom'] = 'due') {
  return { rule, firstDue, countsFrom }
}

function first(due: string, start: string | null = null) {
  return { number: 1, slot: due, start, due }
}

test('completed on its day or before, the next one is the next of the rule', () => {
  const weekly = series('FREQ=WEEKLY', '2026-01-05')
  expect(nextInstance(weekly, first('2026-01-05'), '2026-01-05T10:00')?.due).toBe('2026-01-12')
  expect(nextInstance(weekly, first('2026-01-05'), '2026-01-02T10:00')?.due).toBe('2026-01-12')
})

// Public reports of tasks.org, #1581 and #3017: daily at 19:00, completed two days late.
test('completed late, it jumps to the next future slot and keeps the days of the rule', () => {
  const daily = series('FREQ=DAILY', '2026-01-05T19:00')
  const done = first('2026-01-05T19:00')
  expect(nextInstance(daily, done, '2026-01-07T12:00')?.due).toBe('2026-01-07T19:00')
  expect(nextInstance(daily, done, '2026-01-07T19:00')?.due).toBe('2026-01-08T19:00')
  const weekly = series('FREQ=WEEKLY', '2026-01-05')
  expect(nextInstance(weekly, first('2026-01-05'), '2026-01-19T08:00')?.due).toBe('2026-01-26')
})

// Public report of TaskNotes, #1759: begin on the 1st, due on the 3rd, monthly.
test('start and due move together', () => {
  const monthly = series('FREQ=MONTHLY', '2026-04-03')
  expect(nextInstance(monthly, first('2026-04-03', '2026-04-01'), '2026-04-02T09:00')).toEqual({
    number: 2,
    slot: '2026-05-03',
    start: '2026-05-01',
    due: '2026-05-03',
  })
})

test('one that was moved by hand does not come twice, nor move those after it', () => {
  const weekly = series('FREQ=WEEKLY', '2026-01-05')
  const early = { number: 2, slot: '2026-01-12', start: '2026-01-08', due: '2026-01-09' }
  expect(nextInstance(weekly, early, '2026-01-09T10:00')).toMatchObject({
    number: 3,
    start: '2026-01-18',
    due: '2026-01-19',
  })
  const late = { number: 2, slot: '2026-01-12', start: null, due: '2026-01-14' }
  expect(nextInstance(weekly, late, '2026-01-14T10:00')?.due).toBe('2026-01-19')
})

test('two people who complete the same one on different days make one number', () => {
  const weekly = series('FREQ=WEEKLY', '2026-01-05')
  const made = ['2026-01-05T09:00', '2026-01-13T09:00'].map((at) =>
    nextInstance(weekly, first('2026-01-05'), at),
  )
  expect(made.map((instance) => instance?.number)).toEqual([2, 2])
})

test.each([
  ['FREQ=DAILY;INTERVAL=3', '2026-01-10T10:00', '2026-01-13'],
  ['FREQ=WEEKLY', '2026-01-10T10:00', '2026-01-17'],
  ['FREQ=MONTHLY', '2026-01-31T10:00', '2026-02-28'],
  ['FREQ=YEARLY', '2028-02-29T10:00', '2029-02-28'],
  ['FREQ=WEEKLY;BYDAY=MO,TH', '2026-01-13T10:00', '2026-01-15'],
  ['FREQ=WEEKLY;INTERVAL=2;BYDAY=MO', '2026-01-14T10:00', '2026-01-26'],
])('%s from completion at %s is due on %s', (rule, completedAt, due) => {
  const from = series(rule, '2026-01-05', 'completion')
  expect(nextInstance(from, first('2026-01-05'), completedAt)?.due).toBe(due)
})

test('from completion the time of the day stays, whenever it was completed', () => {
  const from = series('FREQ=DAILY', '2026-01-05T08:00', 'completion')
  const next = nextInstance(from, first('2026-01-05T08:00', '2026-01-04T08:00'), '2026-01-09T23:10')
  expect(next).toMatchObject({ start: '2026-01-09T08:00', due: '2026-01-10T08:00' })
})

test('a rule that has come to its end makes no more', () => {
  const counted = series('FREQ=WEEKLY;COUNT=2', '2026-01-05')
  const second = nextInstance(counted, first('2026-01-05'), '2026-01-05T10:00')
  expect(second?.due).toBe('2026-01-12')
  expect(second && nextInstance(counted, second, '2026-01-12T10:00')).toBeUndefined()
  const until = series('FREQ=WEEKLY;UNTIL=20260112', '2026-01-05')
  expect(nextInstance(until, first('2026-01-05'), '2026-01-06T10:00')?.due).toBe('2026-01-12')
  expect(nextInstance(until, first('2026-01-05'), '2026-01-13T10:00')).toBeUndefined()
  const from = series('FREQ=WEEKLY;COUNT=2', '2026-01-05', 'completion')
  expect(
    nextInstance(from, { ...first('2026-01-05'), number: 2 }, '2026-01-06T10:00'),
  ).toBeUndefined()
  const ending = series('FREQ=WEEKLY;UNTIL=20260112T100000', '2026-01-05T10:00', 'completion')
  expect(nextInstance(ending, first('2026-01-05T10:00'), '2026-01-05T12:00')?.due).toBe(
    '2026-01-12T10:00',
  )
  expect(nextInstance(ending, first('2026-01-05T10:00'), '2026-01-06T12:00')).toBeUndefined()
})

test('each month on the 31st is the last day of shorter months, for other programs as well', () => {
  const rule = repeatRule('FREQ=MONTHLY', '2026-01-31')
  expect(rule).toBe('FREQ=MONTHLY;BYMONTHDAY=28,29,30,31;BYSETPOS=-1')
  const monthly = series(rule, '2026-01-31')
  expect(nextInstance(monthly, first('2026-01-31'), '2026-01-31T10:00')?.due).toBe('2026-02-28')
  expect(nextInstance(monthly, first('2026-01-31'), '2026-03-30T10:00')?.due).toBe('2026-03-31')
  const leap = series(repeatRule('FREQ=YEARLY', '2024-02-29'), '2024-02-29')
  expect(nextInstance(leap, first('2024-02-29'), '2024-02-29T10:00')?.due).toBe('2025-02-28')
  expect(repeatRule('FREQ=MONTHLY;BYDAY=1MO', '2026-01-31')).toBe('FREQ=MONTHLY;BYDAY=1MO')
  expect(repeatRule('FREQ=MONTHLY', '2026-01-28')).toBe('FREQ=MONTHLY')
})

test('a time in the night of summer time stays what the clock shows', () => {
  const weekly = series('FREQ=WEEKLY', '2026-03-22T02:30')
  expect(nextInstance(weekly, first('2026-03-22T02:30'), '2026-03-22T03:00')?.due).toBe(
    '2026-03-29T02:30',
  )
})

test('what is no rule is refused', () => {
  expect(() =>
    nextInstance(series('FREQ=OFTEN', '2026-01-05'), first('2026-01-05'), '2026-01-05T10:00'),
  ).toThrow('rule_malformed')
  expect(() =>
    nextInstance(
      series('FREQ=OFTEN', '2026-01-05', 'completion'),
      first('2026-01-05'),
      '2026-01-05T10:00',
    ),
  ).toThrow('rule_malformed')
})
