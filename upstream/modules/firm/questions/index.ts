export { answerQuestion, listQuestions, noteQuestion } from './service.ts'
