import { type Attempt, type AttemptItem, endOf, isAfter, requireOwnVersion } from './attempt.ts'
import { type AttemptGrade, gradeAttempt } from './grade-attempt.ts'
import { isRight } from './grade-question.ts'
import type { Answer, FormattedText, Question } from './question.ts'
import type { FeedbackRules, FeedbackTime, QuizVersion } from './quiz.ts'
import { requireQuestion } from './start-attempt.ts'

/** A choice as it is shown; its key is its place in this attempt, which is what answers name. */
export type ShownChoice = { key: number; text: FormattedText }

export type ShownQuestion = {
  questionId: string
  /** Its place in the attempt, from 1. */
  place: number
  kind: Question['kind']
  prompt: FormattedText
  points: string
  /** Options, things to order, or the left side of pairs. */
  choices: ShownChoice[]
  /** The right side of pairs. */
  matches: ShownChoice[]
  /** What is asked in, beside a number; empty where there is none. */
  unit: string
  answer: Answer | null
  savedAt: string | null
}

/** A running attempt as its learner may see it. */
export type AttemptView = {
  attemptId: string
  number: number
  startedAt: string
  deadlineAt: string | null
  /** By the server's clock; what a page counts down from, whatever its own clock says. */
  secondsLeft: number | null
  questions: ShownQuestion[]
}

/**
 * What a learner sees before submitting. Nothing in it depends on what is right: it is made of the
 * prompts, the shown order and the learner's own answers.
 */
export function viewRunningAttempt(quiz: QuizVersion, attempt: Attempt, now: string): AttemptView {
  requireOwnVersion(quiz, attempt)
  const { attemptId, number, startedAt, deadlineAt } = attempt
  return {
    attemptId,
    number,
    startedAt,
    deadlineAt,
    secondsLeft: deadlineAt === null ? null : secondsBetween(now, deadlineAt),
    questions: attempt.items.map((item, at) => showQuestion(quiz, attempt, item, at + 1)),
  }
}

export type SubmittedView = {
  attemptId: string
  number: number
  startedAt: string
  submittedAt: string
  submittedBy: 'learner' | 'deadline'
  /** Null until the rules of the quiz allow it, as all that follows. */
  score: { points: string; maxPoints: string; percent: string; isPassed: boolean } | null
  questions: SubmittedQuestion[]
}

export type SubmittedQuestion = ShownQuestion & {
  result: { state: 'blank' | 'wrong' | 'partial' | 'right'; points: string } | null
  /** In the keys of this attempt; texts for what is typed. */
  rightAnswer: RightAnswer | null
  explanation: FormattedText | null
  feedback: FormattedText[]
}

export type RightAnswer =
  | { kind: 'choices'; keys: number[] }
  | { kind: 'order'; sequence: number[] }
  | { kind: 'pairs'; matches: number[] }
  | { kind: 'texts'; texts: string[] }
  | { kind: 'numbers'; numbers: { value: string; tolerance: string; toleranceKind: string }[] }

/**
 * What a learner sees of a submitted attempt. Each part waits for the moment that the rules name.
 * `grade` is the one that counts, where it was graded anew.
 * @throws RangeError for an attempt that is not submitted
 */
export function viewSubmittedAttempt(
  quiz: QuizVersion,
  attempt: Attempt,
  {
    now,
    canStartAgain,
    grade = gradeAttempt(quiz, attempt),
  }: { now: string; canStartAgain: boolean; grade?: AttemptGrade },
): SubmittedView {
  const { attemptId, number, startedAt, submittedAt, submittedBy } = attempt
  if (submittedAt === null || submittedBy === null) throw new RangeError('Not submitted')
  const tells = told(quiz, { now, canStartAgain })
  const { points, maxPoints, percent, isPassed } = grade
  return {
    attemptId,
    number,
    startedAt,
    submittedAt,
    submittedBy,
    score: tells.score ? { points, maxPoints, percent, isPassed } : null,
    questions: attempt.items.map((item, at) => {
      const question = requireQuestion(quiz, item.questionId)
      const graded = grade.questions.find((one) => one.questionId === item.questionId)
      return {
        ...showQuestion(quiz, attempt, item, at + 1),
        result: tells.correctness && graded ? { state: graded.state, points: graded.points } : null,
        rightAnswer: tells.rightAnswers ? rightAnswerOf(question, item) : null,
        explanation: (tells.explanations && question.explanation) || null,
        feedback: tells.explanations ? feedbackTo(question, graded?.matched ?? []) : [],
      }
    }),
  }
}

