export { tasks } from './register.ts'
