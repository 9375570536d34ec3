/**
 * Countries where the tax of a deposit is owed when its invoice is issued, although nothing was paid
 * yet. Everywhere else it is owed when the money comes in (Directive 2006/112/EC, Art. 65; § 13 (1)
 * no. 1 a UStG; § 19 (2) no. 1 a UStG of Austria; Art. 269 (2) CGI; Art. 75 (2) LIVA; Art. 167 (1)
 * of the Russian tax code).
 * - GB: the earlier of invoice and payment, VAT Act 1994, s. 6 (4)
 * - IT: the earlier of both, Art. 6 (4) DPR 633/1972
 * - CH and LI: the invoice, Art. 40 (1) a MWSTG
 * - US: sales tax belongs to the sale; what is asked before is invoiced with it
 */
const atInvoice = new Set(['GB', 'IT', 'CH', 'LI', 'US'])

/** Whether the tax of a deposit waits for its money in the firm's country (ISO 3166). */
export function isTaxedAtReceipt(country: string): boolean {
  return !atInvoice.has(country)
}
