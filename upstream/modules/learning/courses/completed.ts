import { hooks } from '../../../core/hooks.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import type { Enrolment } from './enrolment.ts'

/** An enrolment at the moment at which it is completed. */
export type CompletedCourse = {
  enrolment: Enrolment
  learnerName: string
  course: { title: string; hasCertificate: boolean; validMonths: number | null }
  /** Of its quizzes and packages, a decimal text; null for none. */
  percent: string | null
}

declare module '../../../core/hooks.ts' {
  interface ModuleParts {
    /** Something follows when somebody completes a course. */
    courseCompleted: (writer: Writer, context: FirmContext, completed: CompletedCourse) => void
  }
}

/** Tells whoever follows that a course was completed. */
export function tellCompleted(
  writer: Writer,
  context: FirmContext,
  completed: CompletedCourse,
): void {
  for (const follow of hooks('courseCompleted')) follow(writer, context, completed)
}
