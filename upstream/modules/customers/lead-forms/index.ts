export { createLeadForm } from './create-form.ts'
