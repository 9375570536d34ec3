/**
 * Where the law wants the day of supply on every invoice, whatever its date: § 14 Abs. 4 Nr. 6 UStG,
 * § 11 Abs. 1 Z 3 lit. d UStG 1994, reg. 14(1)(b) VAT Regulations 1995. So it is asked from the start.
 */
const countries: ReadonlySet<string> = new Set(['DE', 'AT', 'GB'])

/** @param country of the firm, ISO 3166 */
export function wantsSupplyDate(country: string): boolean {
  return countries.has(country)
}
