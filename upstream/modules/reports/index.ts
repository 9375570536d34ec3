export { bookFiles } from './book-files.ts'
export { fiscalYearStart } from './span.ts'
