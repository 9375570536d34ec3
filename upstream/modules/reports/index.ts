export { bookFiles } from './book-files.ts'
export { fileDemoReturns } from './demo-returns.ts'
