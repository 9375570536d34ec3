export { journalFiles, statementFiles } from './book-files.ts'
export { writeDemoIntegration } from './cross-border/demo.ts'
export { fileDemoReturns } from './demo-returns.ts'
