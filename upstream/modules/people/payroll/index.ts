export { joinTariffs, readTariffFile, type TariffFile } from './countries/ch/tariff-file.ts'
export type { Day } from './days.ts'
export { PayrollFault, type PayrollFaultCode } from './fault.ts'
export {
  type Component,
  type ComponentKind,
  prepareComponents,
  type Step,
  TOTALS,
} from './formula/components.ts'
export { type Formula, readFormula } from './formula/read-formula.ts'
export { calculatePayslip, type RunContext } from './payslip/calculate-payslip.ts'
export { type CorrectionInput, correctedFigures, correctionLines } from './payslip/corrections.ts'
export type { GarnishmentOrder, Protection } from './payslip/garnishments.ts'
export { type LeaverInput, type LeaverSettlement, settleLeaver } from './payslip/leaver.ts'
export { type Loan, outstandingAfter, repaymentsDue } from './payslip/loans.ts'
export {
  type CorrectionLine,
  EFFECTS,
  type LineKind,
  type Payslip,
  type PayslipInput,
  type PayslipLine,
  type Repayment,
  type Segment,
} from './payslip/payslip.ts'
export {
  type PostingKey,
  type PostingLine,
  payrollPosting,
  remittances,
} from './payslip/posting-lines.ts'
export {
  type Proration,
  type ProrationBasis,
  type ProrationInput,
  prorate,
} from './payslip/proration.ts'
export {
  type EarnedMonth,
  thirteenthMonthDue,
  thirteenthMonthEarned,
} from './payslip/thirteenth-month.ts'
export { countries, countryOf } from './statutory/countries.ts'
export type {
  AnyCountry,
  CorrectionRule,
  DataSource,
  Figures,
  PayFrequency,
  StatutoryInput,
  StatutoryLine,
  StatutoryResult,
} from './statutory/country.ts'
export type { SourceTaxTariff } from './statutory/source-tax-tariff.ts'
export { type TypedRate, typedRate } from './statutory/typed-rates.ts'
