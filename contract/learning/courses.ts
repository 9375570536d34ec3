import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import * as field from '../core/fields.ts'
import { maxFirmRoles, RoleRef } from '../core/firm-roles.ts'
import { listQuery, registerContract } from '../core/register.ts'
import { roles } from '../core/roles.ts'
import { LearnerPageQuery, learnerPage } from './learner-page.ts'
import { Lesson, LessonInput, LessonLine } from './lessons.ts'

/** What a draft is: being written, waiting to be looked at, or the same as what is published. */
export const courseStates = ['draft', 'review', 'published'] as const
export const CourseState = z.enum(courseStates)
export type CourseState = z.infer<typeof CourseState>

const Flag = z.stringbool().or(z.boolean())

export const CourseInput = z.object({
  title: field.requiredText(150),
  /** What it is about, in a few sentences: who may enrol reads it first. */
  summary: field.optionalText(1000),
  /** `locked`: a lesson opens when every required one before it is completed. */
  order: z.enum(['locked', 'free']).default('locked'),
  /** Per cent of the required lessons that complete it; 100 for all. */
  completionPercent: field.wholeNumber({ minimum: 1, maximum: 100 }).default(100),
  /** Days after the enrolment, the firm's; null for no end. */
  dueDays: field.wholeNumber({ minimum: 1, maximum: 3650 }).nullable().default(null),
  /** Whether members enrol by themselves. */
  isSelfAllowed: Flag.default(false),
  /** Who has one of these roles is enrolled as soon as it is published, and who comes later too. */
  autoRoles: z.array(z.enum(roles)).max(roles.length).default([]),
  /** Whether who completes it is given a certificate. */
  hasCertificate: Flag.default(false),
  /** Months for which certificates hold; null without end. */
  validMonths: field.wholeNumber({ minimum: 1, maximum: 600 }).nullable().default(null),
})
export type CourseInput = z.infer<typeof CourseInput>

export const CourseChapter = z.object({
  chapterId: field.Id,
  title: z.string(),
  lessons: z.array(LessonLine),
})
export type CourseChapter = z.infer<typeof CourseChapter>

/** What keeps a course from being published; `lessonId` where it is a lesson's. */
export const CourseFault = z.object({
  lessonId: field.Id.nullable(),
  title: z.string(),
  key: z.string(),
})

export const Course = CourseInput.extend({
  id: field.Id,
  state: CourseState,
  /** The newest version that is published; 0 for none. */
  publishedVersion: z.int(),
  chapters: z.array(CourseChapter),
  faults: z.array(CourseFault),
  isArchived: z.boolean(),
  version: field.Version,
  createdAt: field.Instant,
  updatedAt: field.Instant,
})
export type Course = z.infer<typeof Course>

export const CourseRow = Course.pick({
  id: true,
  title: true,
  summary: true,
  state: true,
  publishedVersion: true,
  updatedAt: true,
}).extend({
  lessons: z.int(),
  /** Enrolments that have begun and go on, and those that are completed; as the reports count them. */
  learning: z.int(),
  completed: z.int(),
})
export type CourseRow = z.infer<typeof CourseRow>

export const CourseListQuery = listQuery({
  tabs: ['active', 'archived'],
  sorts: ['title', 'updatedAt'],
  filters: { state: CourseState.optional() },
})
export type CourseListQuery = z.infer<typeof CourseListQuery>

export const maxChapters = 60
export const maxLessons = 400

/** One change of the outline; none loses anything. */
export const OutlineChange = z.discriminatedUnion('change', [
  z.object({ change: z.literal('addChapter'), title: field.requiredText(150) }),
  z.object({
    change: z.literal('renameChapter'),
    chapterId: field.Id,
    title: field.requiredText(150),
  }),
  z.object({ change: z.literal('moveChapter'), chapterId: field.Id, by: z.enum(['up', 'down']) }),
  z.object({ change: z.literal('moveLesson'), lessonId: field.Id, by: z.enum(['up', 'down']) }),
])
export type OutlineChange = z.infer<typeof OutlineChange>

export const enrolmentStates = ['notStarted', 'inProgress', 'completed', 'cancelled'] as const
export const EnrolmentState = z.enum(enrolmentStates)
export type EnrolmentState = z.infer<typeof EnrolmentState>

/** One go of a learner, as whoever manages courses sees it. */
export const Enrolment = z.object({
  id: field.Id,
  learnerId: field.Id,
  learnerName: z.string(),
  /** 1 for the learner's first in this course. */
  number: z.int(),
  courseVersion: z.int(),
  state: EnrolmentState,
  percent: z.int(),
  isOverdue: z.boolean(),
  dueDate: field.DateOnly.nullable(),
  enrolledAt: field.Instant,
  startedAt: field.Instant.nullable(),
  completedAt: field.Instant.nullable(),
})
export type Enrolment = z.infer<typeof Enrolment>

export const Assignment = z.object({
  /** Members of the firm. */
  userIds: z.array(field.Id).max(500).default([]),
  /** All members who have one of these roles, built-in ones or of the firm's own. */
  roles: z
    .array(RoleRef)
    .max(roles.length + maxFirmRoles)
    .default([]),
  /** Everybody who reports to one of these employees today, directly or not. */
  managerIds: z.array(field.Id).max(500).default([]),
  /** Everybody who works at one of these places today: `DE-BY`. */
  places: z.array(field.requiredText(20)).max(500).default([]),
  /** In place of the one that the course counts. */
  dueDate: field.DateOnly.nullable().default(null),
})
export type Assignment = z.infer<typeof Assignment>

