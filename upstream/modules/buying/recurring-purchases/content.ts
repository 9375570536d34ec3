import { BillInput } from '#contract/buying/bills.ts'
import { ExpenseInput, paidByMember } from '#contract/buying/expenses.ts'
import type { PurchaseContent } from '#contract/buying/recurring-purchases.ts'
import { invalidField } from '#contract/core/errors.ts'
import { sortKey } from '../../../documents/sort-key.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import { fillText, type PeriodTexts, requireKnownNames } from '../../../recurrence/period.ts'
import { firmDate } from '../../firm/firms/index.ts'
import { findSupplier } from '../../firm/parties/index.ts'
import { billValues } from '../bills/index.ts'
import { expenseValues } from '../expenses/index.ts'

/**
 * What stands in the row beside the content: who is paid and what each comes to. A rate that is not
 * known yet is no hindrance: each takes that of its own day.
 * @throws AppError invalid at the field where a bill or an expense of it would be refused
 */
export function contentValues(reader: Reader, context: FirmContext, content: PurchaseContent) {
  requireKnownNames([
    ['supplierNumber', content.supplierNumber],
    ['paymentReference', content.paymentReference],
    ['note', content.note],
    ...content.lines.map(({ description }, at): [string, string] => [
      `lines.${at}.description`,
      description,
    ]),
  ])
  const supplierId = findSupplier(reader, content.supplierName) ?? null
  const today = firmDate(reader, context)
  const { kind, supplierName, currency } = content
  return {
    kind,
    supplierId,
    supplierName,
    supplierOrder: sortKey(supplierName),
    currency,
    content: JSON.stringify(content),
    total: totalOf(reader, context, content, today),
  }
}

function totalOf(
  reader: Reader,
  context: FirmContext,
  content: PurchaseContent,
  today: string,
): number {
  if (content.kind === 'expense') {
    const input = { ...expenseInput(content, today), exchangeRate: '1' }
    return expenseValues(reader, context, input).expense.amount
  }
  if (content.lines.length === 0) throw invalidField('lines.0.description', 'required')
  const input = { ...billInput(content, { date: today, supplierId: null }), exchangeRate: '1' }
  return billValues(reader, context, input).values.totalAmount
}

/** The texts of a content with each name in braces filled in. */
export function fillContent(content: PurchaseContent, texts: PeriodTexts): PurchaseContent {
  return {
    ...content,
    supplierNumber: fillText(content.supplierNumber, texts),
    paymentReference: fillText(content.paymentReference, texts),
    note: fillText(content.note, texts),
    lines: content.lines.map((line) => ({
      ...line,
      description: fillText(line.description, texts),
    })),
  }
}

/** A bill of a content on a day, of the supplier it was linked to, by whatever name now. */
export function billInput(
  content: PurchaseContent,
  { date, supplierId }: { date: string; supplierId: string | null },
): BillInput {
  const { supplierName, supplierNumber, currency, priceMode, lines, paymentReference } = content
  const { note } = content
  return BillInput.parse({
    supplierId,
    supplierName,
    supplierNumber,
    date,
    currency,
    priceMode,
    lines,
    paymentReference,
    note,
  })
}

/** What the firm pays itself, on a day. @throws AppError invalid without an amount or an account */
export function expenseInput(content: PurchaseContent, date: string): ExpenseInput {
  const { supplierName: payee, supplierNumber: receiptNumber, currency, gross } = content
  const { category, taxCode, costCentreId, paidFrom, note } = content
  for (const [name, value] of Object.entries({ gross, category, paidFrom })) {
    if (value === '') throw invalidField(name, 'required')
  }
  // What a member paid is a claim, and nobody claims by a schedule.
  if (paidFrom === paidByMember) throw invalidField('paidFrom', 'notMoneyAccount')
  return ExpenseInput.parse({
    date,
    payee,
    receiptNumber,
    gross,
    currency,
    category,
    taxCode,
    costCentreId,
    paidFrom,
    note,
  })
}
