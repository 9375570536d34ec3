import type { Regrading, RegradeLine as ShownLine } from '#contract/learning/quizzes.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import {
  getAttempt,
  getQuizVersion,
  type KeptAttempt,
  keepAttempt,
  submittedAttempts,
} from './attempt-rows.ts'
import { questionsOf, versionOfQuiz } from './build-version.ts'
import type { QuizVersion } from './quiz.ts'
import { quizzes } from './register.ts'
import { type RegradeLine, regrade } from './regrade.ts'
import { tellResult } from './take-quiz.ts'

type Asked = Regrading & { quizId: string }

/** The attempts whose result would change, by learner. @throws AppError not_found */
export function previewRegrade(reader: Reader, asked: Asked): ShownLine[] {
  const { lines, kept } = regradeLines(reader, asked)
  const names = new Map(kept.map(({ attempt, learnerName }) => [attempt.attemptId, learnerName]))
  return lines.map(({ attemptId, before, after, isTaken }) => ({
    attemptId,
    learnerName: names.get(attemptId) ?? '',
    before: before.percent,
    after: after.percent,
    wasPassed: before.isPassed,
    isPassed: after.isPassed,
    isTaken,
  }))
}

/** Takes the new results, and tells the courses. @throws AppError not_found */
export function regradeQuiz(
  writer: Writer,
  context: FirmContext,
  asked: Asked,
): { changed: number } {
  const { lines } = regradeLines(writer, asked)
  const taken = lines.filter(({ isTaken }) => isTaken)
  for (const { attemptId, after } of taken) {
    const kept = getAttempt(writer, attemptId)
    keepAttempt(writer, { ...kept, grade: after })
    tellResult(writer, context, getQuizVersion(writer, kept.attempt), kept)
  }
  const { id, title } = quizzes.get(writer, asked.quizId)
  const after = { attempts: taken.length }
  writer.audit({ entity: 'quiz', entityId: id, action: 'regrade', title, after })
  return { changed: taken.length }
}

function regradeLines(
  reader: Reader,
  { quizId, questionId, ruling, keepsBetter }: Asked,
): { lines: RegradeLine[]; kept: KeptAttempt[] } {
  const stored = quizzes.get(reader, quizId)
  const kept = submittedAttempts(reader, quizId)
  const versions: Record<number, QuizVersion> = {}
  for (const { attempt } of kept) {
    versions[attempt.quizVersion] ??= getQuizVersion(reader, attempt)
  }
  const lines = regrade(
    kept.flatMap(({ attempt, grade }) => (grade ? [{ attempt, grade }] : [])),
    {
      versions,
      corrected: versionOfQuiz(stored, questionsOf(reader, stored)),
      rulings: { [questionId]: ruling },
      keepsBetter: keepsBetter === true,
    },
  )
  return { lines, kept }
}
