import { expect, test } from 'vitest'
import { courseFaults, type LessonContent, nextState } from './course.ts'
import { courseProgress, mayOpen } from './course-progress.ts'
import { courseReport, type EnrolmentFacts } from './course-report.ts'
import { courseOf, lesson, reading } from './example-course.fixture.ts'
import {
  applyEvent,
  type LessonEvent,
  type LessonProgress,
  nothingDone,
} from './lesson-progress.ts'

const at = '2026-03-02T09:00:00.000Z'
const done = (completedAt = at): LessonProgress => ({
  ...nothingDone,
  openedAt: at,
  lastOpenedAt: at,
  completedAt,
})

/** What comes of a lesson by some events, a second apart. */
function play(content: LessonContent, ...events: LessonEvent[]): LessonProgress {
  return events.reduce(
    (progress, event, second) =>
      applyEvent(
        lesson('l', content),
        progress,
        event,
        new Date(Date.parse(at) + second * 1_000).toISOString(),
      ),
    nothingDone,
  )
}
const isDone = (content: LessonContent, ...events: LessonEvent[]) =>
  play(content, ...events).completedAt !== null

test('each kind of lesson is completed by its own rule', () => {
  expect(isDone(reading, { kind: 'opened' })).toBe(true)
  const confirmed: LessonContent = { kind: 'document', completedBy: 'confirming' }
  expect([isDone(confirmed, { kind: 'opened' }), isDone(confirmed, { kind: 'confirmed' })]).toEqual(
    [false, true],
  )
  const quiz: LessonContent = { kind: 'quiz', quizId: 'q', completedBy: 'passing' }
  expect(isDone(quiz, { kind: 'quiz', isPassed: false, percent: '40' })).toBe(false)
  expect(isDone(quiz, { kind: 'quiz', isPassed: true, percent: '80' })).toBe(true)
  expect(
    isDone({ ...quiz, completedBy: 'submitting' }, { kind: 'quiz', isPassed: false, percent: '0' }),
  ).toBe(true)
  const task: LessonContent = { kind: 'assignment', completedBy: 'acceptance' }
  expect(
    isDone(
      task,
      { kind: 'assignment', state: 'submitted' },
      { kind: 'assignment', state: 'returned' },
    ),
  ).toBe(false)
  expect(isDone(task, { kind: 'assignment', state: 'accepted' })).toBe(true)
  expect(
    isDone({ kind: 'cmi5', packageId: 'p' }, { kind: 'cmi5', isSatisfied: true, percent: null }),
  ).toBe(true)
  // What happened in another kind of lesson says nothing here.
  expect(isDone(quiz, { kind: 'cmi5', isSatisfied: true, percent: '100' })).toBe(false)
})

test.each([
  ['completing', [true, true, true, false]],
  ['passing', [false, true, false, false]],
  ['either', [true, true, false, false]],
] as const)(
  'a SCORM lesson completed by %s: completed, passed, failed, incomplete',
  (completedBy, expected) => {
    const states = [
      ['completed', 'unknown'],
      ['completed', 'passed'],
      ['completed', 'failed'],
      ['incomplete', 'unknown'],
    ] as const
    const content: LessonContent = { kind: 'scorm', packageId: 'p', completedBy }
    const found = states.map(([completion, success]) =>
      isDone(content, { kind: 'scorm', completion, success, percent: null }),
    )
    expect(found).toEqual(expected)
  },
)

test('watching a part twice counts once, and jumping to the end is not watching', () => {
  const video: LessonContent = {
    ...{ kind: 'video', completedBy: 'watching' },
    ...{ seconds: 100, watchedPercent: 80 },
  }
  const watched = (from: number, to: number): LessonEvent => ({ kind: 'watched', from, to })
  expect(isDone(video, watched(0, 40), watched(0, 40), watched(99, 100))).toBe(false)
  expect(isDone(video, watched(0, 50), watched(40, 79))).toBe(false)
  expect(isDone(video, watched(50, 80), watched(0, 50))).toBe(true)
  expect(isDone(video, watched(-500, 5_000))).toBe(true)
  expect(isDone(video, watched(90, 10), watched(0, Number.NaN))).toBe(false)
  expect(play(video, watched(20, 30), watched(0, 10), watched(9, 21)).watched).toEqual([[0, 30]])
})

test('what is completed stays so, and the first time counts', () => {
  const quiz: LessonContent = { kind: 'quiz', quizId: 'q', completedBy: 'passing' }
  const progress = play(
    quiz,
    { kind: 'quiz', isPassed: true, percent: '80' },
    { kind: 'quiz', isPassed: false, percent: '20' },
    { kind: 'opened' },
  )
  expect(progress).toMatchObject({ completedAt: at, percent: '20' })
})

const four = ['a', 'b', 'c', 'd'].map((id) => lesson(id, reading, id !== 'b'))

