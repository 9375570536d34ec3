export { writeDemoQuiz } from './demo.ts'
export type { QuizGraded } from './graded.ts'
export { quizFaults } from './quiz-faults.ts'
export {
  quizStanding,
  saveAnswers,
  startQuiz,
  submitQuiz,
  viewAttempt,
} from './take-quiz.ts'
export { findQuizTitle, isQuizReady, quizChoices } from './views.ts'
