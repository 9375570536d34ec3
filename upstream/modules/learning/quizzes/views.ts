import type { Reader } from '../../../firm/store.ts'
import { questionsOf, versionOfQuiz } from './build-version.ts'
import { quizFaults } from './quiz-faults.ts'
import { quizzes } from './register.ts'

/** Quizzes to choose for a lesson, by title. */
export function quizChoices({ sql }: Reader): { quizId: string; title: string }[] {
  return sql
    .exec<{ quizId: string; title: string }>(
      `select id as quizId, title from quizzes where is_archived = 0
       order by title collate nocase, id limit 500`,
    )
    .toArray()
}

/** What a quiz is called; undefined for an id that is none. */
export function findQuizTitle(reader: Reader, quizId: string): string | undefined {
  return quizzes.find(reader, quizId)?.title
}

/** Whether a quiz can be taken as it is now. */
export function isQuizReady(reader: Reader, quizId: string): boolean {
  const quiz = quizzes.find(reader, quizId)
  return (
    quiz !== undefined && quizFaults(versionOfQuiz(quiz, questionsOf(reader, quiz))).length === 0
  )
}
