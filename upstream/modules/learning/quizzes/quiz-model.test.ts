import { expect, test } from 'vitest'
import { type Attempt, endOf } from './attempt.ts'
import { gradeAttempt } from './grade-attempt.ts'
import { type ShownQuestion, viewRunningAttempt } from './learner-view.ts'
import type { Answer } from './question.ts'
import type { QuizVersion } from './quiz.ts'
import { quizFaults } from './quiz-faults.ts'
import {
  type Meaning,
  type ModelQuestion,
  randomQuiz,
  scoreOf,
  type Truth,
} from './quiz-model.fixture.ts'
import { type Random, randomOf } from './random.ts'
import { saveAnswer } from './save-answer.ts'
import { startAttempt } from './start-attempt.ts'
import { closeIfDue, submitAttempt } from './submit-attempt.ts'

const quizzes = Number(process.env.QUIZZES ?? 10_000)
const begin = Date.parse('2026-03-01T09:00:00.000Z')

/** A message of a tab as it reaches the server; `meaning` is what the learner chose, by its words. */
type Arrival = {
  at: number
  tabId: string
  tabSequence: number
  questionId: string
  meaning: Meaning
  answer: Answer
}

test(`${quizzes} random quizzes in two tabs, over a bad line, with a clock off by a day`, () => {
  const seen = { deadline: 0, learner: 0, late: 0, repeated: 0, resumed: 0, passed: 0, negative: 0 }
  for (let number = 1; number <= quizzes; number += 1) {
    const random = randomOf(`quiz ${number}`)
    const { quiz, truth } = randomQuiz(random, number)
    expect(quizFaults(quiz), `quiz ${number}`).toEqual([])
    const started = start(quiz, [], iso(begin), number)
    if (started.outcome !== 'started') throw new Error(started.outcome)
    const played = play(quiz, started.attempt, truth, random, number)
    const { attempt, answers, endedAt, endedBy } = played
    expect(attempt.submittedAt, `quiz ${number}`).toBe(iso(endedAt))
    expect(attempt.submittedBy, `quiz ${number}`).toBe(endedBy)

    const grade = gradeAttempt(quiz, attempt)
    const model = scoreOf(quiz, truth, drawn(attempt), answers)
    const got = [
      grade.points,
      grade.maxPoints,
      grade.isPassed,
      grade.questions.map((one) => one.state),
    ]
    expect(got, `quiz ${number}`).toEqual([
      model.points,
      model.maxPoints,
      model.isPassed,
      model.states,
    ])
    const again = start(quiz, [attempt], iso(endedAt + 1), number)
    expect(again.outcome, `quiz ${number}`).toBe(
      quiz.attemptsAllowed === 1 ? 'noAttemptsLeft' : 'started',
    )
    seen[endedBy] += 1
    seen.late += played.late
    seen.repeated += played.repeated
    seen.resumed += played.resumed
    if (model.isPassed) seen.passed += 1
    if (quiz.negativeMarks) seen.negative += 1
  }
  // A run in which one of these never happens would show nothing of it.
  for (const [what, count] of Object.entries(seen)) {
    expect(count, what).toBeGreaterThan(quizzes / 50)
  }
})

/**
 * Two tabs of one learner answer until one submits or time is up. Messages are lost, delayed and
 * sent again where their receipt was lost; the clock of the learner's machine is a day off.
 */
function play(quiz: QuizVersion, first: Attempt, truth: Truth, random: Random, number: number) {
  const clockOff = (random.below(3) - 1) * 86_400_000
  const arrivals = randomArrivals(quiz, first, truth, random)
  const submitAt = random.below(2) === 0 ? begin + random.below(150_000) : null
  let attempt = first
  const counts = { late: 0, repeated: 0, resumed: 0 }
  for (const arrival of arrivals) {
    if (submitAt !== null && arrival.at > submitAt) break
    const now = iso(arrival.at)
    if (random.below(6) === 0) {
      const tab = start(quiz, [attempt], now, number + arrival.at)
      if (tab.outcome === 'resumed') {
        expect(tab.attempt.items, `quiz ${number}`).toEqual(first.items)
        counts.resumed += 1
      }
    }
    const view = viewRunningAttempt(quiz, attempt, now)
    // What the learner's machine takes for now changes nothing that is counted down or taken.
    const shownEnd = arrival.at + clockOff + (view.secondsLeft ?? 0) * 1000
    if (view.secondsLeft !== null && view.secondsLeft > 0) {
      const gap = Math.abs(shownEnd - clockOff - Date.parse(view.deadlineAt ?? ''))
      expect(gap, `quiz ${number}`).toBeLessThan(1000)
    }
    const saved = saveAnswer(quiz, attempt, arrival, now)
    attempt = saved.attempt
    if (saved.outcome === 'submitted') counts.late += 1
    if (saved.outcome === 'repeated') counts.repeated += 1
  }
  if (submitAt !== null) attempt = submitAttempt(attempt, iso(submitAt))
  // The job that ends attempts may be late by hours.
  else attempt = closeIfDue(attempt, iso(begin + 7_200_000))
  if (attempt.submittedAt === null) attempt = submitAttempt(attempt, iso(begin + 7_200_000))
  return { attempt, ...counts, ...modelOf(first, arrivals, submitAt) }
}