test('in locked order a lesson opens when every required one before it is completed', () => {
  const states = (progress: Record<string, LessonProgress>, order: 'free' | 'locked' = 'locked') =>
    courseProgress(courseOf(four, { order }), progress).lessons.map(({ state }) => state)
  expect(states({})).toEqual(['open', 'locked', 'locked', 'locked'])
  // The optional b keeps nothing locked.
  expect(states({ a: done() })).toEqual(['completed', 'open', 'open', 'locked'])
  expect(states({}, 'free')).toEqual(['open', 'open', 'open', 'open'])
  // In a new version a lesson may stand before one that was done.
  expect(states({ c: done() })).toEqual(['open', 'locked', 'completed', 'locked'])
  expect(mayOpen(courseOf(four), {}, 'c')).toBe(false)
  expect(mayOpen(courseOf(four), {}, 'z')).toBe(false)
})

test('percent, completion and where to go on', () => {
  const seen = (progress: Record<string, LessonProgress>, over = {}) => {
    const { percent, isCompleted, resume } = courseProgress(
      courseOf(four, { order: 'free', ...over }),
      progress,
    )
    return [percent, isCompleted, resume?.lessonId ?? null]
  }
  expect(seen({})).toEqual([0, false, 'a'])
  expect(seen({ a: done(), c: done() })).toEqual([66, false, 'b'])
  expect(seen({ a: done(), c: done(), d: done() })).toEqual([100, true, 'b'])
  expect(seen({ a: done(), b: done(), c: done(), d: done() })).toEqual([100, true, null])
  const opened = { ...nothingDone, openedAt: at, lastOpenedAt: at, position: '312' }
  expect(courseProgress(courseOf(four, { order: 'free' }), { c: opened }).resume).toEqual({
    lessonId: 'c',
    position: '312',
  })
  expect(seen({ a: done(), c: done() }, { completion: { kind: 'percent', percent: 60 } })[1]).toBe(
    true,
  )
  expect(seen({ a: done(), c: done() }, { completion: { kind: 'percent', percent: 67 } })[1]).toBe(
    false,
  )
  expect(seen({ b: done() }, { completion: { kind: 'lessons', lessonIds: ['b'] } })[1]).toBe(true)
})

test('a course goes from draft to publication, by review where it is asked for', () => {
  expect(nextState('draft', 'submit')).toBe('review')
  expect(nextState('review', 'publish')).toBe('published')
  expect(nextState('review', 'sendBack')).toBe('draft')
  expect(nextState('draft', 'publish')).toBe('published')
  expect(nextState('published', 'revise')).toBe('draft')
  expect([
    nextState('published', 'publish'),
    nextState('published', 'submit'),
    nextState('draft', 'sendBack'),
  ]).toEqual([undefined, undefined, undefined])
})

test('a course with a fault is not published', () => {
  expect(courseFaults(courseOf(four))).toEqual([])
  const video = lesson(
    'v',
    { kind: 'video', completedBy: 'watching', seconds: 0, watchedPercent: 101 },
    false,
  )
  const faulty = courseOf([video, lesson('v', reading, false)], {
    title: ' ',
    completion: { kind: 'lessons', lessonIds: ['x'] },
    due: { kind: 'days', days: -1 },
  })
  expect(courseFaults(faulty).map(({ fault }) => fault)).toEqual([
    'noTitle',
    'nothingRequired',
    'sameId',
    'duration',
    'percent',
    'unknownLesson',
    'dueDays',
  ])
})

test('a report of 5,000 learners over 200 lessons by group and lesson', () => {
  const lessons = Array.from({ length: 200 }, (_, number) => lesson(`l${number}`, reading))
  const enrolments = Array.from({ length: 5_000 }, (_, number): EnrolmentFacts => {
    const count = number % 201
    return {
      enrolmentId: `e${number}`,
      learnerId: `p${number}`,
      groupIds: [`g${number % 10}`],
      score: count === 200 ? '80' : null,
      startedAt: count > 0 ? at : null,
      completedAt: count === 200 ? at : null,
      isOverdue: number % 2 === 0,
      completedLessonIds: lessons.slice(0, count).map(({ lessonId }) => lessonId),
    }
  })
  const { whole, groups, lessons: lines } = courseReport(courseOf(lessons), enrolments)
  expect(whole).toEqual({
    enrolled: 5_000,
    notStarted: 25,
    inProgress: 4_951,
    completed: 24,
    overdue: 2_500,
    completedPercent: 0,
    meanScore: '80',
  })
  expect(groups).toHaveLength(10)
  expect(groups.reduce((sum, { line }) => sum + line.enrolled, 0)).toBe(5_000)
  expect([lines[0], lines[199]]).toEqual([
    { lessonId: 'l0', completed: 4_975, percent: 99 },
    { lessonId: 'l199', completed: 24, percent: 0 },
  ])
})
