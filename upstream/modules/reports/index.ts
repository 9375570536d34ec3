export { bookFiles } from './book-files.ts'