/** Which parts the rules of a quiz allow at a moment. */
export function told(
  quiz: Pick<QuizVersion, 'feedback' | 'closesAt'>,
  { now, canStartAgain }: { now: string; canStartAgain: boolean },
): Record<keyof FeedbackRules, boolean> {
  const isClosed = quiz.closesAt !== null && !isAfter(quiz.closesAt, now)
  const isTime: Record<FeedbackTime, boolean> = {
    never: false,
    onSubmission: true,
    afterLastAttempt: !canStartAgain,
    afterClosing: isClosed,
  }
  const { score, correctness, rightAnswers, explanations } = quiz.feedback
  return {
    score: isTime[score],
    correctness: isTime[correctness],
    rightAnswers: isTime[rightAnswers],
    explanations: isTime[explanations],
  }
}

/** Whether a learner can start one more, which decides when feedback of `afterLastAttempt` is told. */
export function canStartAgain(
  quiz: Pick<QuizVersion, 'attemptsAllowed' | 'closesAt'>,
  attempts: readonly Attempt[],
  now: string,
): boolean {
  const isClosed = quiz.closesAt !== null && !isAfter(quiz.closesAt, now)
  const isRunning = attempts.some((one) => {
    const end = endOf(one)
    return one.submittedAt === null && (end === null || !isAfter(now, end))
  })
  const isUsedUp = quiz.attemptsAllowed !== null && attempts.length >= quiz.attemptsAllowed
  return isRunning || !(isClosed || isUsedUp)
}

function showQuestion(quiz: QuizVersion, attempt: Attempt, item: AttemptItem, place: number) {
  const question = requireQuestion(quiz, item.questionId)
  const saved = attempt.saved[item.questionId]
  const choices =
    question.kind === 'single' || question.kind === 'multi'
      ? question.options
      : question.kind === 'order'
        ? question.items
        : question.kind === 'pairs'
          ? question.lefts
          : []
  return {
    questionId: item.questionId,
    place,
    kind: question.kind,
    prompt: question.prompt,
    points: item.points,
    choices: keyed(item.shown, choices),
    matches: keyed(item.choices, question.kind === 'pairs' ? question.rights : []),
    unit: question.kind === 'number' ? question.unit : '',
    answer: saved?.answer ?? null,
    savedAt: saved?.savedAt ?? null,
  }
}

function keyed(
  ids: readonly string[],
  choices: readonly { optionId: string; text: FormattedText }[],
): ShownChoice[] {
  return ids.flatMap((id, key) => {
    const found = choices.find(({ optionId }) => optionId === id)
    return found ? [{ key, text: found.text }] : []
  })
}

function rightAnswerOf(question: Question, item: AttemptItem): RightAnswer {
  const keyOf = (id: string) => item.shown.indexOf(id)
  const keysOf = (options: readonly { optionId: string }[]) =>
    options.map(({ optionId }) => keyOf(optionId)).sort((a, b) => a - b)
  switch (question.kind) {
    case 'single':
      return { kind: 'choices', keys: keysOf(question.options.filter(isWhole)) }
    case 'multi':
      return { kind: 'choices', keys: keysOf(question.options.filter(isRight)) }
    case 'order':
      return { kind: 'order', sequence: question.items.map(({ optionId }) => keyOf(optionId)) }
    case 'pairs':
      return {
        kind: 'pairs',
        matches: item.shown.map((id) => {
          const left = question.lefts.find(({ optionId }) => optionId === id)
          return item.choices.indexOf(left?.rightId ?? '')
        }),
      }
    case 'text':
      return {
        kind: 'texts',
        texts: question.accepted.filter(isWhole).map(({ text }) => text),
      }
    case 'number':
      return {
        kind: 'numbers',
        numbers: question.accepted
          .filter(isWhole)
          .flatMap(({ value, tolerance, toleranceKind }) =>
            value === null ? [] : [{ value, tolerance, toleranceKind }],
          ),
      }
  }
}

function isWhole({ credit }: { credit: string }): boolean {
  return Number(credit) === 100
}

function feedbackTo(question: Question, matched: readonly string[]): FormattedText[] {
  const found =
    question.kind === 'single' || question.kind === 'multi'
      ? question.options.filter(({ optionId }) => matched.includes(optionId))
      : question.kind === 'text' || question.kind === 'number'
        ? question.accepted.filter((_, at) => matched.includes(String(at)))
        : []
  return found.flatMap(({ feedback }) => (feedback ? [feedback] : []))
}

function secondsBetween(from: string, to: string): number {
  return Math.max(0, Math.floor((Date.parse(to) - Date.parse(from)) / 1000))
}
