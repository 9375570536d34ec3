import type { Country } from './country.ts'

/** Corrections are pay of the day they are paid, whichever year they are of. */
export const correctedOnPayment: Country['corrections'] = {
  sameTaxYear: { tax: 'paymentDate', social: 'paymentDate' },
  laterTaxYear: { tax: 'paymentDate', social: 'paymentDate' },
}

/**
 * Within the tax year all is calculated anew. Arrears of an earlier year are other pay of the day they
 * are paid; contributions still belong to the months they were earned in (in Germany § 39b (3) EStG,
 * § 22 (1) SGB IV).
 */
export const correctedAnew: Country['corrections'] = {
  sameTaxYear: { tax: 'recalculate', social: 'recalculate' },
  laterTaxYear: { tax: 'paymentDate', social: 'recalculate' },
}
