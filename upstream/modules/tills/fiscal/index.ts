export type { FiscalReceipt } from './port.ts'
export { setUpDevice } from './set-up.ts'
export { asksForDevice, printedOf, signReceipt } from './sign.ts'
