export { accountPath, entryPath, newAccountPath } from './paths.ts'
