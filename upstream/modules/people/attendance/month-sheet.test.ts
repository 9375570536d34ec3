import { describe, expect, it } from 'vitest'
import { type MonthSheetInput, monthSheet } from './month-sheet.ts'
import { creditsFor } from './planned-days.ts'
import { hashOfSheet } from './sheet-hash.ts'
import type { Shift } from './shifts.ts'
import type { WorkRecord } from './work-records.ts'
import { planOn, type ScheduleVersion } from './work-schedule.ts'
import { breaksOf, workingTimeLawOf } from './working-time-law.ts'

const law = workingTimeLawOf('DE')?.breaks ?? { tiers: [], shortest: 0, longestStretch: null }
const fullTime: ScheduleVersion = {
  from: '2020-01-01',
  weeks: [[480, 480, 480, 480, 480, 0, 0].map((minutes) => ({ minutes }))],
}

function record(from: string, to: string, timeZone = 'Europe/Berlin'): WorkRecord {
  const spans = [{ fromAt: from, toAt: to, inId: `in ${from}`, outId: `out ${to}` }]
  return { shiftId: null, workDate: from.slice(0, 10), timeZone, spans }
}

function sheetOf(given: Partial<MonthSheetInput>) {
  return monthSheet({
    personId: 'ada',
    month: '2026-03',
    plan: { schedule: [fullTime], shifts: [], rota: [] },
    holidays: [],
    records: [],
    open: [],
    credits: [],
    breaks: { law, isAutomatic: true },
    premiums: [],
    ...given,
  })
}

function dayOf(sheet: ReturnType<typeof monthSheet>, date: string) {
  return sheet.days.find((day) => day.date === date)
}

const nightShift = (id: string, from: string, to: string): Shift => ({
  id,
  timeZone: 'Europe/Berlin',
  work: [{ from, to }],
})

describe('a month sheet', () => {
  it('shows planned, worked, breaks and their difference by local day', () => {
    const sheet = sheetOf({ records: [record('2026-03-02T07:00:00Z', '2026-03-02T16:00:00Z')] })
    expect(dayOf(sheet, '2026-03-02')).toMatchObject({
      planned: 480,
      worked: 510,
      breaks: { taken: 0, automatic: 30, missing: 30 },
      difference: 30,
    })
    expect(sheet.days).toHaveLength(31)
    expect(sheet.totals).toMatchObject({ planned: 22 * 480, worked: 510 })
  })

  it('takes the breaks of people under 18 until their birthday (§ 11 JArbSchG)', () => {
    const breaks = { ...breaksOf('DE', '2008-03-05'), isAutomatic: true }
    const of = (date: string, to: string) => record(`${date}T07:00:00Z`, `${date}T${to}:00Z`)
    const sheet = sheetOf({
      records: [of('2026-03-03', '12:00'), of('2026-03-04', '15:00'), of('2026-03-05', '15:00')],
      breaks,
    })
    const days = ['2026-03-03', '2026-03-04', '2026-03-05'].map((date) => dayOf(sheet, date))
    expect(days.map((day) => [day?.breaks.automatic, day?.worked])).toEqual([
      [30, 270],
      [60, 420],
      [30, 450],
    ])
    expect(breaksOf('DE', '')).toEqual({ law })
  })

  it('gives no overtime for work that passes midnight of UTC alone', () => {
    // odoo#245247: 9:00 to 18:00 in Los Angeles, split at UTC, was said to be 4 hours over.
    const sheet = sheetOf({
      records: [record('2026-03-02T17:00:00Z', '2026-03-03T02:00:00Z', 'America/Los_Angeles')],
      breaks: { law: { ...law, tiers: [{ over: 360, minutes: 60 }] }, isAutomatic: true },
    })
    expect(dayOf(sheet, '2026-03-02')?.difference).toBe(0)
    expect(dayOf(sheet, '2026-03-03')?.worked).toBe(0)
  })

  it('plans nights by the clock on the wall and counts them as they passed', () => {
    const shifts = [
      nightShift('spring', '2026-03-28T22:00', '2026-03-29T06:00'),
      nightShift('plain', '2026-03-30T22:00', '2026-03-31T06:00'),
    ]
    const sheet = sheetOf({
      plan: { schedule: [], shifts, rota: [] },
      records: [
        record('2026-03-28T21:00:00Z', '2026-03-29T04:00:00Z'),
        record('2026-03-30T20:00:00Z', '2026-03-31T04:00:00Z'),
      ],
      breaks: { law, isAutomatic: false },
    })
    const days = ['2026-03-28', '2026-03-29', '2026-03-30', '2026-03-31'].map((date) => {
      const day = dayOf(sheet, date)
      return [day?.planned, day?.worked]
    })
    expect(days).toEqual([
      [120, 120],
      [360, 300],
      [120, 120],
      [360, 360],
    ])
    expect(sheet.totals.difference).toBe(-60)
  })

  it('shares a night at its end with the next month', () => {
    const night = record('2026-03-31T20:00:00Z', '2026-04-01T04:00:00Z')
    const shifts = [nightShift('n', '2026-03-31T22:00', '2026-04-01T06:00')]
    const plan = { schedule: [], shifts, rota: [] }
    const input = { records: [night], plan, breaks: { law, isAutomatic: false } }
    const march = sheetOf(input)
    const april = sheetOf({ ...input, month: '2026-04' })
    expect([march.totals.worked, april.totals.worked]).toEqual([120, 360])
    expect([march.totals.planned, april.totals.planned]).toEqual([120, 360])
  })

  it('credits holidays of the schedule, halves of half ones, and leave', () => {
    const holidays = [
      { date: '2026-12-24', name: 'Heiligabend', off: 'second-half' as const },
      { date: '2026-12-25', name: 'Weihnachten', off: 'day' as const },
    ]
    const sheet = sheetOf({
      month: '2026-12',
      holidays,
      records: [record('2026-12-24T07:00:00Z', '2026-12-24T11:00:00Z')],
      credits: [{ date: '2026-12-28', kind: 'annual', minutes: 480 }],
    })
    for (const date of ['2026-12-24', '2026-12-25', '2026-12-28']) {
      expect(dayOf(sheet, date)?.difference, date).toBe(0)
    }
    expect(sheet.totals.credits).toEqual([
      { kind: 'holiday', minutes: 720 },
      { kind: 'annual', minutes: 480 },
    ])
  })

  it('credits no holiday to who has a shift on it', () => {
    const shifts = [nightShift('day', '2026-12-25T08:00', '2026-12-25T14:00')]
    const sheet = sheetOf({
      month: '2026-12',
      plan: { schedule: [fullTime], shifts, rota: [] },
      holidays: [{ date: '2026-12-25', name: 'Weihnachten', off: 'day' }],
    })
    expect(dayOf(sheet, '2026-12-25')).toMatchObject({ planned: 360, credits: [] })
  })

  it('credits leave of a night on both its days', () => {
    const plan = {
      schedule: [],
      shifts: [nightShift('n', '2026-03-10T22:00', '2026-03-11T06:00')],
      rota: [],
    }
    const credit = { date: '2026-03-10', kind: 'annual', minutes: 480 }
    expect(
      creditsFor(plan, credit, 'beginning').map(({ date, minutes }) => [date, minutes]),
    ).toEqual([
      ['2026-03-10', 120],
      ['2026-03-11', 360],
    ])
    const half = creditsFor(plan, { ...credit, minutes: 240 }, 'end')
    expect(half.map(({ date, minutes }) => [date, minutes])).toEqual([['2026-03-11', 240]])
  })

  it('shows premiums and open items', () => {
    const sheet = sheetOf({
      records: [record('2026-03-01T21:00:00Z', '2026-03-02T05:00:00Z')],
      breaks: { law, isAutomatic: false },
      open: [{ punchId: 'x', problem: 'no-out', date: '2026-03-05', at: '', shiftId: null }],
      premiums: [
        {
          code: 'night',
          percent: '25',
          group: 'night',
          days: { kind: 'any' },
          window: { from: '23:00', to: '06:00' },
        },
      ],
    })
    expect(sheet.totals.premiums).toEqual([{ code: 'night', percent: '25', minutes: 420 }])
    expect(dayOf(sheet, '2026-03-05')?.openItems).toBe(1)
  })
})

