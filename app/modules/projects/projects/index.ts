export { formatHours } from './format-hours.ts'
export {
  billProjectPath,
  milestonesPath,
  profitPath,
  projectPath,
  projectsPath,
  projectTimePath,
} from './paths.ts'
