export { takesCards } from './reader.ts'
