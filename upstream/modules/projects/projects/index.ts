export { offeredProjects } from './choices.ts'
export { findByCode, findByName, projects, type StoredProject } from './register.ts'
export { noteWorked } from './worked.ts'
