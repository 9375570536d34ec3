export { incomeAccountFor } from './accounts.ts'
export {
  deleteNetMethod,
  listNetMethods,
  type NetMethod,
  netMethodOn,
  purchaseRule,
  saveNetMethod,
} from './net-rates.ts'
export { addOssRates, endOssRates, ossRules } from './oss-rates.ts'
export {
  outputTaxLines,
  purchaseTax,
  reductionAccount,
  returnsAccount,
  revenueTaxAccount,
  taxOn,
} from './posting.ts'
export { isValidOn, rateList, rateOn, usualSaleTax } from './rate-on.ts'
export { isFor, listTaxRates, type TaxRule, type TaxRules, taxRules } from './reader.ts'
export { taxTolerance } from './tolerance.ts'
export { markUsed as markTaxRatesUsed } from './writer.ts'
