export { openingItemPath } from './paths.ts'
