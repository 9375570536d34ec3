export { fillAnswer } from './canned-answer.ts'
export { answersFor, cannedAnswers } from './register.ts'
