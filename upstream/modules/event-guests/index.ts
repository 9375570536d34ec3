export { inviteDemoGuest } from './demo-guest.ts'
