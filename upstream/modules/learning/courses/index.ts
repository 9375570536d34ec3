export type { CompletedCourse } from './completed.ts'
export { writeDemoCourse } from './demo.ts'
export { enrolAnew } from './enrol-learners.ts'
export { assignedSince, certifyingCourses } from './views.ts'
