export { eventPath } from './paths.ts'
