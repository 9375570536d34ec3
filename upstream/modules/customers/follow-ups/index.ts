export { createFollowUp } from './create-follow-up.ts'
