export { membersOf } from './members.ts'
export { segments } from './register.ts'
