export type { FiscalReceipt } from './port.ts'
export { setUpDevice } from './set-up.ts'
export { printedOf, signReceipt } from './sign.ts'
