import { expect, test } from 'vitest'
import { addUp } from './add-up.ts'

const hour = 3600
// Thursday to Monday.
const days = ['26', '27', '28', '29', '30'].map((day) => `2026-11-${day}`)
const calendar = days.map((date, at) => ({ date, minutes: at === 2 || at === 3 ? 0 : 480 }))
const projects = new Map([
  ['web', 'P-1 Website'],
  ['app', 'P-2 App'],
])

function worked(personId: string, projectId: string, day: string, hours: number, billable = hours) {
  const person = { personId, personName: personId.toUpperCase() }
  const time = { seconds: hours * hour, billableSeconds: billable * hour }
  return { ...person, projectId, date: `2026-11-${day}`, ...time }
}

test('planned and worked time stand side by side, by person and project', () => {
  const { people, total } = addUp({
    projects,
    people: [
      { personId: '', personName: '', calendar: [] },
      { personId: 'ben', personName: 'Ben', calendar },
      { personId: 'ada', personName: 'Ada', calendar },
    ],
    worked: [
      worked('ada', 'web', '26', 6),
      worked('ada', 'web', '27', 4, 3),
      worked('ada', '', '27', 2, 0),
    ],
    planned: [
      { personId: 'ada', projectId: 'web', seconds: 8 * hour },
      { personId: 'ada', projectId: 'app', seconds: 5 * hour },
      { personId: '', projectId: 'app', seconds: 3 * hour },
    ],
    since: '2026-11-26',
    today: '2026-11-30',
  })
  expect(people.map(({ personName }) => personName)).toEqual(['Ada', 'Ben', ''])
  const [ada, ben, nobody] = people
  expect(ada?.projects).toEqual([
    { projectId: '', project: '', ...effort(0, 2) },
    { projectId: 'web', project: 'P-1 Website', ...effort(8, 10) },
    { projectId: 'app', project: 'P-2 App', ...effort(5, 0) },
  ])
  expect(ada).toMatchObject({ ...effort(13, 12), billableSeconds: 9 * hour, emptyDays: [] })
  expect([ada?.capacitySeconds, ada?.utilisationPercent, ada?.billablePercent]).toEqual([
    ...[24 * hour, '37.5', '75.0'],
  ])
  // Today is not over, and on a weekend nothing is to be worked.
  expect(ben).toMatchObject({ ...effort(0, 0), emptyDays: ['2026-11-26', '2026-11-27'] })
  expect([ben?.utilisationPercent, ben?.billablePercent]).toEqual(['0.0', null])
  expect(nobody).toMatchObject({ ...effort(3, 0), utilisationPercent: null, emptyDays: [] })
  expect(total).toMatchObject({ ...effort(16, 12), capacitySeconds: 48 * hour })
  expect(total.utilisationPercent).toBe('18.8')
})

function effort(planned: number, done: number) {
  return {
    plannedSeconds: planned * hour,
    workedSeconds: done * hour,
    differenceSeconds: (done - planned) * hour,
  }
}

test('of whom not all time is known there is no utilisation, and none of all together', () => {
  const { people, total } = addUp({
    projects,
    people: [{ personId: 'ada', personName: 'Ada', calendar: null }],
    worked: [worked('ada', 'web', '26', 6)],
    planned: [],
    since: '2026-11-26',
    today: '2026-11-30',
  })
  expect(people).toMatchObject([
    { capacitySeconds: null, utilisationPercent: null, billablePercent: '100.0', emptyDays: null },
  ])
  expect(total).toMatchObject({ capacitySeconds: null, utilisationPercent: null })
})

test('no day is empty before anybody recorded time', () => {
  const empty = (since: string) =>
    addUp({
      ...{ projects, worked: [], planned: [], since, today: '2026-12-01' },
      people: [{ personId: 'ada', personName: 'Ada', calendar }],
    }).people[0]?.emptyDays
  expect(empty('2026-11-27')).toEqual(['2026-11-27', '2026-11-30'])
  expect(empty('2026-12-01')).toEqual([])
})
