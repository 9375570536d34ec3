import type { AnswersInput, Attempt, QuizStanding } from '#contract/learning/attempts.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { quizStanding, saveAnswers, startQuiz, submitQuiz, viewAttempt } from '../quizzes/index.ts'
import { doLesson, requireQuizLesson } from './my-lessons.ts'

type LessonRef = { enrolmentId: string; lessonId: string }
type AttemptRef = LessonRef & { attemptId: string }

/** The rules of the quiz of a lesson of the caller's, and their attempts. @throws AppError not_found */
export function standingOf(reader: Reader, firm: FirmContext, ref: LessonRef): QuizStanding {
  return quizStanding(reader, firm, requireQuizLesson(reader, firm, ref))
}

/** Begins an attempt, or gives the one that runs. @throws AppError not_found, conflict */
export function startAttempt(
  writer: Writer,
  firm: FirmContext,
  ref: LessonRef,
): { attemptId: string } {
  doLesson(writer, firm, ref, { kind: 'opened' })
  return startQuiz(writer, firm, requireQuizLesson(writer, firm, ref))
}

/** An attempt of the caller's. @throws AppError not_found, of others' too */
export function showAttempt(reader: Reader, firm: FirmContext, ref: AttemptRef): Attempt {
  const { title } = requireQuizLesson(reader, firm, ref)
  return { lessonTitle: title, ...viewAttempt(reader, firm, ref) }
}

/** Keeps answers of an attempt of the caller's. @throws AppError not_found */
export function saveAttempt(writer: Writer, firm: FirmContext, input: AnswersInput & AttemptRef) {
  requireQuizLesson(writer, firm, input)
  return saveAnswers(writer, firm, input)
}

/** Submits what is saved of an attempt of the caller's. @throws AppError not_found */
export function submitAttempt(writer: Writer, firm: FirmContext, ref: AttemptRef): Attempt {
  requireQuizLesson(writer, firm, ref)
  submitQuiz(writer, firm, ref)
  return showAttempt(writer, firm, ref)
}
