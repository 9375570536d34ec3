import { and, asc, eq, isNotNull } from 'drizzle-orm'
import { AppError } from '#contract/core/errors.ts'
import type { Reader, Writer } from '../../../firm/store.ts'
import type { Attempt } from './attempt.ts'
import type { AttemptGrade } from './grade-attempt.ts'
import type { QuizVersion } from './quiz.ts'
import { parseAttempt, parseGrade, parseQuiz } from './stored.ts'
import { attemptsTable, quizVersionsTable } from './tables.ts'

/** Where in somebody's course an attempt is taken. */
export type Place = { enrolmentId: string; lessonId: string }

type Row = typeof attemptsTable.$inferSelect
export type KeptAttempt = Place & {
  learnerName: string
  attempt: Attempt
  /** Once it is submitted. */
  grade: AttemptGrade | null
}

/** A learner's attempts in a lesson, the oldest first. */
export function attemptsAt({ db }: Reader, { enrolmentId, lessonId }: Place): KeptAttempt[] {
  const isMeant = and(
    eq(attemptsTable.enrolmentId, enrolmentId),
    eq(attemptsTable.lessonId, lessonId),
  )
  const rows = db
    .select()
    .from(attemptsTable)
    .where(isMeant)
    .orderBy(asc(attemptsTable.number))
    .all()
  return rows.map(toKept)
}

/** As many of a quiz as its figures are made of. */
const mostCounted = 20_000

/** Submitted attempts at a quiz, in no order of learners. */
export function submittedAttempts({ db }: Reader, quizId: string): KeptAttempt[] {
  const isMeant = and(eq(attemptsTable.quizId, quizId), isNotNull(attemptsTable.submittedAt))
  return db.select().from(attemptsTable).where(isMeant).limit(mostCounted).all().map(toKept)
}

/** What submitted attempts at a quiz came to, with the version of each: without their answers. */
export function gradesOf(
  { sql }: Reader,
  quizId: string,
): { quizVersion: number; grade: AttemptGrade }[] {
  return sql
    .exec<{ quizVersion: number; grade: string }>(
      `select json_extract(content, '$.quizVersion') as quizVersion, grade from quiz_attempts
       where quiz_id = ? and submitted_at is not null and grade is not null limit ?`,
      quizId,
      mostCounted,
    )
    .toArray()
    .map(({ quizVersion, grade }) => ({ quizVersion, grade: parseGrade(grade) }))
}

/** @throws AppError not_found */
export function getAttempt({ db }: Reader, attemptId: string): KeptAttempt {
  const row = db.select().from(attemptsTable).where(eq(attemptsTable.id, attemptId)).get()
  if (!row) throw new AppError('not_found', 'No such attempt')
  return toKept(row)
}

/** Writes an attempt as it is now. */
export function keepAttempt({ db }: Writer, kept: KeptAttempt): void {
  const { attempt, grade, enrolmentId, lessonId, learnerName } = kept
  const { attemptId, quizId, learnerId, number, startedAt, submittedAt } = attempt
  const changing = {
    submittedAt,
    content: JSON.stringify(attempt),
    grade: grade && JSON.stringify(grade),
  }
  db.insert(attemptsTable)
    .values({
      ...{ quizId, enrolmentId, lessonId, learnerId, learnerName, number, startedAt },
      ...changing,
      id: attemptId,
    })
    .onConflictDoUpdate({ target: attemptsTable.id, set: changing })
    .run()
}

/** The version that an attempt was made from. @throws AppError not_found */
export function getQuizVersion(
  { db }: Reader,
  { quizId, quizVersion }: Pick<Attempt, 'quizId' | 'quizVersion'>,
): QuizVersion {
  const isMeant = and(
    eq(quizVersionsTable.quizId, quizId),
    eq(quizVersionsTable.version, quizVersion),
  )
  const row = db.select().from(quizVersionsTable).where(isMeant).get()
  if (!row) throw new AppError('not_found', 'No such version')
  return parseQuiz(row.content)
}

/** Keeps a version from which an attempt is made; one that is kept already stays. */
export function keepQuizVersion({ db }: Writer, quiz: QuizVersion): void {
  const { quizId, version } = quiz
  db.insert(quizVersionsTable)
    .values({ quizId, version, content: JSON.stringify(quiz) })
    .onConflictDoNothing()
    .run()
}

function toKept({ enrolmentId, lessonId, learnerName, content, grade }: Row): KeptAttempt {
  return {
    ...{ enrolmentId, lessonId, learnerName },
    attempt: parseAttempt(content),
    grade: grade === null ? null : parseGrade(grade),
  }
}
