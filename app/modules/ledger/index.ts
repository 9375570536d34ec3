export { accountPath, entryPath } from './paths.ts'
