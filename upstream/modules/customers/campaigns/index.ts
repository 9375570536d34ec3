export { campaigns } from './register.ts'
