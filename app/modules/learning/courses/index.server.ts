export { actOnAttempt, keepAnswers, loadAttempt } from './attempt-pages.server.ts'
export type { Learning } from './learning.server.ts'
export {
  actOnLesson,
  keepWatched,
  loadLesson,
  loadPackage,
  passCaptions,
  passHandInFile,
  passLessonFile,
} from './lesson-pages.server.ts'
