import { expect, test } from 'vitest'
import { instantOf, localOf } from '#contract/core/zoned-time.ts'
import { rollFrom } from '#upstream/testing/random.ts'
import { listOf, oneOf } from '../pages/testing/random.ts'
import { describeHours, hoursOn, OpeningHours, openAt, openPeriods } from './opening-hours.ts'

const day = [
  { from: '08:00', to: '12:00' },
  { from: '14:00', to: '18:00' },
]
const hours = OpeningHours.parse({
  timeZone: 'Europe/Vienna',
  week: [
    day,
    day,
    day,
    day,
    [...day.slice(0, 1), { from: '20:00', to: '02:00' }],
    [{ from: '09:00', to: '13:00' }],
    [],
  ],
  seasons: [
    {
      name: 'Summer',
      from: '2026-07-01',
      to: '2026-08-31',
      week: [[], ...Array.from({ length: 6 }, () => [{ from: '10:00', to: '11:00' }])],
    },
  ],
  exceptions: [
    { date: '2026-12-24', name: 'Christmas Eve', spans: [{ from: '08:00', to: '12:00' }] },
    { date: '2026-10-25', name: 'Fair', spans: [{ from: '00:00', to: '24:00' }] },
  ],
})
const holidays = new Map([
  ['2026-10-26', 'National Day'],
  ['2026-12-24', 'Not a holiday'],
])

function stateAt(local: string): string {
  const { isOpen, until } = openAt(hours, instantOf(local, hours.timeZone), holidays)
  return `${isOpen ? 'open' : 'closed'} ${until === null ? '' : localOf(until, hours.timeZone)}`
}

test.each([
  ['2026-10-19T07:59', 'closed 2026-10-19T08:00'],
  ['2026-10-19T08:00', 'open 2026-10-19T12:00'],
  ['2026-10-19T12:00', 'closed 2026-10-19T14:00'],
  ['2026-10-23T19:00', 'closed 2026-10-23T20:00'],
  ['2026-10-24T01:59', 'open 2026-10-24T02:00'],
  ['2026-10-24T02:00', 'closed 2026-10-24T09:00'],
  ['2026-10-24T14:00', 'closed 2026-10-25T00:00'],
  // The fair is open from midnight to midnight, on the day of 25 hours; the day after is a holiday.
  ['2026-10-25T12:00', 'open 2026-10-26T00:00'],
  ['2026-10-26T09:00', 'closed 2026-10-27T08:00'],
  ['2026-07-06T10:30', 'closed 2026-07-07T10:00'],
  ['2026-07-07T10:30', 'open 2026-07-07T11:00'],
  ['2026-12-24T11:00', 'open 2026-12-24T12:00'],
])('at %s it is %s', (local, wanted) => {
  expect(stateAt(local)).toBe(wanted)
})

test('the day that clocks change has an hour more, or less', () => {
  const length = (date: string) => {
    const whole = {
      ...hours,
      exceptions: [{ date, name: '', spans: [{ from: '00:00', to: '24:00' }] }],
    }
    const [period] = openPeriods(whole, { from: date, to: date }, new Map()).filter(
      ({ from }) => localOf(from, hours.timeZone) === `${date}T00:00`,
    )
    return period && (Date.parse(period.to) - Date.parse(period.from)) / 3_600_000
  }
  expect([length('2026-03-29'), length('2026-10-25'), length('2026-05-03')]).toEqual([23, 25, 24])
  // A span in the hour that never comes is none.
  const gap = {
    ...hours,
    exceptions: [{ date: '2026-03-29', name: '', spans: [{ from: '02:10', to: '02:50' }] }],
  }
  const touched = openPeriods(gap, { from: '2026-03-29', to: '2026-03-29' }, new Map())
  expect(touched.every(({ from, to }) => from < to)).toBe(true)
})

test('a place that never closes, or never opens, says no time', () => {
  const always = {
    ...hours,
    seasons: [],
    exceptions: [],
    week: Array.from({ length: 7 }, () => [{ from: '00:00', to: '24:00' }]),
  }
  expect(openAt(always, '2026-10-19T10:00:00Z', new Map())).toEqual({ isOpen: true, until: null })
  const never = { ...always, week: Array.from({ length: 7 }, () => []) }
  expect(openAt(never, '2026-10-19T10:00:00Z', new Map())).toEqual({ isOpen: false, until: null })
})

test('what goes before: an exception, a holiday, a season, the week', () => {
  expect(hoursOn(hours, '2026-12-24', holidays)).toMatchObject({
    reason: 'exception',
    name: 'Christmas Eve',
  })
  expect(hoursOn(hours, '2026-10-26', holidays)).toMatchObject({ reason: 'holiday', spans: [] })
  const asSunday = {
    ...hours,
    holidays: 'asSunday' as const,
    week: [...hours.week.slice(0, 6), day],
  }
  expect(hoursOn(asSunday, '2026-10-26', holidays).spans).toEqual(day)
  expect(hoursOn({ ...hours, holidays: 'asUsual' }, '2026-10-26', holidays)).toMatchObject({
    reason: 'week',
    spans: day,
  })
  expect(hoursOn(hours, '2026-07-06', holidays)).toMatchObject({ reason: 'season', name: 'Summer' })
  const shown = describeHours(hours, { today: '2026-10-19', days: 14 }, holidays)
  expect(shown.week).toEqual(hours.week)
  expect(shown.exceptions).toEqual([
    { date: '2026-10-25', name: 'Fair', spans: [{ from: '00:00', to: '24:00' }] },
    { date: '2026-10-26', name: 'National Day', spans: [] },
  ])
})

test('open periods never overlap, and every minute in one of them is open', () => {
  const clocks = ['00:00', '01:30', '02:30', '08:00', '12:00', '18:00', '23:59']
  for (let seed = 0; seed < 60; seed += 1) {
    const random = rollFrom(seed)
    const week = Array.from({ length: 7 }, () =>
      listOf(random, 2, () => ({
        from: oneOf(random, clocks),
        to: oneOf(random, [...clocks, '24:00']),
      })),
    )
    const any = { ...hours, week, seasons: [], exceptions: [] }
    const span = { from: '2026-03-27', to: '2026-03-31' }
    const periods = openPeriods(any, span, new Map())
    for (const [at, { from, to }] of periods.entries()) {
      expect(from < to).toBe(true)
      expect(at === 0 || (periods[at - 1]?.to ?? '') < from).toBe(true)
      if (localOf(from, any.timeZone).slice(0, 10) < span.from) continue
      expect(openAt(any, from, new Map()).isOpen, `seed ${seed}`).toBe(true)
      if (localOf(to, any.timeZone).slice(0, 10) < span.to) {
        expect(openAt(any, to, new Map()).isOpen, `seed ${seed} at ${to}`).toBe(false)
      }
    }
  }
})
