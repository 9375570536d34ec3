import { requireIdParam } from '#app/shell/id-param.ts'
import type { Args } from '#app/shell/load-context.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import {
  type AnswersInput,
  type Attempt,
  attemptsContract,
  type QuizStanding,
} from '#contract/learning/attempts.ts'
import type { HandInInput } from '#contract/learning/hand-ins.ts'
import { type MyLesson, myCoursesContract, type Watched } from '#contract/learning/my-courses.ts'
import {
  type PackageSession,
  type PackageStanding,
  packagesContract,
} from '#contract/learning/packages.ts'
import { myCoursePath } from './paths.ts'

/** What is sent once only, where the form says so. */
type Once = { idempotencyKey?: string | undefined }
type AttemptRef = { lessonId: string; attemptId: string }
type Part = { from?: number; to?: number }

/** What the pages of a learner ask for and do: a member's, or those of whoever has a link. */
export type Learning = {
  /** Of the course; its lessons are below it. */
  base: string
  openLesson(lessonId: string): Promise<MyLesson>
  confirmLesson(lessonId: string, once: Once): Promise<MyLesson>
  lessonFile(lessonId: string, part: Part): Promise<Response>
  lessonCaptions(lessonId: string): Promise<Response>
  noteWatched(lessonId: string, watched: Watched): Promise<{ isCompleted: boolean; done: number }>
  handIn(lessonId: string, handIn: HandInInput, once: Once): Promise<MyLesson>
  handInFile(lessonId: string, handInId: string): Promise<Response>
  packageStanding(lessonId: string): Promise<PackageStanding>
  launchPackage(lessonId: string, itemId: string, once: Once): Promise<{ sessionId: string }>
  packageSession(lessonId: string, sessionId: string): Promise<PackageSession>
  standing(lessonId: string): Promise<QuizStanding>
  start(lessonId: string, once: Once): Promise<{ attemptId: string }>
  getAttempt(ref: AttemptRef): Promise<Attempt>
  save(
    ref: AttemptRef & AnswersInput,
  ): Promise<{ isSubmitted: boolean; secondsLeft: number | null }>
  submit(ref: AttemptRef, once: Once): Promise<Attempt>
}

/** A course of the member who asks. */
export async function memberLearning(args: Args): Promise<Learning> {
  const { call, stream, firm } = await requireFirm(args)
  const course = { firmId: firm.firmId, enrolmentId: requireIdParam(args, 'enrolmentId') }
  return {
    base: myCoursePath(course.firmId, course.enrolmentId),
    openLesson: (lessonId) => call(myCoursesContract.openLesson, { ...course, lessonId }),
    confirmLesson: (lessonId, once) =>
      call(myCoursesContract.confirmLesson, { ...course, lessonId }, once),
    lessonFile: (lessonId, part) =>
      stream(myCoursesContract.lessonFile, { ...course, lessonId, ...part }),
    lessonCaptions: (lessonId) => stream(myCoursesContract.lessonCaptions, { ...course, lessonId }),
    noteWatched: (lessonId, watched) =>
      call(myCoursesContract.noteWatched, { ...watched, ...course, lessonId }),
    handIn: (lessonId, handIn, once) =>
      call(myCoursesContract.handIn, { ...handIn, ...course, lessonId }, once),
    handInFile: (lessonId, handInId) =>
      stream(myCoursesContract.handInFile, { ...course, lessonId, handInId }),
    packageStanding: (lessonId) => call(packagesContract.standing, { ...course, lessonId }),
    launchPackage: (lessonId, itemId, once) =>
      call(packagesContract.open, { ...course, lessonId, itemId }, once),
    packageSession: (lessonId, packageSessionId) =>
      call(packagesContract.session, { ...course, lessonId, packageSessionId }),
    standing: (lessonId) => call(attemptsContract.standing, { ...course, lessonId }),
    start: (lessonId, once) => call(attemptsContract.start, { ...course, lessonId }, once),
    getAttempt: (ref) => call(attemptsContract.get, { ...course, ...ref }),
    save: (ref) => call(attemptsContract.save, { ...ref, ...course }),
    submit: (ref, once) => call(attemptsContract.submit, { ...course, ...ref }, once),
  }
}
