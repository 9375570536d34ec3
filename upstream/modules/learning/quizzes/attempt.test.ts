import { expect, test } from 'vitest'
import { after, begun, quizOf, single, startTime } from './example-quiz.fixture.ts'
import { gradeAttempt, resultOf } from './grade-attempt.ts'
import { type Save, saveAnswer } from './save-answer.ts'
import { startAttempt } from './start-attempt.ts'
import { closeIfDue, submitAttempt } from './submit-attempt.ts'

const questions = ['a', 'b', 'c'].map((id) => single(id))
const quiz = quizOf(questions)

function save(questionId: string, chosen: number, over: Partial<Save> = {}): Save {
  return { questionId, answer: { kind: 'single', chosen }, tabId: 'one', tabSequence: 1, ...over }
}

test('an attempt counts from its start, and a second tab resumes it', () => {
  const attempt = begun(quiz)
  expect(attempt).toMatchObject({ number: 1, deadlineAt: after(3_600), submittedAt: null })
  const request = { quiz, learnerId: 'ada', attemptId: 'x', seed: 'other', extraTimePercent: 0 }
  const second = startAttempt({ ...request, earlier: [attempt], now: after(60) })
  expect(second).toEqual({ outcome: 'resumed', attempt })
  // Nobody submitted three attempts, and none is left.
  const earlier = [1, 2, 3].map((number) => ({ ...attempt, number }))
  const fourth = startAttempt({ ...request, earlier, now: after(4_000) })
  expect(fourth).toEqual({ outcome: 'noAttemptsLeft' })
})

test('the deadline is the limit, the extra time of a learner, or the closing of the quiz', () => {
  const request = { quiz, learnerId: 'ada', earlier: [], attemptId: 'x', now: startTime, seed: 's' }
  const deadline = (over: object, extraTimePercent = 0) => {
    const started = startAttempt({ ...request, quiz: { ...quiz, ...over }, extraTimePercent })
    return started.outcome === 'started' ? started.attempt.deadlineAt : started.outcome
  }
  expect(deadline({}, 25)).toBe(after(4_500))
  expect(deadline({ closesAt: after(600) }, 25)).toBe(after(600))
  expect(deadline({ timeLimitSeconds: null })).toBe(null)
  expect(deadline({ timeLimitSeconds: null, closesAt: after(600) })).toBe(after(600))
  expect(deadline({ closesAt: startTime })).toBe('closed')
  expect(deadline({ opensAt: after(1) })).toBe('notOpenYet')
})

test('at the deadline the server submits what is saved; grace is for what is on its way', () => {
  const first = saveAnswer(quiz, begun(quiz), save('a', 0), after(10))
  const inGrace = saveAnswer(quiz, first.attempt, save('b', 1), after(3_604))
  expect(inGrace.outcome).toBe('saved')
  const late = saveAnswer(quiz, inGrace.attempt, save('c', 1), after(3_606))
  expect(late.outcome).toBe('submitted')
  expect(late.attempt).toMatchObject({ submittedAt: after(3_600), submittedBy: 'deadline' })
  expect(Object.keys(late.attempt.saved)).toEqual(['a', 'b'])
  // A request to submit that comes too late changes nothing of it, nor does the job.
  expect(submitAttempt(late.attempt, after(9_000))).toEqual(late.attempt)
  expect(closeIfDue(inGrace.attempt, after(9_000))).toEqual(late.attempt)
})

test('of two tabs the last save wins, and a delayed repeat undoes nothing', () => {
  let attempt = begun(quiz)
  const take = (chosen: number, tabId: string, tabSequence: number, seconds: number) => {
    const taken = saveAnswer(
      quiz,
      attempt,
      save('a', chosen, { tabId, tabSequence }),
      after(seconds),
    )
    attempt = taken.attempt
    return [taken.outcome, attempt.saved.a?.answer]
  }
  expect(take(0, 'left', 1, 10)).toEqual(['saved', { kind: 'single', chosen: 0 }])
  expect(take(1, 'right', 1, 20)).toEqual(['saved', { kind: 'single', chosen: 1 }])
  expect(take(2, 'left', 3, 30)).toEqual(['saved', { kind: 'single', chosen: 2 }])
  expect(take(0, 'left', 2, 40)).toEqual(['repeated', { kind: 'single', chosen: 2 }])
  expect(take(1, 'right', 1, 50)).toEqual(['repeated', { kind: 'single', chosen: 2 }])
  // A server whose clock was set back a second keeps the order in which it took them.
  expect(take(0, 'right', 2, 29)).toEqual(['saved', { kind: 'single', chosen: 0 }])
  expect(attempt.saved.a?.savedAt).toBe(after(30))
})

