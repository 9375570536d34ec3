import { describe, expect, it } from 'vitest'
import { divideShift } from './breaks.ts'
import { totalOf } from './minute-spans.ts'
import { workingTimeLawOf, workingTimeLaws } from './working-time-law.ts'

const hour = 60

function lawOf(country: string) {
  const law = workingTimeLawOf(country)
  if (!law) throw new Error(country)
  return law.breaks
}

/** Net work and automatic break of a stretch without a pause. */
function straight(country: string, minutes: number): [number, number] {
  const { work, automatic } = divideShift([{ from: 0, to: minutes }], lawOf(country), true)
  return [totalOf(work), totalOf(automatic)]
}

describe('breaks by law', () => {
  it.each([
    ['DE', 6 * hour, 0],
    ['DE', 8 * hour + 30, 30],
    ['DE', 9 * hour + 30, 30],
    ['DE', 10 * hour, 45],
    ['AT', 6 * hour, 0],
    ['AT', 8 * hour, 30],
    ['CH', 5 * hour + 30, 0],
    ['CH', 7 * hour, 15],
    ['CH', 8 * hour, 30],
    ['CH', 11 * hour, 60],
    ['IT', 8 * hour, 10],
    ['ES', 8 * hour, 15],
    ['FR', 8 * hour, 20],
    ['GB', 8 * hour, 20],
  ])('%s: %d minutes at work hold %d of break', (country, minutes, wanted) => {
    expect(straight(country, minutes)).toEqual([minutes - wanted, wanted])
  })

  it('stand where they fall due, apart from the work', () => {
    const { work, automatic } = divideShift([{ from: 480, to: 1080 }], lawOf('DE'), true)
    expect(work).toEqual([
      { from: 480, to: 840 },
      { from: 870, to: 1050 },
      { from: 1065, to: 1080 },
    ])
    expect(automatic).toEqual([
      { from: 840, to: 870 },
      { from: 1050, to: 1065 },
    ])
  })

  it('never leave less work to who stays longer', () => {
    for (const { country } of workingTimeLaws) {
      for (let minutes = 1; minutes < 13 * hour; minutes++) {
        const [before] = straight(country, minutes - 1)
        const [work, automatic] = straight(country, minutes)
        expect(work).toBeGreaterThanOrEqual(before)
        expect(work + automatic).toBe(minutes)
      }
    }
  })

  it('count what was taken, but no pause that is too short', () => {
    const withPause = (pause: number) =>
      divideShift(
        [
          { from: 0, to: 240 },
          { from: 240 + pause, to: 540 + pause },
        ],
        lawOf('DE'),
        true,
      )
    expect(totalOf(withPause(30).automatic)).toBe(0)
    expect(totalOf(withPause(20).automatic)).toBe(10)
    // Ten minutes are no break (§ 4 ArbZG), and no work either.
    expect(totalOf(withPause(10).automatic)).toBe(30)
    expect(totalOf(withPause(10).taken)).toBe(10)
  })

  it('are only told where they are not deducted', () => {
    const divided = divideShift([{ from: 0, to: 600 }], lawOf('DE'), false)
    expect(divided).toMatchObject({ missing: 45, automatic: [], isStretchTooLong: true })
    expect(totalOf(divided.work)).toBe(600)
  })

  it('a break after six hours comes too late in Germany', () => {
    const late = [
      { from: 0, to: 400 },
      { from: 430, to: 540 },
    ]
    expect(divideShift(late, lawOf('DE'), true)).toMatchObject({
      missing: 0,
      isStretchTooLong: true,
    })
    expect(divideShift(late, lawOf('GB'), true).isStretchTooLong).toBe(false)
    const stretches = (pause: number) => [
      { from: 0, to: 200 },
      { from: 200 + pause, to: 400 + pause },
    ]
    expect(divideShift(stretches(10), lawOf('DE'), true).isStretchTooLong).toBe(true)
    expect(divideShift(stretches(15), lawOf('DE'), true).isStretchTooLong).toBe(false)
  })

  it('are longer under 18', () => {
    const law = workingTimeLawOf('DE')?.youngBreaks
    if (!law) throw new Error('no law')
    expect(totalOf(divideShift([{ from: 0, to: 8 * hour }], law, true).automatic)).toBe(60)
    expect(totalOf(divideShift([{ from: 0, to: 5 * hour }], law, true).automatic)).toBe(30)
  })
})

it('each law says where it is from', () => {
  expect(workingTimeLaws.map(({ country }) => country).sort()).toEqual([
    'AT',
    'CH',
    'DE',
    'ES',
    'FR',
    'GB',
    'IT',
  ])
  for (const { sources } of workingTimeLaws) expect(sources.length).toBeGreaterThan(3)
})
