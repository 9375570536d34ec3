import { expect, test } from 'vitest'
import { AppError } from '#contract/core/errors.ts'
import { countBefore, endBefore, firstTime, lastTime, normalRule, timesOf } from './repeat.ts'

const year = ['1997-01-01T00:00', '1999-12-31T23:59'] as const

/**
 * Worked examples of RFC 5545, 3.8.5.3: all begin on 2 September 1997 at 9:00 unless said, in New
 * York. Days as the RFC lists them.
 */
test.each<[string, string, string[]]>([
  ['FREQ=DAILY;COUNT=10', '1997-09-02', days('1997-09', 2, 3, 4, 5, 6, 7, 8, 9, 10, 11)],
  [
    'FREQ=DAILY;INTERVAL=10;COUNT=5',
    '1997-09-02',
    ['1997-09-02', '1997-09-12', '1997-09-22', '1997-10-02', '1997-10-12'],
  ],
  [
    'FREQ=WEEKLY;UNTIL=19971007T000000Z;WKST=SU;BYDAY=TU,TH',
    '1997-09-02',
    [...days('1997-09', 2, 4, 9, 11, 16, 18, 23, 25, 30), '1997-10-02'],
  ],
  [
    'FREQ=WEEKLY;INTERVAL=2;COUNT=8;WKST=SU;BYDAY=TU,TH',
    '1997-09-02',
    [...days('1997-09', 2, 4, 16, 18, 30), ...days('1997-10', 2, 14, 16)],
  ],
  [
    'FREQ=MONTHLY;COUNT=10;BYDAY=1FR',
    '1997-09-05',
    [
      '1997-09-05',
      '1997-10-03',
      '1997-11-07',
      '1997-12-05',
      '1998-01-02',
      '1998-02-06',
      '1998-03-06',
      '1998-04-03',
      '1998-05-01',
      '1998-06-05',
    ],
  ],
  [
    'FREQ=MONTHLY;INTERVAL=2;COUNT=4;BYDAY=1SU,-1SU',
    '1997-09-07',
    ['1997-09-07', '1997-09-28', '1997-11-02', '1997-11-30'],
  ],
  [
    'FREQ=MONTHLY;COUNT=6;BYDAY=-2MO',
    '1997-09-22',
    ['1997-09-22', '1997-10-20', '1997-11-17', '1997-12-22', '1998-01-19', '1998-02-16'],
  ],
  [
    'FREQ=MONTHLY;COUNT=4;BYMONTHDAY=-3',
    '1997-09-28',
    ['1997-09-28', '1997-10-29', '1997-11-28', '1997-12-29'],
  ],
  [
    'FREQ=MONTHLY;COUNT=10;BYMONTHDAY=1,-1',
    '1997-09-30',
    [
      '1997-09-30',
      '1997-10-01',
      '1997-10-31',
      '1997-11-01',
      '1997-11-30',
      '1997-12-01',
      '1997-12-31',
      '1998-01-01',
      '1998-01-31',
      '1998-02-01',
    ],
  ],
  [
    'FREQ=YEARLY;COUNT=4;BYMONTH=6,7',
    '1997-06-10',
    ['1997-06-10', '1997-07-10', '1998-06-10', '1998-07-10'],
  ],
  ['FREQ=YEARLY;BYDAY=20MO;COUNT=3', '1997-05-19', ['1997-05-19', '1998-05-18', '1999-05-17']],
  [
    'FREQ=YEARLY;BYWEEKNO=20;BYDAY=MO;COUNT=3',
    '1997-05-12',
    ['1997-05-12', '1998-05-11', '1999-05-17'],
  ],
  [
    'FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13;COUNT=3',
    '1998-02-13',
    ['1998-02-13', '1998-03-13', '1998-11-13'],
  ],
  [
    'FREQ=MONTHLY;COUNT=3;BYDAY=TU,WE,TH;BYSETPOS=3',
    '1997-09-04',
    ['1997-09-04', '1997-10-07', '1997-11-06'],
  ],
  [
    'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-2;COUNT=4',
    '1997-09-29',
    ['1997-09-29', '1997-10-30', '1997-11-27', '1997-12-30'],
  ],
  [
    'FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=MO',
    '1997-08-05',
    ['1997-08-05', '1997-08-10', '1997-08-19', '1997-08-24'],
  ],
  [
    'FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=SU',
    '1997-08-05',
    ['1997-08-05', '1997-08-17', '1997-08-19', '1997-08-31'],
  ],
  [
    'FREQ=MONTHLY;BYMONTHDAY=15,30;COUNT=5',
    '2007-01-15',
    ['2007-01-15', '2007-01-30', '2007-02-15', '2007-03-15', '2007-03-30'],
  ],
])('%s from %s falls on the days that RFC 5545 lists', (rule, date, expected) => {
  const start = `${date}T09:00`
  const repeats = normalRule(rule, start, 'America/New_York')
  const to = date < '2000' ? year[1] : '2007-12-31T23:59'
  const times = timesOf({ start, repeats, skipped: [] }, start, to)
  expect(times).toEqual(expected.map((day) => `${day}T09:00`))
})

function days(month: string, ...of: number[]): string[] {
  return of.map((day) => `${month}-${String(day).padStart(2, '0')}`)
}

test.each([
  'FREQ=HOURLY',
  'FREQ=DAILY;COUNT=0',
  'FREQ=DAILY;COUNT=99999',
  'FREQ=DAILY;COUNT=2;UNTIL=20300101',
  'FREQ=DAILY;FREQ=WEEKLY',
  'FREQ=DAILY;DTSTART=20200101',
  'FREQ=DAILY;UNTIL=20301399',
  'BYDAY=MO',
  'FREQ=WEEKLY;BYDAY=XX',
  'every day',
])('%s is no rule of a calendar', (rule) => {
  expect(() => normalRule(rule, '2026-01-05T09:00', 'Europe/Berlin')).toThrow(AppError)
})

test('a rule that never comes true gives no time', () => {
  const start = '2000-01-01T09:00'
  const never = { start, repeats: 'FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30', skipped: [] }
  expect(firstTime(never)).toBeUndefined()
  const leapDay = { start, repeats: 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29', skipped: [] }
  expect(firstTime(leapDay, '2096-03-01T00:00')).toBe('2104-02-29T09:00')
})

test('an end in UTC is one on the event’s own clocks', () => {
  // 22:30 UTC on 29 October 2026 is 23:30 in Berlin: the rule still has that day.
  const start = '2026-10-24T23:30'
  const repeats = normalRule('FREQ=DAILY;UNTIL=20261029T223000Z', start, 'Europe/Berlin')
  expect(repeats).toBe('FREQ=DAILY;UNTIL=20261029T233000')
  expect(lastTime({ start, repeats, skipped: [] })).toBe('2026-10-29T23:30')
})

test('a series is cut before one of its times', () => {
  const series = { start: '2026-01-05', repeats: 'FREQ=WEEKLY;COUNT=10', skipped: [] }
  expect(countBefore(series, '2026-01-26')).toBe(3)
  const repeats = endBefore(series.repeats, '2026-01-26')
  expect(timesOf({ ...series, repeats }, '2026-01-01', '2026-12-31')).toEqual([
    '2026-01-05',
    '2026-01-12',
    '2026-01-19',
  ])
  expect(lastTime({ ...series, repeats })).toBe('2026-01-19')
  expect(lastTime({ ...series, repeats: 'FREQ=WEEKLY' })).toBeUndefined()
})
