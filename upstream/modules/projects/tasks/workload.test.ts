import { expect, test } from 'vitest'
import { type Assignment, workload } from './workload.ts'

const day = [{ from: '09:00', to: '17:00' }]
const week = [day, day, day, day, day, [], []]
const people = [
  { personId: 'ada', hours: { week, exceptions: [{ date: '2026-12-25', hours: [] }] } },
  {
    personId: 'ben',
    hours: {
      week: [day, day, [], [], [], [], []],
      exceptions: ['2026-12-28', '2026-12-29'].map((date) => ({ date, hours: [] })),
    },
  },
]
const range = { from: '2026-12-23', to: '2027-01-01' }

function work(personId: string, minutes: number, start: string, finish: string): Assignment {
  return { taskId: `${personId}'s`, personId, minutes, start, finish }
}

test('work is spread over the working days between start and finish', () => {
  const rows = workload(
    people,
    [work('ada', 6 * 60, '2026-12-23T09:00', '2026-12-30T17:00')],
    range,
  )
  expect(rows.filter(({ personId }) => personId === 'ada')).toEqual([
    {
      personId: 'ada',
      weekDate: '2026-12-21',
      plannedMinutes: 144,
      capacityMinutes: 4 * 480,
      isOverloaded: false,
      tasks: [{ taskId: "ada's", minutes: 144 }],
    },
    expect.objectContaining({ weekDate: '2026-12-28', plannedMinutes: 216, capacityMinutes: 2400 }),
  ])
})

test('what cannot be divided evenly still sums to the work', () => {
  const rows = workload(people, [work('ada', 100, '2026-12-22T09:00', '2027-01-08T17:00')], {
    from: '2026-12-21',
    to: '2027-01-08',
  })
  const shares = rows.map(({ plannedMinutes }) => plannedMinutes)
  expect(shares.slice(0, 3)).toEqual([23, 39, 38])
})

test('more than the week has is too much, and so is work in a week of absence', () => {
  const rows = workload(
    people,
    [
      work('ben', 17 * 60, '2026-12-21T09:00', '2026-12-22T17:00'),
      work('ben', 60, '2026-12-28T09:00', '2026-12-29T17:00'),
    ],
    range,
  )
  const ben = rows.filter(({ personId }) => personId === 'ben')
  expect(
    ben.map(({ plannedMinutes, capacityMinutes, isOverloaded }) => [
      plannedMinutes,
      capacityMinutes,
      isOverloaded,
    ]),
  ).toEqual([
    [1020, 960, true],
    [60, 0, true],
  ])
})

test('weeks may begin on Sunday', () => {
  const rows = workload(people.slice(0, 1), [], { from: '2026-12-26', to: '2026-12-27' }, 6)
  expect(rows.map(({ weekDate }) => weekDate)).toEqual(['2026-12-20', '2026-12-27'])
})

test('somebody who is not among the people is a mistake of the caller', () => {
  const stranger = work('eve', 60, '2026-12-21T09:00', '2026-12-21T17:00')
  expect(() => workload(people, [stranger], range)).toThrow('person_unknown')
})
