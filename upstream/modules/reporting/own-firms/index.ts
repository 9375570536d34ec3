export { handOver } from './hand-over.ts'
export { linkFirm } from './links.ts'
