import { openingKinds } from '#contract/books/opening-items.ts'
import type { SettledDocuments } from '../settlement/index.ts'
import { reductionAccount } from '../taxes/index.ts'
import { getOpeningItem } from './reader.ts'
import { entity } from './service.ts'
import { taxOfPart } from './tax.ts'
import { changeOpeningItem } from './writer.ts'

/**
 * Keeps what is open of an item. Where the old books declared its tax, a discount or a write-off lowers
 * none here: the whole of it is borne.
 */
export const settled: SettledDocuments = {
  kinds: Object.keys(openingKinds),
  entity,
  changed(writer, _, { documentId, amount, currency, by }) {
    const row = getOpeningItem(writer, documentId)
    if (row.state === 'undone') return
    const due = row.due - Math.sign(row.amount) * amount
    changeOpeningItem(writer, row, { due, state: due === 0 ? 'settled' : 'open' })
    writer.audit({
      entity,
      entityId: documentId,
      title: row.number,
      action: amount > 0 ? 'settle' : 'takeBackSettling',
      before: { due: row.due, currency },
      after: { due, currency },
      amount: Math.abs(amount),
      currency,
      detail: by.number,
    })
  },
  taxReduction: (reader, documentId, { amount }) =>
    taxOfPart(reader, getOpeningItem(reader, documentId), amount),
  netReductionLines(reader, documentId, { netBase, role }) {
    const { taxCode } = getOpeningItem(reader, documentId)
    if (taxCode === '') return [{ account: { role }, debit: netBase, credit: 0 }]
    return [
      { account: reductionAccount(reader, taxCode, role), debit: netBase, credit: 0, taxCode },
    ]
  },
}
