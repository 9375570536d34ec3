import { allocate as allocateParts, type Minor } from '#contract/core/money.ts'
import type { DeductedDeposit } from '#contract/selling/deposits.ts'
import type { FirmContext, Reader, Writer } from '../../../../firm/store.ts'
import type { PostingLine } from '../../../books/ledger/index.ts'
import {
  allocate,
  itemLine,
  itemsOfDocument,
  openItem,
  postDated,
} from '../../../books/settlement/index.ts'
import { shareOf } from '../posting.ts'
import { type DocumentRow, getDocument } from '../reader.ts'
import { turned } from '../split-payment.ts'
import { requireEnough, requireWhole, usableOf } from './choose.ts'
import { depositParts } from './deposit-posting.ts'
import { depositRest } from './deposit-rest.ts'
import { chosenIds, saveChosen } from './store.ts'

/**
 * What an invoice deducts as it becomes final: of each chosen deposit what can be deducted now, with
 * the tax in it.
 * @throws AppError invalid at `depositIds` where they are more than the invoice, or one is paid in part
 */
export function deductionsOf(
  reader: Reader,
  invoice: Pick<DocumentRow, 'id' | 'total' | 'currency' | 'issueDate'>,
): DeductedDeposit[] {
  const rows = chosenIds(reader, invoice.id).map((id) => getDocument(reader, id))
  for (const row of rows) requireWhole(reader, row, invoice.issueDate)
  requireEnough(reader, invoice, rows)
  return rows.flatMap((row) => toDeduction(reader, row, usableOf(reader, row)))
}

/** What a draft would deduct as it is now. */
export function chosenDeductions(reader: Reader, invoiceId: string): DeductedDeposit[] {
  return chosenIds(reader, invoiceId).flatMap((id) => {
    const row = getDocument(reader, id)
    return toDeduction(reader, row, usableOf(reader, row))
  })
}

/** A part of what is left of a deposit by its tax groups; together they are just that part. */
function toDeduction(reader: Reader, row: DocumentRow, total: Minor): DeductedDeposit[] {
  if (total === 0) return []
  const own = depositRest(reader, row).groups
  const gross = allocateParts(
    total,
    own.map(({ base, tax }) => base + tax),
  )
  const groups = own.map(({ category, rate, tax, base }, at) => {
    const part = gross[at] ?? 0
    const owed = shareOf(tax, part, base + tax) ?? 0
    return { category, rate, net: part - owed, tax: owed }
  })
  const tax = groups.reduce((sum, group) => sum + group.tax, 0)
  const { id: invoiceId, number, issueDate, purpose } = row
  const said = { invoiceId, number: number ?? '', issueDate, purpose }
  return [{ ...said, net: total - tax, tax, total, groups }]
}

/** A deduction with the lines that take the deposit and its tax off their accounts. */
export type Release = {
  deduction: DeductedDeposit
  lines: PostingLine[]
  /** The tax among them. */
  taxes: PostingLine[]
  /** What the lines are worth in the base currency. */
  amountBase: Minor
}

/**
 * What deductions post: their deposits, just as they were posted; the tax of those whose buyer paid it
 * to the state is as much less for the final invoice to split off.
 */
export function releasesOf(reader: Reader, deductions: readonly DeductedDeposit[]): Release[] {
  return deductions.map((deduction) => {
    const deposit = getDocument(reader, deduction.invoiceId)
    const { nets, taxes } = depositParts(reader, depositRest(reader, deposit), deduction.total)
    const lines = turned([...nets, ...taxes])
    const amountBase = lines.reduce((sum, line) => sum + line.debit - line.credit, 0)
    return { deduction, lines, taxes, amountBase }
  })
}

/**
 * Takes deposits off what a final invoice is owed: each is a credit of the customer worth what was
 * posted for it, and the deposit and its tax leave their accounts.
 */
export function postDeductions(
  writer: Writer,
  context: FirmContext,
  invoice: DocumentRow,
  releases: readonly Release[],
): void {
  // One of which nothing is left, as its payment bounced meanwhile, stays free.
  const taken = releases.map(({ deduction }) => deduction.invoiceId)
  saveChosen(writer, invoice.id, taken)
  for (const { deduction, lines: released, amountBase } of releases) {
    const { number, total } = deduction
    const source = { kind: 'deposit', id: context.newId() }
    const item = openItem(writer, context, {
      partyId: invoice.customerId,
      direction: 'receivable',
      side: 'credit',
      document: { ...source, number },
      date: invoice.issueDate,
      dueDate: invoice.issueDate,
      currency: invoice.currency,
      amount: total,
      amountBase,
      madeBy: invoice.createdBy,
    })
    const [owed] = itemsOfDocument(writer, invoice.id)
    const lines = [...released, itemLine(item)]
    const settled =
      owed &&
      allocate(writer, context, {
        kind: 'credit',
        debitItemId: owed.id,
        creditItemId: item.id,
        debitAmount: total,
        creditAmount: total,
        date: invoice.issueDate,
        entrySourceId: source.id,
      })
    const memo = `${invoice.number} ${number} ${invoice.customerName}`
    const parts = [{ date: invoice.issueDate, lines }, ...(settled ? [settled] : [])]
    postDated(writer, context, { memo, source }, parts)
  }
}
