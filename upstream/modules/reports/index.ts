export { journalFiles, statementFiles } from './book-files.ts'
export { fileDemoReturns } from './demo-returns.ts'
