/**
 * Where a firm may owe tax as it is paid, and whether it recovers that on purchases as it pays, too.
 * DE § 20 UStG; AT § 17 and § 12 (1) 1 UStG; CH Art. 39 (2) and 40 (2) MWSTG; GB VAT Notice 731; US: the
 * cash basis that most states leave to the seller. In Italy, Spain and France documents must say so,
 * which they do not yet.
 */
export const taxOnPaymentIn: Readonly<Record<string, 'sales' | 'both'>> = {
  DE: 'sales',
  AT: 'both',
  CH: 'both',
  GB: 'both',
  US: 'sales',
}
