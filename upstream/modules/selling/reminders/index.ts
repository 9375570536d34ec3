export { noteDue } from './note-due.ts'
