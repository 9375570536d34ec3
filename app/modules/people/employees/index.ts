export { employeePath } from './paths.ts'
