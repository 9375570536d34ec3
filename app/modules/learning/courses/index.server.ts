export { actOnAttempt, keepAnswers, loadAttempt } from './attempt-pages.server.ts'
export type { Learning } from './learning.server.ts'
export {
  actOnLesson,
  keepWatched,
  loadLesson,
  passCaptions,
  passHandInFile,
  passLessonFile,
} from './lesson-pages.server.ts'
