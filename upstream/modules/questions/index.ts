export { listQuestions } from './service.ts'
