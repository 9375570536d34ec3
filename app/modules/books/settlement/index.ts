export { openItemsPath } from './paths.ts'
