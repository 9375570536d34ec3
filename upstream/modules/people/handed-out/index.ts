export { thingsOf } from './things.ts'
