import type { TypedTree } from '#app/shell/form/form-tree.ts'
import type { Format } from '#app/shell/format.ts'
import type { FirmAccess } from '#app/shell/session/session.server.ts'
import { billsContract } from '#contract/buying/bills.ts'
import { expensesContract, paidByMember } from '#contract/buying/expenses.ts'

type Source = { bill: string | undefined; expense: string | undefined }

/**
 * What the form takes over from a bill or an expense that the address names; its number is not, as
 * each has one of its own.
 * @throws AppError not_found
 */
export async function takenFrom(
  { call, can, firm: { firmId } }: FirmAccess,
  { bill: billId, expense: expenseId }: Source,
  format: Format,
): Promise<TypedTree> {
  if (billId !== undefined) {
    const bill = await call(billsContract.get, { firmId, billId })
    const { supplierName, currency, priceMode, paymentReference, note } = bill
    const lines = bill.lines.map(({ description, quantity, unitPrice, account, taxCode }) => ({
      description,
      quantity: quantity === '' ? '' : format.numberInput(quantity),
      unitPrice: format.numberInput(unitPrice),
      account,
      taxCode,
    }))
    const own = { supplierName, currency, priceMode, paymentReference, note, lines }
    return { kind: 'bill', name: supplierName, ...own }
  }
  if (expenseId === undefined || !can('expense:view')) return {}
  const expense = await call(expensesContract.get, { firmId, expenseId })
  const { payee, currency, gross, category, taxCode, paidFrom, note } = expense
  return {
    kind: 'expense',
    name: payee,
    supplierName: payee,
    currency,
    gross: gross === '' ? '' : format.numberInput(gross),
    category,
    taxCode,
    note,
    ...(paidFrom !== paidByMember && { paidFrom }),
  }
}
