export { createImportedTask } from './imported-task.ts'
export { tasks } from './register.ts'