/** Groups of people that can be assigned together, by what the firm says of its employees. */
export const LearnerGroups = z.object({
  teams: z.array(z.object({ managerId: field.Id, name: z.string(), people: z.int() })),
  places: z.array(
    z.object({ code: z.string(), country: z.string(), name: z.string(), people: z.int() }),
  ),
})
export type LearnerGroups = z.infer<typeof LearnerGroups>

/** How many were enrolled, and how many are in the course already. */
export const AssignmentOutcome = z.object({ enrolled: z.int(), already: z.int() })
export type AssignmentOutcome = z.infer<typeof AssignmentOutcome>

const tags = ['Courses']
const base = '/firms/{firmId}/courses' as const
const at = `${base}/{courseId}` as const
const one = z.object({ firmId: field.Id, courseId: field.Id })
const seen = one.extend({ version: field.Version })
const ofLesson = one.extend({ lessonId: field.Id })

export const coursesContract = {
  ...registerContract({
    path: 'courses',
    tag: 'Courses',
    view: 'course:view',
    edit: 'course:edit',
    one,
    onePath: '{courseId}',
    input: CourseInput,
    query: CourseListQuery,
    row: CourseRow,
    record: Course,
    bulk: ['archive', 'restore'],
    summaries: { list: 'Lists the courses of the firm.' },
  }),
  /** Puts chapters and lessons in another order, adds a chapter or gives one another title. */
  arrange: endpoint
    .meta({ needs: 'course:edit' })
    .route({ method: 'POST', path: `${at}/outline`, tags })
    .input(one.extend({ change: OutlineChange }))
    .output(Course),
  /** Takes away a chapter in which there is no lesson. */
  deleteChapter: endpoint
    .meta({ needs: 'course:delete' })
    .route({ method: 'DELETE', path: `${at}/chapters/{chapterId}`, tags })
    .input(one.extend({ chapterId: field.Id }))
    .output(Course),
  addLesson: endpoint
    .meta({ needs: 'course:edit' })
    .route({ method: 'POST', path: `${at}/lessons`, tags, successStatus: 201 })
    .input(LessonInput.extend(one.shape))
    .output(Lesson),
  getLesson: endpoint
    .meta({ needs: 'course:view' })
    .route({ method: 'GET', path: `${at}/lessons/{lessonId}`, tags })
    .input(ofLesson)
    .output(Lesson),
  lessonFile: endpoint
    .meta({ needs: 'course:view' })
    .route({ method: 'GET', path: `${at}/lessons/{lessonId}/file`, tags })
    .input(ofLesson)
    .output(z.file()),
  updateLesson: endpoint
    .meta({ needs: 'course:edit' })
    .route({ method: 'PUT', path: `${at}/lessons/{lessonId}`, tags })
    .input(LessonInput.extend(ofLesson.shape).extend({ version: field.Version }))
    .output(Lesson),
  /** Takes a lesson out of the draft; versions that were published keep it. */
  deleteLesson: endpoint
    .meta({ needs: 'course:delete' })
    .route({ method: 'DELETE', path: `${at}/lessons/{lessonId}`, tags })
    .input(ofLesson)
    .output(Course),
  /** Hands the draft to whoever publishes. */
  submit: endpoint
    .meta({ needs: 'course:edit' })
    .route({ method: 'POST', path: `${at}/submit`, tags })
    .input(seen)
    .output(Course),
  sendBack: endpoint
    .meta({ needs: 'course:approve' })
    .route({ method: 'POST', path: `${at}/send-back`, tags })
    .input(seen)
    .output(Course),
  /** Makes a version of the draft that never changes: who began an earlier one keeps that. */
  publish: endpoint
    .meta({ needs: 'course:approve' })
    .route({ method: 'POST', path: `${at}/publish`, tags })
    .input(seen)
    .output(Course),
  /** Enrols members; who is in the course already stays where they are. */
  assign: endpoint
    .meta({ needs: 'course:edit' })
    .route({ method: 'POST', path: `${at}/assign`, tags })
    .input(Assignment.extend(one.shape))
    .output(AssignmentOutcome),
  /** Teams and places whose people can be enrolled together. */
  listGroups: endpoint
    .meta({ needs: 'course:edit' })
    .route({ method: 'GET', path: '/firms/{firmId}/learner-groups', tags })
    .input(z.object({ firmId: field.Id }))
    .output(LearnerGroups),
  listEnrolments: endpoint
    .meta({ needs: 'course:view' })
    .route({ method: 'GET', path: `${at}/enrolments`, tags })
    .input(one.extend(LearnerPageQuery.shape))
    .output(learnerPage(Enrolment)),
  /**
   * Takes a learner who has begun to the version that is published now: lessons that changed are to be
   * done anew, all others stay done.
   */
  moveToNewest: endpoint
    .meta({ needs: 'course:edit' })
    .route({ method: 'POST', path: `${at}/enrolments/{enrolmentId}/move`, tags })
    .input(one.extend({ enrolmentId: field.Id }))
    .output(Enrolment),
  /** Ends an enrolment that is not completed; what the learner did stays noted. */
  cancelEnrolment: endpoint
    .meta({ needs: 'course:edit' })
    .route({ method: 'POST', path: `${at}/enrolments/{enrolmentId}/cancel`, tags })
    .input(one.extend({ enrolmentId: field.Id }))
    .output(Enrolment),
}