describe('changed weekly hours hold from their date only', () => {
  const halfTime: ScheduleVersion = {
    from: '2026-03-16',
    weeks: [[240, 240, 240, 240, 240, 0, 0].map((minutes) => ({ minutes }))],
  }

  it('and what was planned before stays (kimai#3201)', () => {
    const before = sheetOf({})
    const after = sheetOf({ plan: { schedule: [halfTime, fullTime], shifts: [], rota: [] } })
    expect(after.days.slice(0, 15)).toEqual(before.days.slice(0, 15))
    expect(dayOf(after, '2026-03-16')?.planned).toBe(240)
  })

  it('weeks may take turns', () => {
    const turns: ScheduleVersion = {
      from: '2026-03-04',
      weeks: [
        Array.from({ length: 7 }, (_, at) => ({ minutes: at < 5 ? 480 : 0 })),
        Array.from({ length: 7 }, (_, at) => ({ minutes: at < 4 ? 480 : 0 })),
      ],
    }
    const fridays = ['2026-03-06', '2026-03-13', '2026-03-20', '2026-03-27']
    expect(fridays.map((day) => planOn([turns], day).minutes)).toEqual([480, 0, 480, 0])
    expect(planOn([turns], '2026-03-03').minutes).toBe(0)
  })
})

describe('the hash of a sheet', () => {
  const sheet = sheetOf({ records: [record('2026-03-02T07:00:00Z', '2026-03-02T16:00:00Z')] })

  it('is the same for the same content', async () => {
    const again = JSON.parse(
      JSON.stringify(
        sheet,
        Object.keys(sheet.totals)
          .concat(
            'personId',
            'month',
            'days',
            'totals',
            'date',
            'taken',
            'automatic',
            'missing',
            'kind',
            'minutes',
          )
          .reverse(),
      ),
    )
    expect(hashOfSheet(again)).toBe(hashOfSheet(sheet))
    expect(hashOfSheet(sheet)).toMatch(/^[0-9a-f]{64}$/)
  })

  it('changes with every number, name and day of it', async () => {
    const text = JSON.stringify(sheet)
    const places = [...text.matchAll(/\d+/g)].map(({ index }) => index)
    const hashes = new Set([hashOfSheet(sheet)])
    for (const at of places) {
      const digit = text[at] === '9' ? '8' : String(Number(text[at]) + 1)
      const changed = text.slice(0, at) + digit + text.slice(at + 1)
      hashes.add(hashOfSheet(JSON.parse(changed)))
    }
    expect(hashes.size).toBe(places.length + 1)
  })
})
