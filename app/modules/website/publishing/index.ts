export { sitePath } from './paths.ts'
