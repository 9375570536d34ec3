export { utilisation } from './utilisation.ts'
