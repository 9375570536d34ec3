export { mediaFilePath } from './paths.ts'
