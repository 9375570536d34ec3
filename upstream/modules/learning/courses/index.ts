export {
  type CourseAct,
  type CourseFault,
  type CourseVersion,
  courseFaults,
  type Lesson,
  lessonsOf,
  nextState,
} from './course.ts'
export {
  type CourseProgress,
  courseProgress,
  isCourseCompleted,
  mayOpen,
} from './course-progress.ts'
export { type CourseReport, courseReport, type EnrolmentFacts } from './course-report.ts'
export {
  type DueState,
  dueState,
  type Enrolment,
  type EnrolRefusal,
  type EnrolRequest,
  enrol,
  type Move,
  moveToVersion,
  recertify,
  reminderDates,
  start,
  versionOf,
} from './enrolment.ts'
export {
  applyEvent,
  type LessonEvent,
  type LessonProgress,
  nothingDone,
} from './lesson-progress.ts'
