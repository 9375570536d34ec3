export type { FiscalReceipt } from './port.ts'
export { printedOf, signReceipt } from './sign.ts'
export { setUpDevice } from './set-up.ts'
