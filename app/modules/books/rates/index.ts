export { ratesPath } from './paths.ts'
