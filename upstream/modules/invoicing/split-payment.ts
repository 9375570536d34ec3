import type { SplitPayment } from '#contract/electronic-invoices.ts'
import type { FieldProblems } from '#contract/errors.ts'
import type { Minor } from '#contract/money.ts'
import type { Reader } from '../../firm/store.ts'
import { getFirmProfile } from '../firms/index.ts'
import type { PostingLine } from '../ledger/index.ts'
import { getStoredParty } from '../parties/index.ts'
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

/** The same in the base currency. */
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
  if (splitTax === 0) return [...lines]
  return [...lines, ...lines.map((line) => ({ ...line, debit: line.credit, credit: line.debit }))]
}

/**
 * A deposit's tax is deducted as it was posted, and of a split one none was: who pays the tax to the
 * state is invoiced as a whole.
 * @param hasDeposits whether the document asks for a deposit or progress, or deducts one
 */
export function splitDepositProblems(
  { splitTax = 0 }: { splitTax?: Minor | undefined },
  hasDeposits: () => boolean,
): FieldProblems {
  if (splitTax === 0 || !hasDeposits()) return {}
  return { customerId: { key: 'splitPaymentDeposit' } }
}
