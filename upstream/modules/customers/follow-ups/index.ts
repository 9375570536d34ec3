export { addFollowUp, createFollowUp } from './create-follow-up.ts'
