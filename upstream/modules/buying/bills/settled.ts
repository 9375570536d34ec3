import type { SettledDocuments, SettlementChange } from '../../books/settlement/index.ts'
import { getStoredBill } from './reader.ts'
import { netReductionLines, taxReduction } from './reduction.ts'
import { entity } from './service.ts'
import { changeBill } from './writer.ts'

/** What the history says when something settles a bill, where that is more than that it did. */
const shownFor: { readonly [Kind in SettlementChange['kind']]?: string } = {
  payment: 'pay',
  writeOff: 'writeOff',
}

/** Keeps what lists show of a bill's balance, as settlement says it has changed. */
export const settled: SettledDocuments = {
  kinds: ['bill', 'billCredit'],
  entity,
  changed(writer, context, { documentId, amount, currency, kind, note, by }) {
    const row = getStoredBill(writer, documentId)
    if (row.state === 'void') return
    const due = row.due - amount
    changeBill(writer, context, row, { due, state: due === 0 ? 'paid' : 'open' })
    writer.audit({
      entity,
      entityId: documentId,
      title: row.number,
      action: amount > 0 ? (shownFor[kind] ?? 'settle') : 'takeBackSettling',
      before: { due: row.due, currency },
      after: { due, currency },
      amount: Math.abs(amount),
      currency,
      detail: note === '' ? by.number : note,
    })
  },
  taxReduction,
  netReductionLines,
}
