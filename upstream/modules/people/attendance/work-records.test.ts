import { describe, expect, it } from 'vitest'
import type { Punch, PunchKind } from './punches.ts'
import type { Shift } from './shifts.ts'
import { pairPunches, spansOf, usualPairing } from './work-records.ts'

const zone = 'Europe/Berlin'
const later = '2030-01-01T00:00:00Z'

function punch(kind: PunchKind, at: string, timeZone = zone): Punch {
  return { id: `${kind} ${at}`, at: new Date(at).toISOString(), timeZone, kind }
}

function shift(id: string, from: string, to: string): Shift {
  return { id, timeZone: zone, work: [{ from, to }] }
}

function pair(punches: Punch[], shifts: Shift[] = [], nowAt = later) {
  return pairPunches(punches, shifts, usualPairing, nowAt)
}

function minutes(punches: Punch[], shifts: Shift[] = []): number[] {
  return pair(punches, shifts).records.map((record) =>
    spansOf(record).reduce((sum, { from, to }) => sum + to - from, 0),
  )
}

describe('hours are what passed between two instants', () => {
  it.each([
    ['an ordinary night', '2026-03-10T22:00+01:00', '2026-03-11T06:00+01:00', 8],
    ['the night clocks go forward', '2026-03-28T22:00+01:00', '2026-03-29T06:00+02:00', 7],
    ['the night clocks go back', '2026-10-24T22:00+02:00', '2026-10-25T06:00+01:00', 9],
  ])('22 to 06 on %s', (_, from, to, hours) => {
    expect(minutes([punch('in', from), punch('out', to)])).toEqual([hours * 60])
  })

  it('also where one clocks in and out in different zones', () => {
    const flight = [
      punch('in', '2026-05-04T08:00+02:00'),
      punch('out', '2026-05-04T15:00+01:00', 'Europe/London'),
    ]
    expect(minutes(flight)).toEqual([8 * 60])
  })
})

describe('a punch belongs to the shift whose window contains it', () => {
  const night = shift('monday night', '2026-05-04T22:00', '2026-05-05T06:00')
  const late = shift('tuesday late', '2026-05-05T14:00', '2026-05-05T22:00')

  it('also to yesterday’s, and the record is of the day on which that began', () => {
    const { records, open } = pair(
      [
        punch('in', '2026-05-05T00:20+02:00'),
        punch('out', '2026-05-05T06:30+02:00'),
        punch('in', '2026-05-05T13:40+02:00'),
        punch('out', '2026-05-05T22:10+02:00'),
      ],
      [late, night],
    )
    expect(open).toEqual([])
    expect(records).toMatchObject([
      { shiftId: 'monday night', workDate: '2026-05-04' },
      { shiftId: 'tuesday late', workDate: '2026-05-05' },
    ])
  })

  it('and between two that follow each other, to the one that is meant', () => {
    const early = shift('early', '2026-05-05T06:00', '2026-05-05T14:00')
    const { records } = pair(
      [
        punch('in', '2026-05-05T05:55+02:00'),
        punch('break', '2026-05-05T10:00+02:00'),
        punch('resume', '2026-05-05T10:30+02:00'),
        punch('out', '2026-05-05T13:50+02:00'),
        punch('in', '2026-05-05T13:52+02:00'),
        punch('out', '2026-05-05T22:00+02:00'),
      ],
      [early, late],
    )
    expect(records.map(({ shiftId, spans }) => [shiftId, spans.length])).toEqual([
      ['early', 2],
      ['tuesday late', 1],
    ])
  })

  it('work over midnight with a pause after it stays one record without a shift, too', () => {
    const { records } = pair([
      punch('in', '2026-05-04T22:00+02:00'),
      punch('break', '2026-05-05T00:30+02:00'),
      punch('resume', '2026-05-05T01:00+02:00'),
      punch('out', '2026-05-05T06:00+02:00'),
      punch('in', '2026-05-05T14:00+02:00'),
      punch('out', '2026-05-05T18:00+02:00'),
    ])
    expect(records.map(({ workDate, spans }) => [workDate, spans.length])).toEqual([
      ['2026-05-04', 2],
      ['2026-05-05', 1],
    ])
  })
})

