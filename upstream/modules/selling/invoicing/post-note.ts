import type { Minor } from '#contract/core/money.ts'
import { payableOf } from '#contract/core/payable.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { debit } from '../../books/ledger/index.ts'
import {
  allocate,
  type DatedLines,
  itemLine,
  itemsOfDocument,
  type OpenItem,
  openItem,
  postDated,
  shareOfBase,
} from '../../books/settlement/index.ts'
import { returnsAccount } from '../../books/taxes/index.ts'
import type { CreditBases } from './credit-bases.ts'
import { depositNoteLines } from './deposits/deposit-posting.ts'
import { onCentre, type PostableLine, taxLines, withRounding } from './posting.ts'
import type { DocumentRow } from './reader.ts'
import { payableBaseOf, splitOff } from './split-payment.ts'

type Note = {
  invoice: DocumentRow
  note: DocumentRow
  bases: CreditBases
  lines: readonly PostableLine[]
}

/** Sales returns and tax against what the invoice is owed, the rest to the customer's credit. */
export function postNote(
  writer: Writer,
  context: FirmContext,
  { invoice, note, bases, lines }: Note,
): void {
  const source = { kind: note.kind, id: note.id }
  const worth = payableOf(note)
  const worthBase = payableBaseOf(note, bases.totalBase)
  const taken = takenOff(writer, invoice, worth)
  const takenBase = taken.reduce((sum, { base }) => sum + base, 0)
  const isAllTaken = taken.reduce((sum, { amount }) => sum + amount, 0) === worth
  const amountBase = isAllTaken ? takenBase : Math.max(worthBase, takenBase)
  const parts: DatedLines[] = []
  const credits = []
  if (worth > 0) {
    const item = openItem(writer, context, {
      partyId: note.customerId,
      direction: 'receivable',
      side: 'credit',
      document: { ...source, number: note.number ?? '' },
      date: note.issueDate,
      dueDate: note.issueDate,
      currency: note.currency,
      amount: worth,
      amountBase,
      madeBy: note.createdBy,
    })
    credits.push(itemLine(item))
    for (const { owed, amount, base } of taken) {
      const { date, lines: settling } = allocate(writer, context, {
        kind: 'creditNote',
        debitItemId: owed.id,
        creditItemId: item.id,
        debitAmount: amount,
        creditAmount: amount,
        // Both are at the invoice's rate, so there is no exchange difference between them.
        creditBase: base,
        date: note.issueDate,
        entrySourceId: note.id,
      })
      parts.push({ date, lines: settling })
    }
  }
  if (invoice.purpose !== '') {
    const sum = taken.reduce((all, { amount }) => all + amount, 0)
    const back = depositNoteLines(writer, invoice, note, { taken: sum, worth: amountBase })
    const own = withRounding([...back, ...credits])
    postNoteLines(writer, context, note, [{ date: note.issueDate, lines: own }, ...parts])
    return
  }
  const returns = bases.returns.map(({ taxCode, base, ...line }) => ({
    ...debit(returnsAccount(writer, taxCode), base),
    taxCode,
    ...onCentre(line),
  }))
  const owed = taxLines(writer, bases.groups, lines, ({ taxCode }) =>
    returnsAccount(writer, taxCode),
  )
  const taxes = splitOff(note, owed).map((line) => ({
    ...line,
    debit: line.credit,
    credit: line.debit,
  }))
  const own = withRounding([...returns, ...taxes, ...credits])
  postNoteLines(writer, context, note, [{ date: note.issueDate, lines: own }, ...parts])
}

function postNoteLines(
  writer: Writer,
  context: FirmContext,
  note: DocumentRow,
  parts: readonly DatedLines[],
): void {
  const memo = `${note.number} ${note.customerName}`
  const source = { kind: note.kind, id: note.id }
  postDated(writer, context, { memo, source, isDocument: true }, parts)
}

/** What the note takes off each of the invoice's open items, the earliest due first. */
function takenOff(
  writer: Writer,
  invoice: DocumentRow,
  total: Minor,
): { owed: OpenItem; amount: Minor; base: Minor }[] {
  let left = total
  return itemsOfDocument(writer, invoice.id).flatMap((owed) => {
    const amount = Math.min(left, owed.balance)
    if (amount <= 0) return []
    left -= amount
    return [{ owed, amount, base: shareOfBase(owed, amount) }]
  })
}
