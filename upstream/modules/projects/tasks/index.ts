export { estimatedWork } from './estimated-work.ts'
export { createImportedTask } from './imported-task.ts'
export { tasksOfProject } from './project-plan.ts'
export { tasks } from './register.ts'
