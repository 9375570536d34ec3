export { findProjectLabel } from './find-project.ts'
export { formatHours } from './format-hours.ts'
export { offeredTasks } from './offered-tasks.ts'
export {
  billProjectPath,
  milestonesPath,
  personWeekPath,
  planPath,
  profitPath,
  projectPath,
  projectsPath,
  projectTimePath,
  workedTimePath,
} from './paths.ts'
