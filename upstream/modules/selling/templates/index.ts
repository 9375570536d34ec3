export { paperLookOf } from './reader.ts'
export { updateLook } from './service.ts'
