import { type CourseVersion, lessonsOf } from './course.ts'

/** What one enrolment has done, as few numbers as a report over thousands needs. */
export type EnrolmentFacts = {
  enrolmentId: string
  learnerId: string
  /** The learner's groups, by id. */
  groupIds: string[]
  startedAt: string | null
  completedAt: string | null
  isOverdue: boolean
  completedLessonIds: string[]
  /** Decimal text in per cent; null for none. */
  score: string | null
}

export type ReportLine = {
  enrolled: number
  notStarted: number
  inProgress: number
  completed: number
  overdue: number
  /** Of those enrolled, whole and rounded down; null of nobody. */
  completedPercent: number | null
  /** The mean of those that have a score, to two digits. */
  meanScore: string | null
}

export type CourseReport = {
  whole: ReportLine
  groups: { groupId: string; line: ReportLine }[]
  /** In the order of the course: how many completed each, and where people stop. */
  lessons: { lessonId: string; completed: number; percent: number }[]
}

/** A course by group and lesson, in one walk over its enrolments. */
export function courseReport(
  course: CourseVersion,
  enrolments: readonly EnrolmentFacts[],
): CourseReport {
  const groups = new Map<string, EnrolmentFacts[]>()
  const completed = new Map<string, number>()
  for (const one of enrolments) {
    for (const id of one.groupIds) {
      const members = groups.get(id)
      if (members) members.push(one)
      else groups.set(id, [one])
    }
    for (const id of one.completedLessonIds) completed.set(id, (completed.get(id) ?? 0) + 1)
  }
  return {
    whole: lineOf(enrolments),
    groups: [...groups].map(([groupId, members]) => ({ groupId, line: lineOf(members) })),
    lessons: lessonsOf(course).map(({ lessonId }) => ({
      lessonId,
      completed: completed.get(lessonId) ?? 0,
      percent: percentOf(completed.get(lessonId) ?? 0, enrolments.length) ?? 0,
    })),
  }
}

/** Enrolments in figures. */
export function lineOf(enrolments: readonly EnrolmentFacts[]): ReportLine {
  const count = (is: (one: EnrolmentFacts) => boolean) => enrolments.filter(is).length
  const done = count(({ completedAt }) => completedAt !== null)
  const notStarted = count((one) => one.completedAt === null && one.startedAt === null)
  const scores = enrolments.flatMap(({ score }) => (score === null ? [] : [Number(score)]))
  const mean = scores.reduce((a, b) => a + b, 0) / scores.length
  return {
    enrolled: enrolments.length,
    notStarted,
    inProgress: enrolments.length - done - notStarted,
    completed: done,
    overdue: count(({ isOverdue }) => isOverdue),
    completedPercent: percentOf(done, enrolments.length),
    meanScore: scores.length === 0 ? null : String(Math.round(mean * 100) / 100),
  }
}

/** A part of a whole in per cent, rounded down; null of nothing. */
export function percentOf(part: number, whole: number): number | null {
  return whole === 0 ? null : Math.floor((part * 100) / whole)
}
