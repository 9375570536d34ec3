import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { DateOnly, Id, Instant } from '../core/fields.ts'
import { EnrolmentState } from './courses.ts'
import { LearnerPageQuery, learnerPage } from './learner-page.ts'

/** Enrolments in a few figures. */
export const LearningSums = z.object({
  enrolled: z.int(),
  notStarted: z.int(),
  inProgress: z.int(),
  completed: z.int(),
  overdue: z.int(),
  /** Whole and rounded down; null of nobody. */
  completedPercent: z.int().nullable(),
  /** The mean of those that have a result, a decimal text in per cent. */
  meanScore: z.string().nullable(),
})
export type LearningSums = z.infer<typeof LearningSums>

/** What holds learners together: a role, a role of the firm's own by its name, or neither. */
export const LearningGroup = z.object({
  /** A built-in role; `outside` for who bought a place, `left` for who is no member any more. */
  group: z.string(),
  /** Of a role of the firm's own; else empty. */
  name: z.string(),
  line: LearningSums,
})

export const CourseReport = z.object({
  courseTitle: z.string(),
  courseVersion: z.int(),
  whole: LearningSums,
  groups: z.array(LearningGroup),
  /** In the order of the course: how many completed each, and where people stop. */
  lessons: z.array(
    z.object({ lessonId: Id, title: z.string(), completed: z.int(), percent: z.int() }),
  ),
})
export type CourseReport = z.infer<typeof CourseReport>

export const LearningReport = z.object({
  courses: z.array(LearningSums.extend({ courseId: Id, title: z.string() })),
  /** By name. */
  learners: learnerPage(
    LearningSums.pick({ enrolled: true, inProgress: true, completed: true, overdue: true }).extend({
      learnerId: Id,
      name: z.string(),
      lastAt: Instant.nullable(),
    }),
  ),
})
export type LearningReport = z.infer<typeof LearningReport>

/** All that one person learns and learnt, the newest first. */
export const LearnerReport = z.object({
  name: z.string(),
  rows: z.array(
    z.object({
      enrolmentId: Id,
      courseId: Id,
      courseTitle: z.string(),
      number: z.int(),
      courseVersion: z.int(),
      state: EnrolmentState,
      percent: z.int(),
      score: z.string().nullable(),
      isOverdue: z.boolean(),
      dueDate: DateOnly.nullable(),
      enrolledAt: Instant,
      completedAt: Instant.nullable(),
    }),
  ),
})
export type LearnerReport = z.infer<typeof LearnerReport>

const tags = ['Courses']
const ofFirm = z.object({ firmId: Id })

/** What people learn, for who manages courses; each sees their own in `my-courses`. */
export const learningReportsContract = {
  whole: endpoint
    .meta({ needs: 'course:view' })
    .route({ method: 'GET', path: '/firms/{firmId}/learning-report', tags })
    .input(ofFirm.extend(LearnerPageQuery.shape))
    .output(LearningReport),
  /** Every enrolment, as CSV. */
  file: endpoint
    .meta({ needs: 'course:view', isHeavy: true })
    .route({ method: 'GET', path: '/firms/{firmId}/learning-report/file', tags })
    .input(ofFirm)
    .output(z.file()),
  ofCourse: endpoint
    .meta({ needs: 'course:view' })
    .route({ method: 'GET', path: '/firms/{firmId}/courses/{courseId}/report', tags })
    .input(ofFirm.extend({ courseId: Id }))
    .output(CourseReport),
  ofLearner: endpoint
    .meta({ needs: 'course:view' })
    .route({ method: 'GET', path: '/firms/{firmId}/learners/{learnerId}', tags })
    .input(ofFirm.extend({ learnerId: Id }))
    .output(LearnerReport),
}
