export type { CompletedCourse } from './completed.ts'
export { enrolAnew } from './enrol-learners.ts'
export { assignedSince, certifyingCourses } from './views.ts'
