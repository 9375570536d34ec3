export { projectChoices } from './choices.ts'
export { findByCode, projects, type StoredProject } from './register.ts'
export { noteWorked } from './worked.ts'
