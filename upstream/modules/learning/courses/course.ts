import type { CourseState } from '#contract/learning/courses.ts'
import type { LessonKind } from '#contract/learning/lessons.ts'

/** A course as it was published: a version never changes, and who began one keeps it. */
export type CourseVersion = {
  courseId: string
  /** 1 for the first that was published. */
  version: number
  title: string
  chapters: Chapter[]
  /** `locked`: a lesson opens when every required one before it is completed. */
  order: 'free' | 'locked'
  completion: CompletionRule
  score: ScoreRule
  due: DueRule | null
}

export type Chapter = { chapterId: string; title: string; lessons: Lesson[] }

export type Lesson = {
  lessonId: string
  title: string
  /** An optional lesson never keeps another one, or the course, from being completed. */
  isRequired: boolean
  /** Counts up when its content changes so that it is to be done anew; see `moveToVersion`. */
  contentVersion: number
  content: LessonContent
}

/** What a lesson is, and when it is completed. */
export type LessonContent =
  | { kind: 'text' | 'document' | 'picture'; completedBy: 'opening' | 'confirming' }
  | {
      kind: 'video' | 'audio'
      completedBy: 'opening' | 'confirming' | 'watching'
      /** Its length; 0 where it is not known. */
      seconds: number
      watchedPercent: number
    }
  | { kind: 'quiz'; quizId: string; completedBy: 'submitting' | 'passing' }
  | { kind: 'assignment'; completedBy: 'submitting' | 'acceptance' }
  | { kind: 'scorm'; packageId: string; completedBy: 'completing' | 'passing' | 'either' }
  | { kind: 'cmi5'; packageId: string }

/** The kind of a lesson as people choose it: packages of both families are one. */
export function kindOf({ kind }: LessonContent): LessonKind {
  return kind === 'scorm' || kind === 'cmi5' ? 'package' : kind
}

/** When a course is completed. Percentages are of its required lessons, whole numbers. */
export type CompletionRule =
  | { kind: 'all' }
  | { kind: 'percent'; percent: number }
  | { kind: 'lessons'; lessonIds: string[] }

/** Which result a course has, in per cent. */
export type ScoreRule = { kind: 'none' } | { kind: 'lesson'; lessonId: string } | { kind: 'mean' }

/** Until when it is to be completed: days after the enrolment, or a date; both days of the firm. */
export type DueRule = { kind: 'days'; days: number } | { kind: 'date'; date: string }

export type CourseAct = 'submit' | 'sendBack' | 'publish' | 'revise'

/**
 * What becomes of a course by an act; undefined where the act is not open to it. `revise` begins a
 * draft beside the published version, which stays until the next one is published. Who may publish
 * need not hand a draft in first.
 */
export function nextState(state: CourseState, act: CourseAct): CourseState | undefined {
  const steps: Record<CourseState, Partial<Record<CourseAct, CourseState>>> = {
    draft: { submit: 'review', publish: 'published', revise: 'draft' },
    review: { sendBack: 'draft', publish: 'published', revise: 'draft' },
    published: { revise: 'draft' },
  }
  return steps[state][act]
}

/** All lessons of a course in their order. */
export function lessonsOf(course: Pick<CourseVersion, 'chapters'>): Lesson[] {
  return course.chapters.flatMap(({ lessons }) => lessons)
}

export type CourseFault = { at: string; fault: CourseFaultKind }
export type CourseFaultKind =
  | 'noTitle'
  | 'noLessons'
  | 'sameId'
  | 'percent'
  | 'unknownLesson'
  | 'nothingRequired'
  | 'duration'
  | 'dueDays'
  | 'noText'
  | 'noFile'
  | 'noAlt'
  | 'quizNotReady'

/** Everything that keeps a version from being published; `at` is a lesson's id or empty. */
export function courseFaults(course: CourseVersion): CourseFault[] {
  const lessons = lessonsOf(course)
  const faults: CourseFault[] = []
  const add = (at: string, fault: CourseFaultKind, isFault: boolean) => {
    if (isFault) faults.push({ at, fault })
  }
  const ids = new Set(lessons.map(({ lessonId }) => lessonId))
  add('', 'noTitle', course.title.trim() === '')
  add('', 'noLessons', lessons.length === 0)
  add('', 'nothingRequired', lessons.length > 0 && !lessons.some(({ isRequired }) => isRequired))
  add('', 'sameId', ids.size !== lessons.length)
  for (const { lessonId, title, content } of lessons) {
    add(lessonId, 'noTitle', title.trim() === '')
    if (content.kind !== 'video' && content.kind !== 'audio') continue
    if (content.completedBy !== 'watching') continue
    add(lessonId, 'duration', !(content.seconds > 0))
    add(lessonId, 'percent', !isPercent(content.watchedPercent))
  }
  const { completion, score, due } = course
  if (completion.kind === 'percent') add('', 'percent', !isPercent(completion.percent))
  if (completion.kind === 'lessons') {
    add('', 'unknownLesson', completion.lessonIds.length === 0)
    for (const id of completion.lessonIds) add(id, 'unknownLesson', !ids.has(id))
  }
  if (score.kind === 'lesson') add(score.lessonId, 'unknownLesson', !ids.has(score.lessonId))
  if (due?.kind === 'days')
    add('', 'dueDays', !(Number.isInteger(due.days) && due.days >= 0 && due.days <= 3_660))
  return faults
}

function isPercent(value: number): boolean {
  return Number.isInteger(value) && value >= 1 && value <= 100
}
