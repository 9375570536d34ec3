import { describe, expect, it } from 'vitest'
import type { Holiday, PersonPlan, ScheduleVersion } from '../attendance/index.ts'
import { leaveOfCountry } from './country-defaults.ts'
import { type Counting, dayCosts, leaveDays } from './day-costs.ts'
import type { Portion } from './portions.ts'

const byDays: Counting = {
  by: 'planned-days',
  weekdays: [],
  untilReturn: false,
  holidays: 'free',
  halfDayUpTo: null,
}
const byMinutes: Counting = { ...byDays, by: 'planned-minutes' }

function plan(hours: number[], from = '2020-01-01'): PersonPlan {
  const version: ScheduleVersion = {
    from,
    weeks: [hours.map((count) => ({ minutes: count * 60 }))],
  }
  return { schedule: [version], shifts: [], rota: [] }
}

const fiveDays = plan([8, 8, 8, 8, 8, 0, 0])

function total(
  counting: Counting,
  person: PersonPlan,
  from: string,
  to: string,
  holidays: Holiday[] = [],
  [first, last]: [Portion, Portion] = ['whole', 'whole'],
): number {
  const costs = dayCosts(leaveDays(from, to, first, last), counting, person, holidays)
  return costs.reduce((sum, { amount }) => sum + Number(amount), 0)
}

describe('a day costs what the person was to work', () => {
  it('and nothing at weekends, on free days and on holidays', () => {
    const mayDay: Holiday = { date: '2026-05-01', name: 'Tag der Arbeit', off: 'day' }
    expect(total(byDays, fiveDays, '2026-04-27', '2026-05-10', [mayDay])).toBe(9)
    expect(total(byDays, plan([8, 8, 0, 8, 0, 0, 0]), '2026-04-27', '2026-05-10')).toBe(6)
    expect(total(byMinutes, plan([8, 6, 0, 4.5, 0, 0, 0]), '2026-04-27', '2026-05-03')).toBe(1110)
  })

  it('a half on 24 and 31 December, if the firm keeps them so', () => {
    const halves: Holiday[] = ['2026-12-24', '2026-12-31'].map((date) => ({
      date,
      name: 'half',
      off: 'second-half',
    }))
    const holidays = [...halves, { date: '2026-12-25', name: 'Weihnachten', off: 'day' as const }]
    expect(total(byDays, fiveDays, '2026-12-21', '2026-12-31', holidays)).toBe(7)
    expect(total(byMinutes, fiveDays, '2026-12-24', '2026-12-24', holidays)).toBe(240)
    const half = (portion: Portion) =>
      total(byDays, fiveDays, '2026-12-24', '2026-12-24', holidays, [portion, portion])
    expect([half('first-half'), half('second-half')]).toEqual([0.5, 0])
  })

  it('by the hours of that day, where these change meanwhile', () => {
    const changed: PersonPlan = {
      ...fiveDays,
      schedule: [...fiveDays.schedule, ...plan([4, 4, 4, 4, 4, 0, 0], '2026-05-07').schedule],
    }
    expect(total(byMinutes, changed, '2026-05-06', '2026-05-07')).toBe(720)
  })

  it('and a short day a half, where a contract has half days (odoo#167960)', () => {
    const mornings = plan([8, 8, 8, 8, 4, 0, 0])
    expect(total({ ...byDays, halfDayUpTo: 240 }, mornings, '2026-05-04', '2026-05-10')).toBe(4.5)
    expect(total(byDays, mornings, '2026-05-04', '2026-05-10')).toBe(5)
  })

  it('half days at both ends', () => {
    const ends: [Portion, Portion] = ['second-half', 'first-half']
    expect(total(byDays, fiveDays, '2026-05-04', '2026-05-06', [], ends)).toBe(2)
    expect(total(byMinutes, fiveDays, '2026-05-04', '2026-05-06', [], ends)).toBe(960)
  })

  it('hours of a day as far as they were to be worked, of a night the next morning’s', () => {
    const person: PersonPlan = {
      ...fiveDays,
      shifts: [
        {
          id: 'day',
          timeZone: 'Europe/Berlin',
          work: [
            { from: '2026-05-04T08:00', to: '2026-05-04T12:00' },
            { from: '2026-05-04T13:00', to: '2026-05-04T17:00' },
          ],
        },
        {
          id: 'night',
          timeZone: 'Europe/Berlin',
          work: [{ from: '2026-05-05T22:00', to: '2026-05-06T06:00' }],
        },
      ],
    }
    const minutes = (date: string, from: string, to: string) =>
      total(byMinutes, person, date, date, [], [{ from, to }, 'whole'])
    expect(minutes('2026-05-04', '11:00', '14:00')).toBe(120)
    expect(minutes('2026-05-05', '04:00', '08:00')).toBe(120)
    expect(minutes('2026-05-05', '20:00', '23:30')).toBe(90)
    expect(minutes('2026-05-07', '09:00', '11:00')).toBe(120)
    expect(minutes('2026-05-07', '09:00', '20:00')).toBe(480)
  })

  it('a shift on a holiday costs, as it was to be worked', () => {
    const day = '2026-05-01'
    const shift = {
      id: 's',
      timeZone: 'Europe/Berlin',
      work: [{ from: `${day}T08:00`, to: `${day}T14:00` }],
    }
    const holidays: Holiday[] = [{ date: day, name: 'Tag der Arbeit', off: 'day' }]
    expect(total(byDays, { ...fiveDays, shifts: [shift] }, day, day, holidays)).toBe(1)
    expect(total(byDays, fiveDays, day, day, holidays)).toBe(0)
  })
})

