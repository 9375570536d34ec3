export { giveToPath } from './paths.ts'
