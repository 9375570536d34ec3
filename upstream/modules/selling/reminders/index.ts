export { noteDue } from './due.ts'
