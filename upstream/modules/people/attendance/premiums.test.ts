import { describe, expect, it } from 'vitest'
import { type MinuteSpan, minuteOf } from './minute-spans.ts'
import type { Holiday } from './place-holidays.ts'
import { premiumsByCountry } from './premium-defaults.ts'
import { type PremiumRule, premiumMinutes } from './premiums.ts'

const zone = 'Europe/Berlin'

function span(from: string, to: string): MinuteSpan {
  return { from: minuteOf(from), to: minuteOf(to) }
}

function hours(spans: MinuteSpan[], rules: PremiumRule[], holidays: Holiday[] = []) {
  const found = premiumMinutes(spans, rules, holidays, zone)
  return found.map(({ date, code, minutes }) => `${date} ${code} ${minutes / 60}`).sort()
}

const night: PremiumRule = {
  code: 'night',
  percent: '25',
  group: 'night',
  days: { kind: 'any' },
  window: { from: '22:00', to: '06:00' },
}

describe('night windows', () => {
  it('hold 8 hours, 7 when clocks go forward and 9 when they go back', () => {
    const nights = [
      ['2026-03-10T18:00+01:00', '2026-03-11T10:00+01:00'],
      ['2026-03-28T18:00+01:00', '2026-03-29T10:00+02:00'],
      ['2026-10-24T18:00+02:00', '2026-10-25T10:00+01:00'],
    ] as const
    const sums = nights.map(([from, to]) =>
      premiumMinutes([span(from, to)], [night], [], zone).reduce(
        (sum, { minutes }) => sum + minutes,
        0,
      ),
    )
    expect(sums).toEqual([480, 420, 540])
  })

  it('that do not cross midnight hold no more than they are long', () => {
    const early: PremiumRule = { ...night, window: { from: '00:00', to: '05:00' } }
    // A shift of eight hours by day, and one by night (OCA/hr-attendance#237 counted 13 hours in 8).
    expect(hours([span('2026-05-04T08:00+02:00', '2026-05-04T16:00+02:00')], [early])).toEqual([])
    expect(hours([span('2026-05-04T21:00+02:00', '2026-05-05T05:00+02:00')], [early])).toEqual([
      '2026-05-05 night 5',
    ])
  })

  it('with an edge in the hour that comes twice are judged by the clock on the wall', () => {
    const rule: PremiumRule = { ...night, window: { from: '22:00', to: '02:30' } }
    // 02:00 to 02:30 passes twice: 2 h before midnight, 2 h after it, and twice half an hour.
    expect(hours([span('2026-10-24T20:00Z', '2026-10-25T05:00Z')], [rule])).toEqual([
      '2026-10-24 night 2',
      '2026-10-25 night 3',
    ])
  })
})

describe('premiums of § 3b EStG', () => {
  const rules = [...(premiumsByCountry.DE?.rules ?? [])]

  it('the example of R 3b LStR: a night from 1 May, a Sunday, to seven on 2 May', () => {
    const mayDay: Holiday = { date: '2022-05-01', name: 'Tag der Arbeit', off: 'day' }
    const shift = [span('2022-05-01T22:00+02:00', '2022-05-02T07:00+02:00')]
    expect(hours(shift, rules, [mayDay])).toEqual([
      // 22 to 24: 25 % and 150 %. 0 to 4: 40 % and 150 %. 4 to 6: 25 %. Then none.
      '2022-05-01 high-holiday 2',
      '2022-05-01 night 2',
      '2022-05-02 deep-night 4',
      '2022-05-02 high-holiday 4',
      '2022-05-02 night 2',
    ])
  })

  it('night adds to Sunday, and both go on into Monday’s first four hours', () => {
    expect(hours([span('2026-05-03T22:00+02:00', '2026-05-04T06:00+02:00')], rules)).toEqual([
      '2026-05-03 night 2',
      '2026-05-03 sunday 2',
      '2026-05-04 deep-night 4',
      '2026-05-04 night 2',
      '2026-05-04 sunday 4',
    ])
  })

  it('who begins after midnight has neither the 40 % nor Sunday’s', () => {
    expect(hours([span('2026-05-04T00:00+02:00', '2026-05-04T06:00+02:00')], rules)).toEqual([
      '2026-05-04 night 6',
    ])
  })

  it('Christmas Eve from two o’clock, and New Year’s Eve', () => {
    const day = (date: string) => [span(`${date}T10:00+01:00`, `${date}T18:00+01:00`)]
    expect(hours(day('2026-12-24'), rules)).toEqual(['2026-12-24 high-holiday 4'])
    expect(hours(day('2026-12-31'), rules)).toEqual(['2026-12-31 holiday 4'])
  })

  it('of Sunday and a holiday on it the higher alone is due', () => {
    const unity: Holiday = { date: '2027-10-03', name: 'Tag der Deutschen Einheit', off: 'day' }
    const day = [span('2027-10-03T08:00+02:00', '2027-10-03T12:00+02:00')]
    expect(hours(day, rules, [unity])).toEqual(['2027-10-03 holiday 4'])
    expect(hours(day, rules.toReversed(), [unity])).toEqual(['2027-10-03 holiday 4'])
  })

  it('a half holiday counts from noon', () => {
    const half: Holiday = { date: '2026-03-03', name: 'half', off: 'second-half' }
    const day = [span('2026-03-03T08:00+01:00', '2026-03-03T15:00+01:00')]
    expect(hours(day, rules, [half])).toEqual(['2026-03-03 holiday 3'])
  })
})

it('equals a count of every single minute, around changes of clocks in several zones', () => {
  const rules: PremiumRule[] = [
    { ...night, window: { from: '21:45', to: '06:10' } },
    { ...night, code: 'b', percent: '30', window: { from: '01:20', to: '02:50' } },
    { code: 'c', percent: '10', group: 'c', days: { kind: 'weekdays', weekdays: [6, 7] } },
  ]
  for (const timeZone of [
    'Europe/Berlin',
    'America/New_York',
    'Australia/Lord_Howe',
    'Africa/Cairo',
  ]) {
    for (const from of [
      '2026-03-07T20:13Z',
      '2026-03-28T15:00Z',
      '2026-04-04T09:30Z',
      '2026-10-24T17:01Z',
      '2026-10-29T16:00Z',
      '2026-11-01T00:00Z',
      '2026-04-23T12:00Z',
    ]) {
      const work = { from: minuteOf(from), to: minuteOf(from) + 1600 }
      const found = premiumMinutes([work], rules, [], timeZone)
      const counted = countMinutes(work, timeZone)
      const sums = new Map(found.map(({ date, code, minutes }) => [`${date} ${code}`, minutes]))
      expect([...sums].sort(), `${timeZone} ${from}`).toEqual([...counted].sort())
    }
  }
})

/** Each minute by what a clock of the zone shows, by the rules of the test above. */
function countMinutes(work: MinuteSpan, timeZone: string): Map<string, number> {
  const clock = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  })
  const weekday = new Intl.DateTimeFormat('en-US', { timeZone, weekday: 'short' })
  const counted = new Map<string, number>()
  const add = (key: string) => counted.set(key, (counted.get(key) ?? 0) + 1)
  for (let minute = work.from; minute < work.to; minute++) {
    const at = new Date(minute * 60_000)
    const [date = '', time = ''] = clock.format(at).split(' ')
    if (time >= '01:20' && time < '02:50') add(`${date} b`)
    else if (time >= '21:45' || time < '06:10') add(`${date} night`)
    if (weekday.format(at).startsWith('S')) add(`${date} c`)
  }
  return counted
}
