import { describe, expect, it } from 'vitest'
import { type OvertimeMove, type OvertimeRules, overtimeOn } from './overtime-account.ts'
import { overtimeByWeek, overtimeTiers } from './weekly-overtime.ts'

const rules: OvertimeRules = {
  from: '2026-01-01',
  opening: 120,
  cap: null,
  aboveCap: 'to-pay',
  floor: 0,
}

function move(date: string, minutes: number, kind: OvertimeMove['kind'] = 'day'): OvertimeMove {
  return { key: `${kind} ${date}`, date, kind, minutes }
}

const moves = [
  move('2026-01-12', 300),
  move('2026-01-20', 480),
  move('2026-02-02', -60),
  move('2026-02-10', -240, 'time-off'),
  move('2026-02-27', -200, 'paid-out'),
]

describe('an overtime account', () => {
  it('holds on any day what came before, whatever the order', () => {
    const days = ['2026-01-01', '2026-01-12', '2026-01-31', '2026-02-10', '2026-12-31']
    for (const given of [moves, moves.toReversed()]) {
      expect(days.map((day) => overtimeOn(given, rules, day).minutes)).toEqual([
        120, 420, 900, 600, 400,
      ])
    }
  })

  it('gives what is above its cap at the end of a month, and only then', () => {
    const capped = { ...rules, cap: 600 }
    expect(overtimeOn(moves, capped, '2026-01-30')).toMatchObject({ minutes: 900, aboveCap: [] })
    expect(overtimeOn(moves, capped, '2026-02-28')).toMatchObject({
      minutes: 100,
      aboveCap: [{ date: '2026-01-31', minutes: 300, kind: 'to-pay' }],
    })
  })

  it('computes that anew when a day of the past is corrected', () => {
    const capped = { ...rules, cap: 600 }
    const corrected = [...moves, move('2026-01-15', -100, 'correction')]
    expect(overtimeOn(corrected, capped, '2026-02-28')).toMatchObject({
      minutes: 100,
      aboveCap: [{ minutes: 200 }],
    })
  })

  it('says how far it is below its floor', () => {
    const negative = [move('2026-01-05', -700)]
    expect(overtimeOn(negative, { ...rules, floor: 480 }, '2026-01-05')).toMatchObject({
      minutes: -580,
      belowFloor: 100,
    })
  })
})

it('weekly overtime of France: 25 % from the 36th to the 43rd hour, then 50 %', () => {
  const week = (monday: number, hours: number) =>
    Array.from({ length: 6 }, (_, at) => ({
      date: `2026-06-${String(monday + at).padStart(2, '0')}`,
      minutes: (hours * 60) / 6,
    }))
  const worked = [...week(1, 35), ...week(8, 39), ...week(15, 46)]
  expect(overtimeByWeek(worked, overtimeTiers.FR?.tiers ?? [])).toEqual([
    { monday: '2026-06-08', tiers: [{ percent: '25', minutes: 240 }] },
    {
      monday: '2026-06-15',
      tiers: [
        { percent: '25', minutes: 480 },
        { percent: '50', minutes: 180 },
      ],
    },
  ])
})
