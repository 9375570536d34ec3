export { findAsker as findOwn } from '../employees/index.ts'
