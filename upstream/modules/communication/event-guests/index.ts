export { inviteDemoGuest } from './demo-guest.ts'
export { takeReplies } from './replies.ts'