describe('how days are counted is data of the type', () => {
  const counted = (country: string) => {
    const counting = leaveOfCountry(country)?.types[0]?.value.counting
    if (!counting) throw new Error(country)
    return counting
  }
  const tuesdayToThursday = plan([0, 8, 8, 8, 0, 0, 0])

  it('in France a week is six days for all, from the first day of work to the eve of the return', () => {
    // odoo#248885: part-timers are counted like others.
    expect(total(counted('FR'), fiveDays, '2026-06-08', '2026-06-12')).toBe(6)
    expect(total(counted('FR'), fiveDays, '2026-06-08', '2026-06-21')).toBe(12)
    expect(total(counted('FR'), tuesdayToThursday, '2026-06-09', '2026-06-11')).toBe(6)
    // Monday is free for them, and counts only where they return after it.
    expect(total(counted('FR'), tuesdayToThursday, '2026-06-08', '2026-06-10')).toBe(2)
  })

  it('half a Friday is half a day: who is back that day returns that day', () => {
    const morning: [Portion, Portion] = ['first-half', 'first-half']
    expect(total(counted('FR'), fiveDays, '2026-06-12', '2026-06-12', [], morning)).toBe(0.5)
  })

  it('less the holidays among them', () => {
    const bastille: Holiday = { date: '2026-07-14', name: 'Fête nationale', off: 'day' }
    expect(total(counted('FR'), fiveDays, '2026-07-13', '2026-07-17', [bastille])).toBe(5)
    // On leave up to the eve of a holiday: the return is the day after it.
    expect(total(counted('FR'), fiveDays, '2026-07-13', '2026-07-13', [bastille])).toBe(1)
  })

  it('in Spain every day counts, holidays among them', () => {
    const assumption: Holiday = { date: '2026-08-15', name: 'Asunción', off: 'day' }
    expect(total(counted('ES'), fiveDays, '2026-08-01', '2026-08-30', [assumption])).toBe(30)
    expect(total(counted('ES'), tuesdayToThursday, '2026-08-01', '2026-08-30')).toBe(30)
  })

  it('in Britain a bank holiday may be one of the 28', () => {
    const may: Holiday = { date: '2026-05-04', name: 'Early May', off: 'day' }
    expect(total(counted('GB'), fiveDays, '2026-05-04', '2026-05-08', [may])).toBe(5)
    const costs = dayCosts(
      leaveDays('2026-05-04', '2026-05-05', 'whole', 'whole'),
      counted('GB'),
      fiveDays,
      [may],
    )
    // Its planned time is freed by the holiday already: leave must not credit it once more.
    expect(costs.map(({ minutes }) => minutes)).toEqual([0, 480])
  })
})
