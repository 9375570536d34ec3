export { ownTimePath, personTimePath } from './paths.ts'
