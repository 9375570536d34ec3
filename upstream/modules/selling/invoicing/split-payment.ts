import type { Minor } from '#contract/core/money.ts'
import type { DeductedDeposit } from '#contract/selling/deposits.ts'
import type { SplitPayment } from '#contract/selling/electronic-invoices.ts'
import type { Reader } from '../../../firm/store.ts'
import type { PostingLine } from '../../books/ledger/index.ts'
import { getFirmProfile } from '../../firm/firms/index.ts'
import { getStoredParty } from '../../firm/parties/index.ts'
import { groupsOf } from './posting.ts'
import type { DocumentRow } from './reader.ts'

/**
 * Whether the buyer pays the tax to the state itself (scissione dei pagamenti, art. 17-ter DPR
 * 633/1972): as the document says, else as the customer is kept. Within Italy alone.
 */
export function isSplitPayment(
  reader: Reader,
  customerId: string,
  wish: SplitPayment = '',
): boolean {
  const customer = getStoredParty(reader, customerId)
  const isMeant = wish === '' ? customer.isSplitPayment : wish === 'yes'
  return isMeant && isWithinItaly(reader, customer.country)
}

/** Whether firm and customer are both Italian. */
export function isWithinItaly(reader: Reader, customerCountry: string): boolean {
  return customerCountry === 'IT' && getFirmProfile(reader).address.country === 'IT'
}

/**
 * What is left for the buyer to pay to the state of a final invoice: the tax of its deposits was
 * paid with their own invoices.
 * @param splitTax of the whole, minor units; 0 where nothing is split
 */
export function splitTaxLeft(
  splitTax: Minor | undefined,
  deductions: readonly Pick<DeductedDeposit, 'tax'>[],
): Minor {
  return splitTax ? deductions.reduce((left, { tax }) => left - tax, splitTax) : 0
}

/** What the buyer pays to the firm in the base currency; of a final invoice with its deposits. */
export function payableBaseOf(
  row: Pick<DocumentRow, 'taxGroups'> & { splitTax?: Minor | undefined },
  totalBase: Minor,
): Minor {
  if (!row.splitTax) return totalBase
  return groupsOf(row).reduce((left, { baseTax }) => left - baseTax, totalBase)
}

/**
 * Tax as it is posted: what the buyer pays to the state stands in the journal and is taken off the
 * same account again, so that the firm owes none of it (art. 2 DM 23.1.2015).
 */
export function splitOff(
  { splitTax = 0 }: { splitTax?: Minor | undefined },
  lines: readonly PostingLine[],
): PostingLine[] {
  return splitTax === 0 ? [...lines] : [...lines, ...turned(lines)]
}

/** The same lines on the other side. */
export function turned(lines: readonly PostingLine[]): PostingLine[] {
  return lines.map((line) => ({ ...line, debit: line.credit, credit: line.debit }))
}
