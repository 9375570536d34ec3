import { expect, test } from 'vitest'
import type { CourseVersion } from './course.ts'
import {
  type Enrolment,
  type EnrolRequest,
  enrol,
  isOverdue,
  moveToVersion,
  reminderDates,
  start,
  versionOf,
} from './enrolment.ts'
import { courseOf, lesson, reading } from './example-course.fixture.ts'
import { nothingDone } from './lesson-progress.ts'

const timeZone = 'Europe/Rome'
const now = '2026-03-01T23:30:00.000Z'
const course = courseOf([lesson('a', reading)], { due: { kind: 'days', days: 30 } })

const request: EnrolRequest = {
  course,
  learnerId: 'ada',
  kind: 'assigned',
  earlier: [],
  taken: 0,
  isPaid: false,
  enrolmentId: 'e1',
  now,
  timeZone,
  rules: { isPublished: true, isSelfAllowed: true, needsPayment: false, seats: null },
}

function enrolled(over: Partial<EnrolRequest> = {}): Enrolment {
  const made = enrol({ ...request, ...over })
  if ('refusal' in made) throw new Error(made.refusal)
  return made
}

test('who may be enrolled, and who may not', () => {
  const refusal = (over: Partial<EnrolRequest>, rules: Partial<EnrolRequest['rules']> = {}) => {
    const made = enrol({ ...request, ...over, rules: { ...request.rules, ...rules } })
    return 'refusal' in made ? made.refusal : 'enrolled'
  }
  expect(refusal({})).toBe('enrolled')
  expect(refusal({}, { isPublished: false })).toBe('notPublished')
  expect(refusal({ kind: 'self' }, { isSelfAllowed: false })).toBe('notAllowed')
  expect(refusal({ kind: 'self' }, { needsPayment: true })).toBe('notAllowed')
  expect(refusal({ kind: 'paid' }, { needsPayment: true })).toBe('unpaid')
  expect(refusal({ kind: 'paid', isPaid: true }, { needsPayment: true })).toBe('enrolled')
  expect(refusal({ taken: 5 }, { seats: 5 })).toBe('full')
  expect(refusal({ earlier: [enrolled()] })).toBe('alreadyEnrolled')
  expect(refusal({ earlier: [{ ...enrolled(), cancelledAt: now }] })).toBe('enrolled')
})

test('a due date is counted in days of the firm', () => {
  // Half past midnight on 2 March in Rome.
  expect(enrolled().dueDate).toBe('2026-04-01')
  const byDate: CourseVersion = { ...course, due: { kind: 'date', date: '2026-06-30' } }
  expect(enrolled({ course: byDate }).dueDate).toBe('2026-06-30')
  const isLate = (today: string, more: Partial<Enrolment> = {}) =>
    isOverdue({ ...enrolled(), ...more }, today)
  expect([isLate('2026-04-01'), isLate('2026-04-02')]).toEqual([false, true])
  expect(isLate('2026-05-01', { completedAt: '2026-04-09T21:59:00.000Z' })).toBe(false)
  expect(isLate('2026-05-01', { cancelledAt: now })).toBe(false)
  expect(isLate('2026-05-01', { dueDate: null })).toBe(false)
})

test('reminders come before and after the due date, and none before the enrolment', () => {
  const dates = (daysBefore: number[], daysAfter: number[]) =>
    reminderDates(enrolled(), { daysBefore, daysAfter, timeZone })
  expect(dates([7, 0, 60], [1, 7])).toEqual([
    '2026-03-25',
    '2026-04-01',
    '2026-04-02',
    '2026-04-08',
  ])
})

test('who began keeps the version, who has not gets the newest', () => {
  const enrolment = enrolled()
  expect(versionOf(enrolment, 3)).toBe(3)
  const begun = start(enrolment, 3, '2026-03-05T08:00:00.000Z')
  expect(begun).toMatchObject({ version: 3, startedAt: '2026-03-05T08:00:00.000Z' })
  expect(versionOf(begun, 4)).toBe(3)
  expect(start(begun, 4, '2026-03-06T08:00:00.000Z')).toBe(begun)
})

test('moving to another version keeps what is the same, and says what is lost', () => {
  const at = '2026-03-05T08:00:00.000Z'
  const done = { ...nothingDone, openedAt: at, completedAt: at }
  const from = courseOf([lesson('a', reading), lesson('b', reading), lesson('c', reading)])
  const to = courseOf(
    [lesson('a', reading), { ...lesson('b', reading), contentVersion: 2 }, lesson('d', reading)],
    { version: 2 },
  )
  const move = moveToVersion(
    start(enrolled(), 1, at),
    { a: done, b: done, c: { ...nothingDone, openedAt: at } },
    from,
    to,
  )
  expect(move.enrolment).toMatchObject({ version: 2, startedAt: at })
  expect(move.progress).toEqual({ a: done })
  expect(move.lost).toEqual(['b'])
})

test('a new go for a new certificate is an enrolment of its own, with nothing done', () => {
  const first = { ...enrolled(), startedAt: now, completedAt: '2026-03-20T10:00:00.000Z' }
  const again = enrol({
    ...request,
    kind: 'assigned',
    earlier: [first],
    enrolmentId: 'e2',
    now: '2027-02-01T08:00:00.000Z',
  })
  expect(again).toMatchObject({
    enrolmentId: 'e2',
    number: 2,
    previousId: 'e1',
    startedAt: null,
    completedAt: null,
    dueDate: '2027-03-03',
  })
  const running = { ...first, enrolmentId: 'e2', completedAt: null }
  expect(enrol({ ...request, kind: 'assigned', earlier: [first, running] })).toEqual({
    refusal: 'alreadyEnrolled',
  })
})
