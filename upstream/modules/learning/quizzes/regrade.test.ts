import { expect, test } from 'vitest'
import { after, begun, quizOf, single } from './example-quiz.fixture.ts'
import { gradeAttempt } from './grade-attempt.ts'
import { regrade } from './regrade.ts'
import { saveAnswer } from './save-answer.ts'
import { quizStatistics } from './statistics.ts'
import { submitAttempt } from './submit-attempt.ts'

const ids = ['a', 'b', 'c', 'd']
const quiz = quizOf(ids.map((id) => single(id, ['100', '50', '0'])))

/** Submitted attempts, one a row: which option was chosen of each question, null for blank. */
function submitted(rows: readonly (number | null)[][]) {
  return rows.map((row, number) => {
    let attempt = {
      ...begun(quiz, { seed: `${number}` }),
      attemptId: `t${number}`,
      learnerId: `l${number}`,
    }
    for (const [at, choice] of row.entries()) {
      const questionId = ids[at] ?? ''
      const shown = attempt.items.find((item) => item.questionId === questionId)?.shown ?? []
      if (choice === null) continue
      const answer = { kind: 'single' as const, chosen: shown.indexOf(`${questionId}-${choice}`) }
      attempt = {
        ...attempt,
        ...saveAnswer(quiz, attempt, { questionId, answer, tabId: 't', tabSequence: 1 }, after(9))
          .attempt,
      }
    }
    const done = submitAttempt(attempt, after(60))
    return { attempt: done, grade: gradeAttempt(quiz, done) }
  })
}

const attempts = submitted([
  [0, 2, 0, 0],
  [1, 0, 0, 0],
  [2, 2, 2, null],
])
const versions = { 1: quiz }

test('a corrected version is graded for whom it changes something, as a list', () => {
  const corrected = {
    ...quiz,
    version: 2,
    questions: { ...quiz.questions, b: single('b', ['0', '0', '100']) },
  }
  const request = { versions, corrected, rulings: {}, keepsBetter: true }
  const list = regrade(attempts, request)
  expect(
    list.map((line) => [line.learnerId, line.before.points, line.after.points, line.isTaken]),
  ).toEqual([
    ['l0', '3', '4', true],
    ['l1', '3.5', '2.5', false],
    ['l2', '0', '1', true],
  ])
  expect(list[0]?.changed).toEqual([{ questionId: 'b', before: '0', after: '1' }])
  // The attempts themselves, and what they were graded by, are as they were.
  expect(
    attempts.map(({ attempt, grade }) => gradeAttempt(quiz, attempt).points === grade.points),
  ).toEqual([true, true, true])
  expect(attempts[0]?.attempt.quizVersion).toBe(1)
})

test('options that are new or gone make a question incomparable: it stays as it was', () => {
  const corrected = {
    ...quiz,
    version: 2,
    questions: { ...quiz.questions, b: single('b', ['0', '0', '100', '0']) },
  }
  expect(regrade(attempts, { versions, corrected, rulings: {}, keepsBetter: false })).toEqual([])
})

test('a question can be given to all, or left out', () => {
  const points = (rulings: Record<string, 'fullPoints' | 'leaveOut'>) =>
    regrade(attempts, { versions, corrected: null, rulings, keepsBetter: false }).map((line) => [
      line.learnerId,
      `${line.after.points}/${line.after.maxPoints}`,
      line.after.isPassed,
    ])
  expect(points({ a: 'fullPoints' })).toEqual([
    ['l1', '4/4', true],
    ['l2', '1/4', false],
  ])
  expect(points({ a: 'leaveOut' })).toEqual([
    ['l0', '2/3', true],
    ['l1', '3/3', true],
    ['l2', '0/3', false],
  ])
})

/** Expected values by Python 3.11, statistics.mean, correlation, variance and stdev. */
test('difficulty, discrimination and reliability of six attempts', () => {
  const graded = submitted([
    [0, 0, 1, 0],
    [0, 2, 1, 2],
    [2, 0, null, 2],
    [0, 0, 0, 0],
    [2, 2, 2, 0],
    [0, 0, 1, 2],
  ])
  const found = quizStatistics(quiz, graded)
  expect(found).toMatchObject({
    attempts: 6,
    meanPercent: 56.25,
    deviation: 32.3554,
    reliability: 0.5572,
  })
  expect(found.questions.map((one) => [one.facility, one.discrimination])).toEqual([
    [0.6667, 0.4656],
    [0.6667, 0.2416],
    [0.4167, 0.7656],
    [0.5, 0.0808],
  ])
  expect(found.questions[2]).toMatchObject({
    asked: 6,
    blank: 1,
    answers: [
      { label: 'c-0', count: 1, share: 0.1667 },
      { label: 'c-1', count: 3, share: 0.5 },
      { label: 'c-2', count: 1, share: 0.1667 },
    ],
  })
  expect(quizStatistics(quiz, []).meanPercent).toBe(null)
  expect(quizStatistics(quiz, graded.slice(3, 4)).questions[0]?.discrimination).toBe(null)
})