/** What must have come of it: plain rules over the list of arrivals. */
function modelOf(first: Attempt, arrivals: readonly Arrival[], submitAt: number | null) {
  const end = first.deadlineAt === null ? Number.POSITIVE_INFINITY : Date.parse(endOf(first) ?? '')
  const isInTime = submitAt !== null && submitAt <= end
  const stop = isInTime ? submitAt : end
  const answers = new Map<string, Meaning>()
  const newest = new Map<string, number>()
  for (const { at, tabId, tabSequence, questionId, meaning } of arrivals) {
    const key = `${questionId} ${tabId}`
    if (at > stop || tabSequence <= (newest.get(key) ?? 0)) continue
    newest.set(key, tabSequence)
    answers.set(questionId, meaning)
  }
  const isDeadline = !isInTime && first.deadlineAt !== null
  const endedAt = isInTime
    ? submitAt
    : isDeadline
      ? Date.parse(first.deadlineAt ?? '')
      : begin + 7_200_000
  return { answers, endedAt, endedBy: isDeadline ? ('deadline' as const) : ('learner' as const) }
}

function randomArrivals(quiz: QuizVersion, attempt: Attempt, truth: Truth, random: Random) {
  const shown = viewRunningAttempt(quiz, attempt, iso(begin)).questions
  const sequences = { left: 0, right: 0 }
  const arrivals: Arrival[] = []
  const count = shown.length * 2 + random.below(4)
  for (let made = 0; made < count; made += 1) {
    const question = shown[random.below(shown.length)]
    if (question === undefined) continue
    const tabId = random.below(2) === 0 ? 'left' : 'right'
    sequences[tabId] += 1
    const { meaning, answer } = choose(question, truth[question.questionId], random)
    const { questionId } = question
    const message = { tabId, tabSequence: sequences[tabId], questionId, meaning, answer }
    const sentAt = begin + Math.floor(((made + 1) * 130_000) / count)
    // One in eight never arrives; one in four arrives again, as its receipt was lost.
    if (random.below(8) > 0) arrivals.push({ ...message, at: sentAt + random.below(20_000) })
    if (random.below(4) === 0) arrivals.push({ ...message, at: sentAt + random.below(60_000) })
  }
  return arrivals.sort((a, b) => a.at - b.at)
}

/** Chooses by the words on the screen, rightly more often than by chance. */
function choose(shown: ShownQuestion, truth: ModelQuestion | undefined, random: Random) {
  if (truth === undefined) throw new Error('Not in the model')
  const isRight = random.below(2) === 0
  const keyOf = (text: string) => {
    const found = shown.choices.find((choice) => choice.text.text === text)
    if (found === undefined) throw new Error(`${text} is not shown`)
    return found.key
  }
  const texts = shown.choices.map((choice) => choice.text.text)
  const meaning: Meaning = random.below(10) === 0 ? [] : truth.choose(isRight, texts, random)
  return { meaning, answer: answerOf(shown, meaning, keyOf) }
}

function answerOf(shown: ShownQuestion, meaning: Meaning, keyOf: (text: string) => number): Answer {
  switch (shown.kind) {
    case 'single':
      return { kind: 'single', chosen: meaning[0] === undefined ? null : keyOf(meaning[0]) }
    case 'multi':
      return { kind: 'multi', chosen: meaning.map(keyOf) }
    case 'order':
      return { kind: 'order', sequence: meaning.map(keyOf) }
    case 'text':
      return { kind: 'text', text: meaning[0] ?? '' }
    case 'number':
      return { kind: 'number', text: meaning[0] ?? '', language: 'de' }
    case 'pairs':
      return {
        kind: 'pairs',
        chosen: shown.choices.map(({ text }) => {
          const pair = meaning.find((one) => one.startsWith(`${text.text}→`))
          const match = shown.matches.find((one) => pair === `${text.text}→${one.text.text}`)
          return match?.key ?? null
        }),
      }
  }
}

function start(quiz: QuizVersion, earlier: Attempt[], now: string, number: number) {
  const seed = `attempt ${number}`
  const common = { quiz, earlier, now, seed, learnerId: 'ada', extraTimePercent: 0 }
  return startAttempt({ ...common, attemptId: `a${number}` })
}

function drawn(attempt: Attempt): { questionId: string; points: string }[] {
  return attempt.items.map(({ questionId, points }) => ({ questionId, points }))
}

function iso(ms: number): string {
  return new Date(ms).toISOString()
}
