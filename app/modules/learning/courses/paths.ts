import type { LessonKind } from '#contract/learning/lessons.ts'

export function coursesPath(firmId: string): string {
  return `/firms/${firmId}/courses`
}

export function coursePath(firmId: string, courseId: string): string {
  return `${coursesPath(firmId)}/${courseId}`
}

/** The paper of a certificate of one's own, a page of the module of certificates. */
export function myCertificatePdfPath(firmId: string, certificateId: string): string {
  return `/firms/${firmId}/my-certificates/${certificateId}/pdf`
}

/** Certificates of earlier versions of a course, a page of the module of certificates. */
export function earlierCertificatesPath(firmId: string, courseId: string): string {
  return `${coursePath(firmId, courseId)}/earlier-certificates`
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

/** A course by role and lesson. */
export function courseReportPath(firmId: string, courseId: string): string {
  return `${coursePath(firmId, courseId)}/report`
}

/** All courses and learners in figures. */
export function learningReportPath(firmId: string): string {
  return `/firms/${firmId}/learning-report`
}

/** All that one person learns. */
export function learnerPath(firmId: string, learnerId: string): string {
  return `/firms/${firmId}/learners/${learnerId}`
}

/** What is offered of a course to anybody. */
export function offerPath(firmId: string, courseId: string): string {
  return `${coursePath(firmId, courseId)}/offer`
}

/** A lesson of a draft as learners will see it. */
export function lessonPreviewPath(firmId: string, courseId: string, lessonId: string): string {
  return `${lessonPath(firmId, courseId, lessonId)}/preview`
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
  return lessonBelow(myCoursePath(firmId, enrolmentId), lessonId)
}

/** A lesson of a learner, below their course. */
export function lessonBelow(base: string, lessonId: string): string {
  return `${base}/lessons/${lessonId}`
}

/** An attempt at the quiz of a lesson, below the course of its learner. */
export function attemptBelow(base: string, lessonId: string, attemptId: string): string {
  return `${lessonBelow(base, lessonId)}/attempts/${attemptId}`
}

/** A part of a package that was opened, below the course of its learner. */
export function packageBelow(base: string, lessonId: string, sessionId: string): string {
  return `${lessonBelow(base, lessonId)}/package/${sessionId}`
}

/** What came of the packages of a course. */
export function packagesPath(firmId: string, courseId: string): string {
  return `${coursePath(firmId, courseId)}/packages`
}

/** What came of one of them for one learner, part by part. */
export function takingPath(firmId: string, courseId: string, takingId: string): string {
  return `${packagesPath(firmId, courseId)}/${takingId}`
}

/** Where a unit of it is waived. */
export function waiveUnitPath(
  firmId: string,
  ref: { courseId: string; takingId: string; itemId: string },
): string {
  const { courseId, takingId, itemId } = ref
  return `${takingPath(firmId, courseId, takingId)}/waive?item=${encodeURIComponent(itemId)}`
}

/** A part of the package of a draft that was opened to look at. */
export function triedPackagePath(
  firmId: string,
  { courseId, lessonId, sessionId }: { courseId: string; lessonId: string; sessionId: string },
): string {
  return `${lessonPath(firmId, courseId, lessonId)}/package/${sessionId}`
}
