export { enrol } from './enrol.ts'
export { memberIdsOf } from './members.ts'
export { sequences } from './register.ts'
export { stepMember } from './step-member.ts'
