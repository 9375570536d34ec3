export { PinnedReports } from './components/pinned-reports.tsx'
export { reportFilePath, reportsPath } from './paths.ts'
