export { setPromises } from './promises.ts'