test('what is no answer to a question is refused and changes nothing', () => {
  const attempt = begun(quiz)
  const outcome = (change: Partial<Save>) => {
    const taken = saveAnswer(quiz, attempt, save('a', 0, change), after(1))
    expect(taken.attempt).toBe(attempt)
    return taken.outcome
  }
  expect(outcome({ questionId: 'z' })).toBe('unknownQuestion')
  expect(outcome({ questionId: 'constructor' })).toBe('unknownQuestion')
  expect(outcome({ answer: { kind: 'single', chosen: 3 } })).toBe('invalidAnswer')
  expect(outcome({ answer: { kind: 'single', chosen: 0.5 } })).toBe('invalidAnswer')
  expect(outcome({ answer: { kind: 'multi', chosen: [0, 0] } })).toBe('invalidAnswer')
  expect(outcome({ answer: { kind: 'text', text: 'Option 0 of a' } })).toBe('invalidAnswer')
  expect(outcome({ tabSequence: Number.NaN })).toBe('invalidAnswer')
  expect(outcome({ tabId: '__proto__', tabSequence: 0 })).toBe('repeated')
})

test('each seed draws its own questions, all of them about as often, and none twice', () => {
  const pool = ['p', 'q', 'r', 's', 't'].map((id) => single(id))
  const slots = [
    { kind: 'fixed' as const, questionId: 'a', points: '2' },
    {
      kind: 'pool' as const,
      poolId: 'pool',
      questionIds: pool.map((one) => one.questionId),
      draw: 2,
      points: '3',
    },
  ]
  const drawing = quizOf([...questions, ...pool], { slots })
  const counts: Record<string, number> = {}
  const places: Record<string, number> = {}
  for (let seed = 0; seed < 3_000; seed += 1) {
    const { items } = begun(drawing, { seed: `seed ${seed}` })
    expect(items.map(({ points }) => points)).toEqual(['2', '3', '3'])
    expect(new Set(items.map(({ questionId }) => questionId)).size).toBe(3)
    for (const { questionId } of items) counts[questionId] = (counts[questionId] ?? 0) + 1
    const first = items[0]?.shown.join() ?? ''
    places[first] = (places[first] ?? 0) + 1
  }
  // Each of five is drawn in two of five attempts; each of six orders comes in one of six.
  for (const { questionId } of pool) expect(counts[questionId]).toBeGreaterThan(1_100)
  expect(Object.keys(places)).toHaveLength(6)
  for (const count of Object.values(places)) expect(count).toBeGreaterThan(420)
  expect(begun(drawing)).toEqual(begun(drawing))
})

test('which attempt counts: best, last, first or the mean', () => {
  const attempts = ['40', '80', '55.5'].map((percent, at) => ({
    attemptId: `a${at}`,
    percent,
    isPassed: Number(percent) >= 60,
  }))
  const counted = (counts: 'best' | 'last' | 'first' | 'average') =>
    resultOf({ counts, passPercent: '60' }, attempts)
  expect(counted('best')).toEqual({ percent: '80', isPassed: true, attemptId: 'a1' })
  expect(counted('last')).toEqual({ percent: '55.5', isPassed: false, attemptId: 'a2' })
  expect(counted('first')).toEqual({ percent: '40', isPassed: false, attemptId: 'a0' })
  expect(counted('average')).toEqual({ percent: '58.5', isPassed: false, attemptId: null })
  expect(resultOf({ counts: 'best', passPercent: '0' }, []).isPassed).toBe(false)
})

test('two of three is passed at 66.66 per cent and not at 66.67', () => {
  const attempt = ['a', 'b'].reduce((made, id) => {
    const right = made.items.find((one) => one.questionId === id)?.shown.indexOf(`${id}-0`) ?? -1
    return saveAnswer(quiz, made, save(id, right), after(5)).attempt
  }, begun(quiz))
  const passes = (passPercent: string) => gradeAttempt({ ...quiz, passPercent }, attempt)
  expect(passes('66.66')).toMatchObject({ points: '2', percent: '66.66667', isPassed: true })
  expect(passes('66.67').isPassed).toBe(false)
})
