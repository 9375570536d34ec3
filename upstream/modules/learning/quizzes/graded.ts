import { hooks } from '../../../core/hooks.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'

/** What of a learner's attempts counts after one was submitted or graded anew. */
export type QuizGraded = {
  enrolmentId: string
  lessonId: string
  isPassed: boolean
  /** Decimal text; null for none. */
  percent: string | null
}

declare module '../../../core/hooks.ts' {
  interface ModuleParts {
    /** It follows the results of quizzes: whose course they belong to. */
    quizGraded: (writer: Writer, context: FirmContext, graded: QuizGraded) => void
  }
}

/** Tells whoever follows the results of quizzes. */
export function tellGraded(writer: Writer, context: FirmContext, graded: QuizGraded): void {
  for (const follow of hooks('quizGraded')) follow(writer, context, graded)
}
