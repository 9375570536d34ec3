export { type FurtherLine, fillBankYear } from './demo-year.ts'
