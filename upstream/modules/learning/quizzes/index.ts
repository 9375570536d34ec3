export { type Attempt, type AttemptItem, endOf, type SavedAnswer } from './attempt.ts'
export { readAiken, writeAiken } from './exchange/aiken.ts'
export { readGift } from './exchange/gift/read-gift.ts'
export { writeGift } from './exchange/gift/write-gift.ts'
export type { ExportResult, ImportedQuestion, ImportResult, NotTaken } from './exchange/imported.ts'
export { readMoodleXml } from './exchange/moodle-xml/read-moodle-xml.ts'
export { writeMoodleXml } from './exchange/moodle-xml/write-moodle-xml.ts'
export { readQtiItem, readQtiPackage } from './exchange/qti/read-qti.ts'
export { type QtiFiles, writeQti } from './exchange/qti/write-qti.ts'
export {
  type AttemptGrade,
  describeScoring,
  type GradedQuestion,
  gradeAttempt,
  type QuizResult,
  type Ruling,
  resultOf,
} from './grade-attempt.ts'
export {
  type AttemptView,
  canStartAgain,
  type SubmittedView,
  viewRunningAttempt,
  viewSubmittedAttempt,
} from './learner-view.ts'
export type { Answer, FormattedText, Question, QuestionKind } from './question.ts'
export type { FeedbackRules, NegativeMarks, QuizVersion, ScoringNotice, Slot } from './quiz.ts'
export { type QuizFault, questionFaults, quizFaults } from './quiz-faults.ts'
export { type RegradeLine, type RegradeRequest, regrade } from './regrade.ts'
export { type Save, type SaveOutcome, saveAnswer } from './save-answer.ts'
export { type StartOutcome, type StartRequest, startAttempt } from './start-attempt.ts'
export { type GradedAttempt, type QuizStatistics, quizStatistics } from './statistics.ts'
export { closeIfDue, submitAttempt } from './submit-attempt.ts'
