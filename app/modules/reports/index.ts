export { reportFilePath, reportsPath } from './paths.ts'
