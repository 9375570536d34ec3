import { type CourseVersion, type Lesson, lessonsOf } from './course.ts'
import { type LessonProgress, nothingDone } from './lesson-progress.ts'

/** By lesson; a lesson that was never opened has none. */
export type ProgressByLesson = Readonly<Record<string, LessonProgress>>

export type LessonState = 'locked' | 'open' | 'started' | 'completed'

export type CourseProgress = {
  lessons: { lessonId: string; state: LessonState }[]
  /** Required lessons that are completed, and all of them. */
  completed: number
  required: number
  /** Whole, rounded down: 100 only when every required lesson is completed. */
  percent: number
  isCompleted: boolean
  /** Of the course's result; a decimal text, null where it has none yet. */
  score: string | null
  /** Where to go on; null when nothing is left. */
  resume: { lessonId: string; position: string | null } | null
}

/** How far an enrolment has come, in one walk over its lessons. */
export function courseProgress(course: CourseVersion, progress: ProgressByLesson): CourseProgress {
  const lessons = lessonsOf(course)
  const of = (lesson: Lesson) => progressOf(progress, lesson.lessonId)
  const states = lessonStates(course, lessons, of)
  const required = lessons.filter(({ isRequired }) => isRequired)
  const completed = required.filter((lesson) => of(lesson).completedAt !== null).length
  return {
    lessons: states,
    completed,
    required: required.length,
    percent: required.length === 0 ? 0 : Math.floor((completed * 100) / required.length),
    isCompleted: isCourseCompleted(course, progress),
    score: scoreOf(course, lessons, of),
    resume: resumePlace(states, progress),
  }
}

/** Whether the rule of the course is met. */
export function isCourseCompleted(course: CourseVersion, progress: ProgressByLesson): boolean {
  const isDone = (lessonId: string) => progressOf(progress, lessonId).completedAt !== null
  const required = lessonsOf(course).filter(({ isRequired }) => isRequired)
  const done = required.filter(({ lessonId }) => isDone(lessonId)).length
  switch (course.completion.kind) {
    case 'all':
      return required.length > 0 && done === required.length
    case 'percent':
      return required.length > 0 && done * 100 >= required.length * course.completion.percent
    case 'lessons':
      return course.completion.lessonIds.every(isDone)
  }
}

/**
 * Whether a lesson may be opened now: to be asked before anything of it is sent, as a link to it
 * may be typed.
 */
export function mayOpen(
  course: CourseVersion,
  progress: ProgressByLesson,
  lessonId: string,
): boolean {
  const { lessons } = courseProgress(course, progress)
  const found = lessons.find((lesson) => lesson.lessonId === lessonId)
  return found !== undefined && found.state !== 'locked'
}

function lessonStates(
  { order }: CourseVersion,
  lessons: readonly Lesson[],
  of: (lesson: Lesson) => LessonProgress,
): { lessonId: string; state: LessonState }[] {
  let isBarred = false
  return lessons.map((lesson) => {
    const { completedAt, openedAt } = of(lesson)
    const isCompleted = completedAt !== null
    // What is completed stays open, even where an earlier lesson was added to a new version.
    const state = isCompleted ? 'completed' : isBarred ? 'locked' : openedAt ? 'started' : 'open'
    if (order === 'locked' && lesson.isRequired && !isCompleted) isBarred = true
    return { lessonId: lesson.lessonId, state }
  })
}

/** The lesson that was opened last and is not completed, else the first that is open. */
function resumePlace(
  states: readonly { lessonId: string; state: LessonState }[],
  progress: ProgressByLesson,
): CourseProgress['resume'] {
  const open = states.filter(({ state }) => state === 'open' || state === 'started')
  const lastOpened = open
    .map(({ lessonId }) => ({ lessonId, at: progressOf(progress, lessonId).lastOpenedAt }))
    .reduce<{ lessonId: string; at: string | null } | undefined>(
      (best, one) => ((one.at ?? '') > (best?.at ?? '') ? one : best),
      undefined,
    )
  const chosen = lastOpened ?? open[0]
  if (chosen === undefined) return null
  return { lessonId: chosen.lessonId, position: progressOf(progress, chosen.lessonId).position }
}

function scoreOf(
  { score }: CourseVersion,
  lessons: readonly Lesson[],
  of: (lesson: Lesson) => LessonProgress,
): string | null {
  if (score.kind === 'none') return null
  if (score.kind === 'lesson') {
    const lesson = lessons.find(({ lessonId }) => lessonId === score.lessonId)
    return lesson ? of(lesson).percent : null
  }
  const percents = lessons.flatMap((lesson) => of(lesson).percent ?? [])
  if (percents.length === 0) return null
  const mean = percents.reduce((sum, percent) => sum + Number(percent), 0) / percents.length
  return String(Math.round(mean * 100) / 100)
}

function progressOf(progress: ProgressByLesson, lessonId: string): LessonProgress {
  return (Object.hasOwn(progress, lessonId) ? progress[lessonId] : undefined) ?? nothingDone
}
