export { composePath } from './paths.ts'
