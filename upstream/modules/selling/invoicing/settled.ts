import type { SettledDocuments } from '../../books/settlement/index.ts'
import { postTaxOfMoney } from './deposits/deposit-posting.ts'
import { nextDueDate } from './instalment-items.ts'
import { getDocument } from './reader.ts'
import { netReductionLines, taxReduction } from './reduction.ts'
import { runSettledSteps } from './run-steps.ts'
import { settledState } from './settled-state.ts'
import type { DocumentAction } from './texts.ts'
import { changeDocument } from './writer.ts'

type Kind = Parameters<SettledDocuments['changed']>[2]['kind']
type Column = 'paid' | 'credited' | 'discounted' | 'writtenOff'

const columns: Record<Kind, Column> = {
  payment: 'paid',
  credit: 'paid',
  netting: 'paid',
  refund: 'paid',
  creditNote: 'credited',
  discount: 'discounted',
  writeOff: 'writtenOff',
}

/** What the history says when something is settled, and when that is taken back. */
const shownFor: Partial<Record<Kind, [done: DocumentAction, undone: DocumentAction]>> = {
  payment: ['pay', 'reversePayment'],
  credit: ['applyCredit', 'takeBackCredit'],
  netting: ['net', 'takeBackNetting'],
  discount: ['discount', 'takeBackDiscount'],
  writeOff: ['writeOff', 'takeBackWriteOff'],
}

/** Keeps what lists and documents show of an invoice's balance, as settlement says it has changed. */
export const settled: SettledDocuments = {
  kinds: ['invoice'],
  changed(writer, context, change) {
    const { documentId, amount, amountBase, currency, date, kind, note, by } = change
    const row = getDocument(writer, documentId)
    if (row.purpose !== '' && columns[kind] === 'paid') {
      const paid = row.paid + amount
      postTaxOfMoney(writer, context, row, { paid, date })
    }
    const column = columns[kind]
    const rest = { due: row.due - amount, dueBase: row.dueBase - amountBase }
    const figures = { [column]: row[column] + amount, ...rest }
    const state = settledState({ ...row, ...figures })
    const dueDate = nextDueDate(writer, row)
    const after = changeDocument(writer, context, row, { ...figures, state, dueDate })
    runSettledSteps(writer, context, after)
    const actions = shownFor[kind]
    if (!actions) return
    writer.audit({
      entity: 'invoice',
      entityId: documentId,
      action: actions[amount > 0 ? 0 : 1],
      title: row.number ?? '',
      before: { due: row.due, currency },
      after: { due: row.due - amount, currency },
      amount: Math.abs(amount),
      currency,
      detail: note === '' ? by.number : note,
    })
  },
  taxReduction,
  netReductionLines,
}