describe('a double tap is one punch', () => {
  it('however often the clock is hit, and a punch of another kind is none', () => {
    const { records, repeated } = pair([
      punch('tap', '2026-05-04T08:00:00+02:00'),
      punch('tap', '2026-05-04T08:00:50+02:00'),
      punch('tap', '2026-05-04T08:01:40+02:00'),
      punch('tap', '2026-05-04T16:00:00+02:00'),
    ])
    expect(repeated).toHaveLength(2)
    expect(records.flatMap(spansOf).map(({ from, to }) => to - from)).toEqual([480])
    const kinds = [punch('in', '2026-05-04T08:00:00Z'), punch('out', '2026-05-04T08:00:20Z')]
    expect(pair(kinds)).toMatchObject({ repeated: [], open: [] })
  })

  it('up to the seconds that were set', () => {
    const apart = (seconds: number) => [
      punch('in', '2026-05-04T08:00:00.000Z'),
      { ...punch('in', '2026-05-04T08:00:00Z'), id: 'z', at: `2026-05-04T08:00:${seconds}.000Z` },
    ]
    const rules = { ...usualPairing, doubleTapSeconds: 30 }
    expect(pairPunches(apart(30), [], rules, later).repeated).toHaveLength(1)
    expect(pairPunches(apart(31), [], rules, later).repeated).toHaveLength(0)
  })
})

describe('a forgotten punch is an open item and never a guess', () => {
  it('with the next day’s punches right', () => {
    const { records, open } = pair([
      punch('tap', '2026-05-04T08:00+02:00'),
      punch('tap', '2026-05-05T08:10+02:00'),
      punch('tap', '2026-05-05T16:10+02:00'),
    ])
    expect(open).toMatchObject([{ problem: 'no-out', date: '2026-05-04' }])
    expect(records).toMatchObject([{ workDate: '2026-05-05' }])
    expect(records).toHaveLength(1)
  })

  it('a forgotten return from a break, and an arrival on top of an arrival', () => {
    const { records, open } = pair([
      punch('in', '2026-05-04T08:00+02:00'),
      punch('break', '2026-05-04T12:00+02:00'),
      punch('out', '2026-05-04T16:00+02:00'),
      punch('in', '2026-05-05T08:00+02:00'),
      punch('in', '2026-05-05T12:30+02:00'),
      punch('out', '2026-05-05T16:00+02:00'),
    ])
    expect(open.map(({ problem, punchId }) => [problem, punchId])).toEqual([
      ['no-in', 'out 2026-05-04T16:00+02:00'],
      ['no-out', 'in 2026-05-05T08:00+02:00'],
    ])
    expect(records.flatMap(spansOf).map(({ from, to }) => to - from)).toEqual([240, 210])
  })

  it('an out after the shift’s window is not its out', () => {
    const early = shift('early', '2026-05-04T06:00', '2026-05-04T14:00')
    const { records, open } = pair(
      [punch('in', '2026-05-04T06:00+02:00'), punch('out', '2026-05-04T18:01+02:00')],
      [early],
    )
    expect(records).toEqual([])
    expect(open.map(({ problem }) => problem)).toEqual(['no-out', 'no-in'])
  })

  it('who is still at work has forgotten nothing', () => {
    const punches = [punch('in', '2026-05-04T08:00+02:00')]
    expect(pair(punches, [], '2026-05-04T10:00:00Z')).toMatchObject({
      open: [],
      present: { punchId: 'in 2026-05-04T08:00+02:00' },
    })
    expect(pair(punches, [], '2026-05-05T10:00:00Z')).toMatchObject({
      open: [{ problem: 'no-out' }],
      present: null,
    })
  })
})
