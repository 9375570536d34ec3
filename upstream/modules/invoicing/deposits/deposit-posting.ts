import { allocate, type Minor } from '#contract/money.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { getFirmProfile } from '../../firms/index.ts'
import type { PostingLine } from '../../ledger/index.ts'
import { postDated } from '../../settlement/index.ts'
import {
  credit,
  debit,
  groupsOf,
  incomeOf,
  type PostableLine,
  shareOf,
  taxLines,
  withRounding,
} from '../posting.ts'
import type { DocumentRow } from '../reader.ts'
import { isTaxedAtReceipt } from './tax-at-receipt.ts'
import { unusedMoney } from './unused-money.ts'

type Row = Pick<DocumentRow, 'total' | 'totalBase' | 'taxGroups'>

/** Whether the tax of deposits waits for their money, in the firm's country. */
export function waitsForMoney(reader: Reader): boolean {
  return isTaxedAtReceipt(getFirmProfile(reader).address.country)
}

/**
 * What a deposit invoice posts: receivable against deposits of customers, a liability until the
 * supply is made. Its tax is posted with it, or where the law says so when its money comes in.
 */
export function depositPosting(
  reader: Reader,
  row: Row,
  lines: readonly PostableLine[],
): PostingLine[] {
  const receivable = debit({ role: 'receivable' }, row.totalBase)
  if (waitsForMoney(reader)) {
    return withRounding([receivable, credit({ role: 'customerDeposits' }, row.totalBase)])
  }
  return withRounding([receivable, ...depositShare(reader, row, lines, row.total)])
}

/**
 * What a part of a deposit is without its tax, by tax code, and its tax: credits that sum to what
 * the part is worth in the base currency. The codes make returns count the base with the tax.
 * @param amount of the deposit, minor units of its currency
 */
export function depositShare(
  reader: Reader,
  row: Row,
  lines: readonly PostableLine[],
  amount: Minor,
): PostingLine[] {
  const share = (worth: Minor) => shareOf(worth, amount, row.total) ?? 0
  const groups = groupsOf(row).map((group) => ({ ...group, baseTax: share(group.baseTax) }))
  const taxes = taxLines(reader, groups, lines, null)
  const tax = taxes.reduce((sum, line) => sum + line.credit - line.debit, 0)
  const income = incomeOf(lines)
  const weights = income.map(({ net }) => net)
  const parts = allocate(share(row.totalBase) - tax, weights)
  const nets = income.map(({ taxCode }, at) => ({
    ...credit({ role: 'customerDeposits' }, parts[at] ?? 0),
    taxCode,
  }))
  return [...nets, ...taxes]
}

/**
 * Posts the tax of a deposit as its money comes in, or takes it back with the money: what is owed
 * for all the money that no other document has used, less what was owed before. The tax of what a
 * final invoice deducted, or a credit note gave back, is theirs (UStAE 13.5, 14.8).
 */
export function postTaxOfMoney(
  writer: Writer,
  context: FirmContext,
  { row, lines }: { row: DocumentRow; lines: readonly PostableLine[] },
  { paid, date }: { paid: Minor; date: string },
): void {
  if (!waitsForMoney(writer)) return
  const [had, has] = [unusedMoney(writer, row), unusedMoney(writer, row, paid)]
  if (had === has) return
  const before = depositShare(writer, row, lines, had)
  const after = depositShare(writer, row, lines, has)
  const worth = (parts: readonly PostingLine[]) =>
    parts.reduce((sum, line) => sum + line.credit - line.debit, 0)
  const moved = [
    debit({ role: 'customerDeposits' }, worth(after) - worth(before)),
    ...after,
    ...turned(before),
  ]
  const memo = `${row.number} ${row.customerName}`
  const source = { kind: 'depositTax', id: context.newId() }
  postDated(writer, context, { memo, source }, [{ date, lines: moved }])
}

/** The same lines on the other side. */
export function turned(lines: readonly PostingLine[]): PostingLine[] {
  return lines.map((line) => ({ ...line, debit: line.credit, credit: line.debit }))
}
