export { readCodes } from './codes.ts'
export { OpenDeliveries } from './components/open-deliveries.tsx'
export { problemsByRow } from './document-values.ts'
export { newLandedPath } from './paths.ts'
