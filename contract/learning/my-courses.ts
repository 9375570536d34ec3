import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { DateOnly, Id, Instant, wholeNumber } from '../core/fields.ts'
import { HandIn, HandInInput } from './hand-ins.ts'
import { LessonCompletion, LessonFile, LessonKind, LessonLine } from './lessons.ts'

export const lessonStates = ['locked', 'open', 'started', 'completed'] as const

/** A course that somebody is in, as they see it. */
export const MyCourse = z.object({
  enrolmentId: Id,
  courseId: Id,
  title: z.string(),
  summary: z.string(),
  /** Required lessons that are completed, and all of them. */
  completed: z.int(),
  required: z.int(),
  percent: z.int(),
  dueDate: DateOnly.nullable(),
  isOverdue: z.boolean(),
  startedAt: Instant.nullable(),
  completedAt: Instant.nullable(),
  /** The lesson to go on with; null where nothing is left. */
  resumeLessonId: Id.nullable(),
})
export type MyCourse = z.infer<typeof MyCourse>

/** A course that they may enrol in. */
export const OfferedCourse = z.object({
  courseId: Id,
  title: z.string(),
  summary: z.string(),
  lessons: z.int(),
})
export type OfferedCourse = z.infer<typeof OfferedCourse>

export const MyCourses = z.object({
  running: z.array(MyCourse),
  completed: z.array(MyCourse),
  offered: z.array(OfferedCourse),
})
export type MyCourses = z.infer<typeof MyCourses>

export const MyCourseOutline = MyCourse.extend({
  courseVersion: z.int(),
  order: z.enum(['locked', 'free']),
  chapters: z.array(
    z.object({
      chapterId: Id,
      title: z.string(),
      lessons: z.array(LessonLine.extend({ state: z.enum(lessonStates) })),
    }),
  ),
})
export type MyCourseOutline = z.infer<typeof MyCourseOutline>

/** A lesson as its learner sees it. */
export const MyLesson = z.object({
  enrolmentId: Id,
  courseTitle: z.string(),
  lessonId: Id,
  title: z.string(),
  chapterTitle: z.string(),
  kind: LessonKind,
  completedBy: LessonCompletion,
  /** Markdown. */
  body: z.string(),
  /** Of a lesson that is a file. */
  media: LessonFile.extend({ alt: z.string(), hasCaptions: z.boolean() }).nullable(),
  /** Of what is played: seconds in all, to be played, and played so far; where to go on. */
  played: z
    .object({ length: z.int(), needed: z.int(), done: z.int(), position: z.number() })
    .nullable(),
  /** Of an assignment: what the learner handed in, the newest first. */
  handIns: z.array(HandIn),
  completedAt: Instant.nullable(),
  /** Whether they may still do something: not in an enrolment that is cancelled. */
  isOpen: z.boolean(),
  /** Its place in the course, from 1, and how many there are. */
  place: z.int(),
  lessons: z.int(),
  previousLessonId: Id.nullable(),
  /** The next one, where it is open already. */
  nextLessonId: Id.nullable(),
})
export type MyLesson = z.infer<typeof MyLesson>

const tags = ['My courses']
const base = '/firms/{firmId}/my-courses' as const
const at = `${base}/{enrolmentId}` as const
const ofFirm = z.object({ firmId: Id })
const one = z.object({ firmId: Id, enrolmentId: Id })
const ofLesson = one.extend({ lessonId: Id })

/** Bytes from and to, both included; the whole where they are left out. */
export const FilePart = z.object({
  from: wholeNumber({ minimum: 0 }).optional(),
  to: wholeNumber({ minimum: 0 }).optional(),
})

const Second = z.int().min(0).max(1_000_000)
export const Watched = z.object({
  spans: z.array(z.object({ from: Second, to: Second })).max(100),
  /** Where to go on. */
  position: Second,
})
export type Watched = z.infer<typeof Watched>

/** What each member sees and does of their own learning, and of nobody else's. */
export const myCoursesContract = {
  list: endpoint
    .meta({ needs: 'learning:view', isScoped: true })
    .route({ method: 'GET', path: base, tags })
    .input(ofFirm)
    .output(MyCourses),
  enrol: endpoint
    .meta({ needs: 'learning:edit', isScoped: true })
    .route({ method: 'POST', path: base, tags, successStatus: 201 })
    .input(z.object({ firmId: Id, courseId: Id }))
    .output(MyCourse),
  get: endpoint
    .meta({ needs: 'learning:view' })
    .route({ method: 'GET', path: at, tags })
    .input(one)
    .output(MyCourseOutline),
  /** Notes that the lesson was opened, which begins the course, and gives it. */
  openLesson: endpoint
    .meta({ needs: 'learning:view' })
    .route({ method: 'POST', path: `${at}/lessons/{lessonId}/open`, tags })
    .input(ofLesson)
    .output(MyLesson),
  /** Says that one has done a lesson that asks for it. */
  confirmLesson: endpoint
    .meta({ needs: 'learning:edit' })
    .route({ method: 'POST', path: `${at}/lessons/{lessonId}/confirm`, tags })
    .input(ofLesson)
    .output(MyLesson),
  /** The file of a lesson, or a part of it, from a byte on up to another one. */
  lessonFile: endpoint
    .meta({ needs: 'learning:view' })
    .route({ method: 'GET', path: `${at}/lessons/{lessonId}/file`, tags })
    .input(ofLesson.extend(FilePart.shape))
    .output(z.file()),
  /** As WebVTT. */
  lessonCaptions: endpoint
    .meta({ needs: 'learning:view' })
    .route({ method: 'GET', path: `${at}/lessons/{lessonId}/captions`, tags })
    .input(ofLesson)
    .output(z.file()),
  /** Notes which seconds of a video or recording were played; parts count once. */
  noteWatched: endpoint
    .meta({ needs: 'learning:edit' })
    .route({ method: 'POST', path: `${at}/lessons/{lessonId}/watched`, tags })
    .input(ofLesson.extend(Watched.shape))
    .output(z.object({ isCompleted: z.boolean(), done: z.int() })),
  /** Hands in what an assignment asks for. */
  handIn: endpoint
    .meta({ needs: 'learning:edit' })
    .route({ method: 'POST', path: `${at}/lessons/{lessonId}/hand-ins`, tags })
    .input(HandInInput.extend(ofLesson.shape))
    .output(MyLesson),
  handInFile: endpoint
    .meta({ needs: 'learning:view' })
    .route({ method: 'GET', path: `${at}/lessons/{lessonId}/hand-ins/{handInId}/file`, tags })
    .input(ofLesson.extend({ handInId: Id }))
    .output(z.file()),
}
