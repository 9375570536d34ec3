export { journalFiles, statementFiles } from './book-files.ts'
export { keepDemoReports } from './demo-reports.ts'
export { fileDemoReturns } from './demo-returns.ts'
