import { allocate, type Minor } from '#contract/core/money.ts'
import type { FirmContext, Reader, Writer } from '../../../../firm/store.ts'
import { credit, debit, type PostingLine } from '../../../books/ledger/index.ts'
import { postDated } from '../../../books/settlement/index.ts'
import { getFirmProfile } from '../../../firm/firms/index.ts'
import {
  groupsOf,
  incomeOf,
  type PostableLine,
  shareOf,
  taxLines,
  withRounding,
} from '../posting.ts'
import type { DocumentRow } from '../reader.ts'
import { payableBaseOf, splitOff, turned } from '../split-payment.ts'
import { type DepositRest, depositRest } from './deposit-rest.ts'
import { saveDepositTax } from './store.ts'
import { unusedMoney } from './unused-money.ts'

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
function isTaxedAtReceipt(country: string): boolean {
  return !atInvoice.has(country)
}

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
  row: Pick<DocumentRow, 'total' | 'totalBase' | 'taxGroups'> & { splitTax?: Minor | undefined },
  lines: readonly PostableLine[],
): PostingLine[] {
  const receivable = debit({ role: 'receivable' }, payableBaseOf(row, row.totalBase))
  if (waitsForMoney(reader)) {
    return withRounding([receivable, credit({ role: 'customerDeposits' }, row.totalBase)])
  }
  const rest = { ...row, splitTax: row.splitTax ?? 0, groups: groupsOf(row), lines: [...lines] }
  return withRounding([receivable, ...depositShare(reader, rest, row.total)])
}

/** What a part of a deposit posts: what it is without its tax, and its tax where that is owed. */
function depositShare(reader: Reader, rest: DepositRest, amount: Minor): PostingLine[] {
  const { nets, taxes } = depositParts(reader, rest, amount)
  return [...nets, ...splitOff(rest, taxes)]
}

/**
 * What a part of what is left of a deposit is without its tax, by tax code, and its tax: credits
 * that sum to what the part is worth in the base currency. The codes make returns count the base
 * with the tax.
 * @param amount of the rest with its tax, minor units of its currency
 */
export function depositParts(
  reader: Reader,
  { total, totalBase, groups, lines }: DepositRest,
  amount: Minor,
): { nets: PostingLine[]; taxes: PostingLine[] } {
  const share = (worth: Minor) => shareOf(worth, amount, total) ?? 0
  const parts = groups.map((group) => ({ ...group, baseTax: share(group.baseTax) }))
  const taxes = taxLines(reader, parts, lines, null)
  const tax = taxes.reduce((sum, line) => sum + line.credit - line.debit, 0)
  const income = incomeOf(lines)
  const weights = income.map(({ net }) => net)
  const worth = allocate(share(totalBase) - tax, weights)
  const nets = income.map(({ taxCode }, at) => ({
    ...credit({ role: 'customerDeposits' }, worth[at] ?? 0),
    taxCode,
  }))
  return { nets, taxes }
}

/**
 * Posts the tax of a deposit as its money comes in, or takes it back with the money: what is owed
 * for all the money that no other document has used, less what was owed before. The tax of what a
 * final invoice deducted, or a credit note gave back, is theirs (UStAE 13.5, 14.8).
 */
export function postTaxOfMoney(
  writer: Writer,
  context: FirmContext,
  row: DocumentRow,
  { paid, date }: { paid: Minor; date: string },
): void {
  if (!waitsForMoney(writer)) return
  const [had, has] = [unusedMoney(writer, row), unusedMoney(writer, row, paid)]
  if (had === has) return
  const rest = depositRest(writer, row)
  const moved = changed(depositShare(writer, rest, had), depositShare(writer, rest, has))
  const lines = [debit({ role: 'customerDeposits' }, worthOf(moved)), ...moved]
  const memo = `${row.number} ${row.customerName}`
  const source = { kind: 'depositTax', id: context.newId() }
  postDated(writer, context, { memo, source }, [{ date, lines }])
  saveDepositTax(writer, { sourceId: source.id, invoiceId: row.id })
}

/**
 * What a credit note takes back of a deposit: its own lines with the tax of their groups, as debits
 * that sum to what the note is worth. Where tax waits for the money, the tax that is owed for the
 * money left is that of the lines that are left.
 * @param row the deposit before the note
 * @param taken what the note took off what was due, in the deposit's currency
 * @param worth the note in the base currency, minor units
 */
export function depositNoteLines(
  writer: Writer,
  row: DocumentRow,
  note: Pick<DocumentRow, 'id' | 'total'>,
  { taken, worth }: { taken: Minor; worth: Minor },
): PostingLine[] {
  const [before, after] = [depositRest(writer, row, note.id), depositRest(writer, row)]
  const waits = waitsForMoney(writer)
  const given = note.total - taken
  const had = waits ? unusedMoney(writer, row) : before.total
  const has = waits ? unusedMoney(writer, row, row.paid - given) : after.total
  const moved = changed(depositShare(writer, before, had), depositShare(writer, after, has))
  return [debit({ role: 'customerDeposits' }, worth + worthOf(moved)), ...moved]
}

/** What makes lines posted before into others: their difference by account and tax code. */
function changed(before: readonly PostingLine[], after: readonly PostingLine[]): PostingLine[] {
  const sums = new Map<string, PostingLine>()
  for (const line of [...after, ...turned(before)]) {
    const key = JSON.stringify([line.account, line.taxCode])
    const sum = (sums.get(key)?.credit ?? 0) + line.credit - line.debit
    sums.set(key, { ...line, debit: 0, credit: sum })
  }
  return [...sums.values()].filter((line) => line.credit !== 0)
}

function worthOf(lines: readonly PostingLine[]): Minor {
  return lines.reduce((sum, line) => sum + line.credit - line.debit, 0)
}
