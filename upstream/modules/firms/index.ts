export { firmDate } from './firm-date.ts'
export { type FirmProfile, getFirmProfile, listAccounts, listTaxRates } from './reader.ts'
export { type TaxRule, taxRules } from './tax-rules.ts'
