export { formatHours } from './format-hours.ts'
export { projectPath, projectsPath } from './paths.ts'
