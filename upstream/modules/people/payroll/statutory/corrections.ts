import type { Country } from './country.ts'

/** Corrections are pay of the day they are paid, whichever year they are of. */
export const correctedOnPayment: Country['corrections'] = {
  sameTaxYear: { tax: 'paymentDate', social: 'paymentDate' },
  laterTaxYear: { tax: 'paymentDate', social: 'paymentDate' },
}
