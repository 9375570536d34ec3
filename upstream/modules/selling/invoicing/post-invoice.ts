import { payableOf } from '#contract/core/payable.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import type { PostingLine } from '../../books/ledger/index.ts'
import { itemLine, openItem, postDated } from '../../books/settlement/index.ts'
import { openParts } from './instalments.ts'
import type { DocumentRow } from './reader.ts'

/** Opens what a final invoice is owed and posts it; the first line is the receivable. */
export function postInvoice(
  writer: Writer,
  context: FirmContext,
  row: DocumentRow,
  posting: { lines: readonly PostingLine[]; payableBase: number },
): void {
  const source = { kind: row.kind, id: row.id }
  const memo = `${row.number} ${row.customerName}`
  let lines = posting.lines
  if (payableOf(row) > 0) {
    const items = openParts(row, posting.payableBase).map(({ dueDate, amount, amountBase }) =>
      openItem(writer, context, {
        partyId: row.customerId,
        direction: 'receivable',
        side: 'debit',
        document: { ...source, number: row.number ?? '' },
        date: row.issueDate,
        dueDate,
        currency: row.currency,
        amount,
        amountBase,
        madeBy: row.createdBy,
      }),
    )
    lines = [...items.map((item) => itemLine(item)), ...posting.lines.slice(1)]
  }
  postDated(writer, context, { memo, source, isDocument: true }, [{ date: row.issueDate, lines }])
}
