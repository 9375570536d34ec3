import type { LessonKind } from '#contract/learning/lessons.ts'

export function coursesPath(firmId: string): string {
  return `/firms/${firmId}/courses`
}

export function coursePath(firmId: string, courseId: string): string {
  return `${coursesPath(firmId)}/${courseId}`
}

/** Who is in a course, and who is to be. */
export function learnersPath(firmId: string, courseId: string): string {
  return `${coursePath(firmId, courseId)}/learners`
}

/** The form of a lesson of a draft. */
export function lessonPath(firmId: string, courseId: string, lessonId: string): string {
  return `${coursePath(firmId, courseId)}/lessons/${lessonId}`
}

/** The file of a lesson of a draft. */
export function lessonFilePath(firmId: string, courseId: string, lessonId: string): string {
  return `${lessonPath(firmId, courseId, lessonId)}/file`
}

/** What learners of a course handed in. */
export function handInsPath(firmId: string, courseId: string): string {
  return `${coursePath(firmId, courseId)}/hand-ins`
}

export function newLessonPath(
  firmId: string,
  courseId: string,
  chapterId: string,
  kind: LessonKind,
): string {
  return `${coursePath(firmId, courseId)}/lessons/new?chapter=${chapterId}&kind=${kind}`
}

/** The courses of whoever looks. */
export function myCoursesPath(firmId: string): string {
  return `/firms/${firmId}/my-courses`
}

export function myCoursePath(firmId: string, enrolmentId: string): string {
  return `${myCoursesPath(firmId)}/${enrolmentId}`
}

export function myLessonPath(firmId: string, enrolmentId: string, lessonId: string): string {
  return `${myCoursePath(firmId, enrolmentId)}/lessons/${lessonId}`
}

/** An attempt at the quiz of a lesson. */
export function myAttemptPath(
  firmId: string,
  enrolmentId: string,
  lessonId: string,
  attemptId: string,
): string {
  return `${myLessonPath(firmId, enrolmentId, lessonId)}/attempts/${attemptId}`
}
