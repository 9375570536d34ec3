export { taxesPath } from './paths.ts'
