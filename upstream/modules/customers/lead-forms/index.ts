export { createLeadForm } from './create-form.ts'
export { takeAnswer } from './take-answer.ts'
