import { convert, type Minor } from '#contract/core/money.ts'
import type { Reader } from '../../../firm/store.ts'
import { credit, debit, type PostingLine } from '../../books/ledger/index.ts'
import { depositPosting } from './deposits/deposit-posting.ts'
import {
  groupsOf,
  incomeOf,
  onCentre,
  type PostableLine,
  taxLines,
  withRounding,
} from './posting.ts'
import type { DocumentRow } from './reader.ts'
import { payableBaseOf, splitOff } from './split-payment.ts'

type Postable = Pick<DocumentRow, 'currency' | 'exchangeRate' | 'total' | 'taxGroups'> & {
  purpose?: DocumentRow['purpose'] | undefined
  splitTax?: Minor | undefined
}

/**
 * What an invoice posts, in the base currency: receivable against income by account and the tax of
 * each group as the document keeps it; where the buyer pays the tax to the state, the receivable is
 * without it. What converting leaves over goes to the rounding account.
 * @param deducted tax of the deposits that it deducts, as credits: it was split off with them
 */
export function invoicePosting(
  reader: Reader,
  document: Postable,
  lines: readonly PostableLine[],
  baseCurrency: string,
  deducted: readonly PostingLine[] = [],
): { lines: PostingLine[]; totalBase: Minor; payableBase: Minor } {
  const toBase = (amount: Minor) =>
    convert(amount, document.currency, baseCurrency, document.exchangeRate)
  const totalBase = toBase(document.total)
  if (document.purpose) {
    const payableBase = payableBaseOf(document, totalBase)
    return {
      totalBase,
      payableBase,
      lines: depositPosting(reader, { ...document, totalBase }, lines),
    }
  }
  const paidBefore = document.splitTax ? deducted : []
  const credits = [
    ...incomeOf(lines).map(({ account, taxCode, net, ...line }) => ({
      ...credit({ code: account }, toBase(net)),
      taxCode,
      ...onCentre(line),
    })),
    ...splitOff(document, taxLines(reader, groupsOf(document), lines)),
    ...paidBefore,
  ]
  const payableBase = paidBefore.reduce(
    (sum, line) => sum + line.credit - line.debit,
    payableBaseOf(document, totalBase),
  )
  const receivable = debit({ role: 'receivable' }, payableBase)
  return { totalBase, payableBase, lines: withRounding([receivable, ...credits]) }
}
