export { readCodes } from './codes.ts'
export { problemsByRow } from './document-values.ts'
export { newLandedPath } from './paths.ts'
