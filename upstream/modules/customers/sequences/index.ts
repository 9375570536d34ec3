export { enrol } from './enrol.ts'
export { sequences } from './register.ts'
export { stepMember } from './step-member.ts'
