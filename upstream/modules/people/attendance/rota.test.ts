import { describe, expect, it } from 'vitest'
import { addDays } from './local-days.ts'
import { minuteOf } from './minute-spans.ts'
import { shortRests } from './rests.ts'
import { rotaConflicts } from './rota.ts'
import type { Shift } from './shifts.ts'
import { workingTimeLawOf } from './working-time-law.ts'

const germany = { dailyRest: 660, weeklyRest: 2100, longestDay: 600 }

function shift(id: string, from: string, to: string): Shift {
  return { id, timeZone: 'Europe/Berlin', work: [{ from, to }] }
}

describe('rest between shifts', () => {
  it.each([
    ['eleven hours are enough', '2026-05-04T22:00', '2026-05-05T09:00', []],
    ['ten are not', '2026-05-04T22:00', '2026-05-05T08:00', [600]],
    ['in spring the night is an hour short', '2026-03-28T22:00', '2026-03-29T09:00', [600]],
    ['in autumn it is an hour longer', '2026-10-24T22:00', '2026-10-25T08:00', []],
  ])('%s', (_, end, start, minutes) => {
    const late = shift('late', `${end.slice(0, 10)}T14:00`, end)
    const early = shift('early', start, `${start.slice(0, 10)}T16:00`)
    const found = rotaConflicts([early, late], [], germany)
    expect(
      found.map((conflict) => (conflict.kind === 'rest' ? conflict.minutes : conflict)),
    ).toEqual(minutes)
  })

  it('is twelve hours in Spain', () => {
    const spain = workingTimeLawOf('ES')
    if (!spain) throw new Error('no law')
    const shifts = [
      shift('a', '2026-05-04T14:00', '2026-05-04T22:00'),
      shift('b', '2026-05-05T09:30', '2026-05-05T13:00'),
    ]
    expect(rotaConflicts(shifts, [], spain)).toEqual([
      { kind: 'rest', shiftId: 'b', otherId: 'a', minutes: 690, required: 720 },
    ])
    expect(rotaConflicts(shifts, [], germany)).toEqual([])
  })

  it('follows the last part of a day that is worked in two', () => {
    const shifts = [
      shift('noon', '2026-05-04T11:00', '2026-05-04T15:00'),
      shift('evening', '2026-05-04T18:00', '2026-05-04T23:00'),
      shift('next', '2026-05-05T09:00', '2026-05-05T12:00'),
    ]
    expect(rotaConflicts(shifts, [], germany)).toMatchObject([
      { kind: 'rest', shiftId: 'next', otherId: 'evening', minutes: 600 },
    ])
  })
})

it('shifts that overlap are named, a day that is too long, too', () => {
  const shifts = [
    shift('a', '2026-05-04T22:00', '2026-05-05T06:00'),
    shift('b', '2026-05-05T05:30', '2026-05-05T16:00'),
  ]
  expect(rotaConflicts(shifts, [], germany)).toEqual([
    { kind: 'overlap', shiftId: 'b', otherId: 'a' },
    { kind: 'day-too-long', shiftId: 'b', minutes: 630, required: 600 },
  ])
})

describe('leave', () => {
  const night = shift('night', '2026-05-04T22:00', '2026-05-05T06:00')

  it('stands against a shift that reaches into its first day', () => {
    const leave = { id: 'leave', from: '2026-05-05', to: '2026-05-08', isPending: true }
    expect(rotaConflicts([night], [leave], germany)).toEqual([
      { kind: 'absence', shiftId: 'night', absenceId: 'leave', isPending: true },
    ])
  })

  it('of half a day only against that half', () => {
    const day = shift('day', '2026-05-05T14:00', '2026-05-05T18:00')
    const morning = {
      id: 'doctor',
      fromLocal: '2026-05-05T08:00',
      toLocal: '2026-05-05T12:00',
      isPending: false,
    }
    expect(rotaConflicts([day], [morning], germany)).toEqual([])
    expect(
      rotaConflicts([day], [{ ...morning, toLocal: '2026-05-05T14:30' }], germany),
    ).toHaveLength(1)
  })
})

it('a rest is the time that passed, also when clocks go forward', () => {
  const stretch = (id: string, from: string, to: string) => ({
    id,
    span: { from: minuteOf(from), to: minuteOf(to) },
  })
  // 22:00 on Saturday to 09:00 on Sunday in Berlin.
  const stretches = [
    stretch('late', '2026-03-28T12:00:00.000Z', '2026-03-28T21:00:00.000Z'),
    stretch('early', '2026-03-29T07:00:00.000Z', '2026-03-29T12:00:00.000Z'),
  ]
  expect(shortRests(stretches, 660, 0)).toEqual([
    { beforeId: 'late', afterId: 'early', minutes: 600, required: 660 },
  ])
})

describe('weekly rest', () => {
  const days = (from: string, count: number, hours: [string, string]) =>
    Array.from({ length: count }, (_, at) => {
      const day = addDays(from, at)
      return shift(day, `${day}T${hours[0]}`, `${day}T${hours[1]}`)
    })

  it('six days and a free Sunday keep it, also over the change of clocks', () => {
    // Saturday 18:00 to Monday 06:00 is 36 hours, and 35 on 29 March 2026.
    const weeks = ['2026-03-16', '2026-03-23', '2026-03-30'].flatMap((monday) =>
      days(monday, 6, ['06:00', '18:00']),
    )
    expect(rotaConflicts(weeks, [], { ...germany, longestDay: null })).toEqual([])
    const austria = rotaConflicts(weeks, [], { ...germany, weeklyRest: 2160, longestDay: null })
    expect(austria).toEqual([
      { kind: 'weekly-rest', monday: '2026-03-23', minutes: 2100, required: 2160 },
    ])
  })

  it('is missed by who works on all seven days', () => {
    expect(rotaConflicts(days('2026-05-04', 7, ['08:00', '16:00']), [], germany)).toEqual([
      { kind: 'weekly-rest', monday: '2026-05-04', minutes: 960, required: 2100 },
    ])
  })
})
