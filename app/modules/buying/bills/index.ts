export { billPath, billsPath } from './paths.ts'
