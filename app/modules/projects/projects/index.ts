export { formatHours } from './format-hours.ts'
export { offeredTasks } from './offered-tasks.ts'
export {
  billProjectPath,
  milestonesPath,
  planPath,
  profitPath,
  projectPath,
  projectsPath,
  projectTimePath,
} from './paths.ts'
