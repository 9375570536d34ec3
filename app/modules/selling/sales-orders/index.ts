export { salesOrderPath } from './paths.ts'
