import { invalidField } from '#contract/core/errors.ts'
import type { Minor } from '#contract/core/money.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import type { PostingLine } from '../ledger/index.ts'
import { shareOfBase } from './allocate.ts'
import { ownerOf } from './documents.ts'
import { openItem } from './open-item.ts'
import { itemLine, postDated } from './posting.ts'
import { itemsOfDocument, type OpenItem } from './reader.ts'
import { settlementRefusal } from './refusal.ts'
import { balanceOf, settleDocument } from './settle-document.ts'

export type DocumentReduction = {
  kind: 'discount' | 'writeOff'
  documentId: string
  /** In the document's currency. */
  amount: Minor
  date: string
  /** Whether the tax in it falls away, too. */
  withTax: boolean
  reason: string
  /** The payment it was granted with; taken back with that. */
  causeId?: string
}

/**
 * Takes an amount off what a document is owed without money: a discount for early payment or a
 * write-off, with an entry of its own. Gives the id of what it posted.
 * @throws AppError not_found, locked; conflict for more than is open; invalid for the tax of a supplier's
 *   credit, which only their correction changes
 */
export function reduceDocument(
  writer: Writer,
  context: FirmContext,
  { kind, documentId, amount, date, withTax, reason, causeId }: DocumentReduction,
): string {
  const owed = itemsOfDocument(writer, documentId)
  const [first] = owed
  if (!first || amount <= 0 || amount > balanceOf(owed)) throw settlementRefusal('moreThanDue')
  if (withTax && first.documentKind === 'billCredit') throw invalidField('withTax', 'invalid')
  let left = amount
  let amountBase = 0
  for (const item of owed) {
    const part = Math.min(left, item.balance)
    left -= part
    amountBase += part > 0 ? shareOfBase(item, part) : 0
  }
  const id = context.newId()
  const item = openItem(writer, context, {
    partyId: first.partyId,
    direction: first.direction,
    side: first.side === 'debit' ? 'credit' : 'debit',
    document: { kind, id, number: first.documentNumber },
    date,
    dueDate: date,
    currency: first.currency,
    amount,
    amountBase,
  })
  const settling = settleDocument(writer, context, {
    kind,
    documentId,
    item,
    amount,
    itemAmount: amount,
    date,
    entrySourceId: id,
    causeId: causeId ?? id,
    note: reason,
  })
  const taxes = withTax ? (ownerOf(first)?.taxReduction(writer, documentId, { amount }) ?? []) : []
  const own = itemLine(item)
  const net = [own, ...taxes].reduce((sum, line) => sum + line.credit - line.debit, 0)
  const role = reductionRole(kind, first)
  const lowersBase = kind === 'discount' || withTax
  const bearing = ownerOf(first)?.netReductionLines(writer, documentId, { netBase: net, role }) ?? [
    { account: { role }, debit: net, credit: 0 },
  ]
  const lines = [...taxes, ...(lowersBase ? bearing : onCentresAlone(bearing, role)), own]
  const memo = `${first.documentNumber} ${reason}`.trim()
  postDated(writer, context, { memo, source: { kind, id } }, [{ date, lines }, ...settling])
  return id
}

/** Lines of a reduction that lowers no tax: all on the account of a role, by their cost centres. */
function onCentresAlone(lines: readonly PostingLine[], role: string): PostingLine[] {
  const byCentre = Map.groupBy(lines, ({ costCentreId }) => costCentreId)
  return [...byCentre].map(([costCentreId, own]) => {
    const amount = own.reduce((sum, line) => sum + line.debit - line.credit, 0)
    return { account: { role }, debit: amount, credit: 0, ...(costCentreId && { costCentreId }) }
  })
}

/** Who bears what is not paid: an expense where it is owed to us, an income where we owe it. */
function reductionRole(
  kind: DocumentReduction['kind'],
  { direction, side }: Pick<OpenItem, 'direction' | 'side'>,
): string {
  if (kind === 'writeOff') return side === 'debit' ? 'badDebt' : 'otherIncome'
  return direction === 'receivable' ? 'earlyPaymentDiscountGiven' : 'earlyPaymentDiscountReceived'
}
