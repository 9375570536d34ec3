import { asc, eq } from 'drizzle-orm'
import { z } from 'zod'
import { QuizPool } from '#contract/learning/quizzes.ts'
import type { Reader } from '../../../firm/store.ts'
import type { Question } from './question.ts'
import type { QuizVersion, Slot } from './quiz.ts'
import { parseQuestion } from './stored.ts'
import { questionsTable, type quizzesTable } from './tables.ts'

export type StoredQuiz = typeof quizzesTable.$inferSelect
export type StoredQuestion = { id: string; pool: string; version: number; question: Question }

const Ids = z.array(z.string())
const Pools = z.array(QuizPool)

/** The questions of a quiz, in their order. */
export function questionsOf({ db }: Reader, quiz: StoredQuiz): StoredQuestion[] {
  const rows = db
    .select()
    .from(questionsTable)
    .where(eq(questionsTable.quizId, quiz.id))
    .orderBy(asc(questionsTable.id))
    .all()
  const order = parseIds(quiz.questionIds)
  return rows
    .map(({ id, pool, version, content }) => ({
      ...{ id, pool, version },
      question: parseQuestion(content),
    }))
    .sort((one, other) => order.indexOf(one.id) - order.indexOf(other.id))
}

/** Seconds after the deadline in which an answer on its way is still taken. */
const graceSeconds = 15

/** A quiz as it is now, as a version that attempts are made from. */
export function versionOfQuiz(quiz: StoredQuiz, stored: readonly StoredQuestion[]): QuizVersion {
  const { timeLimitMinutes, wrongPercent, floor } = quiz
  return {
    quizId: quiz.id,
    version: quiz.version,
    slots: slotsOf(stored, parsePools(quiz.pools)),
    questions: Object.fromEntries(stored.map(({ id, question }) => [id, question])),
    shuffleQuestions: quiz.shuffleQuestions,
    shuffleOptions: quiz.shuffleOptions,
    timeLimitSeconds: timeLimitMinutes === null ? null : timeLimitMinutes * 60,
    graceSeconds,
    attemptsAllowed: quiz.attemptsAllowed,
    counts: quiz.counts,
    passPercent: quiz.passPercent,
    negativeMarks: Number(wrongPercent) === 0 ? null : { wrongPercent, floor },
    feedback: {
      score: quiz.tellsScore,
      correctness: quiz.tellsCorrectness,
      rightAnswers: quiz.tellsRightAnswers,
      explanations: quiz.tellsExplanations,
    },
    opensAt: null,
    closesAt: null,
  }
}

/** Each question in its place; those of a pool in the place of its first. */
function slotsOf(
  stored: readonly StoredQuestion[],
  pools: readonly { name: string; draw: number }[],
): Slot[] {
  const done = new Set<string>()
  return stored.flatMap(({ id, pool }): Slot[] => {
    if (pool === '') return [{ kind: 'fixed', questionId: id, points: null }]
    if (done.has(pool)) return []
    done.add(pool)
    const questionIds = stored.filter((one) => one.pool === pool).map((one) => one.id)
    const draw = pools.find(({ name }) => name === pool)?.draw ?? 1
    return [{ kind: 'pool', poolId: pool, questionIds, draw, points: null }]
  })
}

export function parseIds(json: string): string[] {
  return Ids.parse(JSON.parse(json))
}

export function parsePools(json: string): z.infer<typeof Pools> {
  return Pools.parse(JSON.parse(json))
}
