export { certificateFile } from './certificate-file.ts'
export { certificateOf, toShown } from './certificate-rows.ts'
