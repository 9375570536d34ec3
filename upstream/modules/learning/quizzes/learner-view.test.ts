import { expect, test } from 'vitest'
import { after, begun, plain, quizOf, single } from './example-quiz.fixture.ts'
import { canStartAgain, viewRunningAttempt, viewSubmittedAttempt } from './learner-view.ts'
import type { Question } from './question.ts'
import { randomQuiz } from './quiz-model.fixture.ts'
import { randomOf } from './random.ts'
import { saveAnswer } from './save-answer.ts'
import { startAttempt } from './start-attempt.ts'
import { submitAttempt } from './submit-attempt.ts'

const startedAt = '2026-03-02T09:00:00.000Z'

/** The same question with another answer: what is right, accepted, and said afterwards. */
function otherwise(question: Question): Question {
  const explanation = plain('Other')
  switch (question.kind) {
    case 'single':
    case 'multi': {
      const credits = question.options.map(({ credit }) => credit).reverse()
      const options = question.options.map((option, at) => ({
        ...option,
        credit: credits[at] ?? '0',
        feedback: plain('Other'),
      }))
      return { ...question, options, explanation }
    }
    case 'text':
      return {
        ...question,
        explanation,
        accepted: [{ text: 'Other', credit: '100', hasWildcards: false }],
      }
    case 'number': {
      const accepted = question.accepted.map((one) => ({ ...one, value: '99' }))
      return { ...question, explanation, accepted }
    }
    case 'order':
      return { ...question, explanation, items: [...question.items].reverse() }
    case 'pairs': {
      const ids = question.lefts.map(({ rightId }) => rightId).reverse()
      const lefts = question.lefts.map((left, at) => ({ ...left, rightId: ids[at] ?? '' }))
      return { ...question, explanation, lefts }
    }
  }
}

test('before submitting, nothing that is sent depends on what is right', () => {
  for (let number = 0; number < 300; number += 1) {
    const { quiz } = randomQuiz(randomOf(`view ${number}`), number)
    const started = startAttempt({
      quiz,
      learnerId: 'ada',
      earlier: [],
      attemptId: 'x',
      now: startedAt,
      seed: `${number}`,
      extraTimePercent: 0,
    })
    if (started.outcome !== 'started') throw new Error(started.outcome)
    const questions = Object.fromEntries(
      Object.entries(quiz.questions).map(([id, question]) => [id, otherwise(question)]),
    )
    const view = JSON.stringify(viewRunningAttempt(quiz, started.attempt, after(30)))
    expect(
      JSON.stringify(viewRunningAttempt({ ...quiz, questions }, started.attempt, after(30))),
    ).toBe(view)
    expect(view).not.toMatch(/credit|accepted|optionId|rightId|feedback|explanation/)
  }
})

test('what is to be put in order comes shuffled even where the quiz shuffles nothing', () => {
  const items = ['one', 'two', 'three', 'four'].map((text) => ({
    optionId: text,
    text: plain(text),
  }))
  const question: Question = {
    kind: 'order',
    questionId: 'o',
    name: 'o',
    prompt: plain('Order'),
    points: '1',
    items,
    scoring: 'all',
  }
  const quiz = quizOf([question], { shuffleOptions: false })
  const orders = Array.from({ length: 200 }, (_, seed) =>
    viewRunningAttempt(quiz, begun(quiz, { seed: `${seed}` }), startedAt)
      .questions[0]?.choices.map(({ text }) => text.text)
      .join(),
  )
  expect(new Set(orders).size).toBe(24)
})

test('after submitting, each part is told when the rules of the quiz say so', () => {
  const question = single('a')
  const quiz = quizOf([question], { closesAt: after(86_400), attemptsAllowed: 2 })
  const running = begun(quiz)
  const wrong = running.items[0]?.shown.indexOf('a-1') ?? -1
  const right = running.items[0]?.shown.indexOf('a-0') ?? -1
  const answer = { kind: 'single' as const, chosen: wrong }
  const saved = saveAnswer(
    quiz,
    running,
    { questionId: 'a', answer, tabId: 't', tabSequence: 1 },
    after(9),
  )
  expect(() =>
    viewSubmittedAttempt(quiz, running, { now: after(9), canStartAgain: true }),
  ).toThrow()
  const attempt = submitAttempt(saved.attempt, after(10))

  const seen = (seconds: number, attempts = [attempt]) => {
    const now = after(seconds)
    const again = canStartAgain(quiz, attempts, now)
    const { score, questions } = viewSubmittedAttempt(quiz, attempt, { now, canStartAgain: again })
    const [one] = questions
    return [
      score?.percent,
      one?.answer,
      one?.result?.state,
      one?.rightAnswer,
      one?.explanation,
      one?.feedback,
    ]
  }
  expect(seen(20)).toEqual(['0', answer, 'wrong', null, null, []])
  const told = { kind: 'choices', keys: [right] }
  const second = submitAttempt({ ...running, attemptId: 'x', number: 2 }, after(30))
  expect(seen(40, [attempt, second])).toEqual(['0', answer, 'wrong', told, null, []])
  // While the second attempt runs, the right answers of the first would help.
  expect(seen(40, [attempt, { ...running, number: 2 }])[3]).toBe(null)
  expect(seen(86_400)).toEqual([
    '0',
    answer,
    'wrong',
    told,
    plain('Because of a'),
    [plain('Feedback 1 of a')],
  ])
})

test('the countdown is the server’s', () => {
  const quiz = quizOf([single('a')])
  const left = (seconds: number) =>
    viewRunningAttempt(quiz, begun(quiz), after(seconds)).secondsLeft
  expect([left(0), left(3_599), left(3_601)]).toEqual([3_600, 1, 0])
})
