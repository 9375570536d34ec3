import type { ReverseCharged, ReverseChargedAsk } from '../../../documents/reverse-charged.ts'
import type { Reader } from '../../../firm/store.ts'
import { getStoredExpense, linesOf } from './reader.ts'

/** Expenses that were posted with parts of some rates, the oldest first, however many. */
export function reverseChargedExpenses(reader: Reader, asked: ReverseChargedAsk): ReverseCharged[] {
  const { taxCodes } = asked
  const ids = reader.sql
    .exec<{ id: string }>(
      `select id from expenses where number <> ''
         and ${'from' in asked ? 'date >= ?' : 'id in (select value from json_each(?))'}
         and exists (select 1 from expense_lines l where l.expense_id = expenses.id
           and l.tax_code in (select value from json_each(?)))
       order by date, row_number`,
      'from' in asked ? asked.from : JSON.stringify(asked.ids),
      JSON.stringify(taxCodes),
    )
    .toArray()
  return ids.map(({ id }): ReverseCharged => {
    const expense = getStoredExpense(reader, id)
    const { date, payee, supplierId, receiptNumber, createdAt, state, note } = expense
    return {
      source: 'expense',
      id,
      theirNumber: receiptNumber,
      date,
      supplyDate: null,
      enteredAt: createdAt,
      partyId: supplierId,
      partyName: payee,
      isTakenBack: state === 'reversed',
      lines: linesOf(reader, id)
        .filter(({ taxCode }) => taxCodes.includes(taxCode))
        .map((line) => ({
          description: line.note || note || payee,
          taxCode: line.taxCode,
          base: line.amountBase,
          tax: line.taxBase,
        })),
    }
  })
}
