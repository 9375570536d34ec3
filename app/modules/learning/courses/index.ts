export { AttemptView } from './components/attempt-view.tsx'
export { CourseView } from './components/course-view.tsx'
export { LessonView } from './components/lesson-view.tsx'
export { coursePath, offerPath } from './paths.ts'
