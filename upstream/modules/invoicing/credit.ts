import { AppError } from '#contract/errors.ts'
import { convert } from '#contract/money.ts'
import { laterOf } from '../../firm/calendar.ts'
import type { FirmContext, Writer } from '../../firm/store.ts'
import { firmDate, getFirmProfile } from '../firms/index.ts'
import { post, requireOpenDate } from '../ledger/index.ts'
import { lastNumberDate } from '../numbering/index.ts'
import { changeCredit } from '../parties/index.ts'
import { type ChosenLine, type CreditedLine, creditLines } from './credit-lines.ts'
import { creditTotals } from './credit-totals.ts'
import { issue } from './issue.ts'
import { credit, debit, taxPosting, withRounding } from './posting.ts'
import { type DocumentRow, getDocument, linesOf } from './reader.ts'
import { refusal } from './refusal.ts'
import { settle } from './settle.ts'
import { addHistory, insertDocument, setCreditedQuantity } from './writer.ts'

/**
 * Makes and finalises a credit note over chosen lines of an invoice, or over all that is left. It
 * takes off what the invoice is owed; what is more than that stands to the customer's credit.
 * @throws AppError not_found, invalid, locked; conflict when nothing can be credited
 */
export function creditInvoice(
  writer: Writer,
  context: FirmContext,
  invoiceId: string,
  { lines: chosen, reason }: { lines: readonly ChosenLine[]; reason: string },
): DocumentRow {
  const invoice = getDocument(writer, invoiceId)
  if (invoice.kind !== 'invoice' || invoice.state === 'draft') throw refusal('notFinalised')
  if (invoice.state === 'void') throw refusal('alreadyVoid')
  const { currency } = invoice
  const parts = creditLines(linesOf(writer, invoiceId), chosen, currency, context.newId)
  if (parts.length === 0) throw refusal('alreadyCredited')
  const note = issueNote(writer, context, invoice, parts, reason)
  for (const { line, creditedQuantity } of parts) {
    setCreditedQuantity(writer, line.creditsLineId ?? '', creditedQuantity)
  }
  postNote(writer, context, invoice, note, parts)
  addHistory(writer, context, {
    invoiceId,
    kind: 'credited',
    amount: note.total,
    currency,
    detail: note.number ?? '',
  })
  writer.audit({
    entity: 'invoice',
    entityId: invoiceId,
    action: 'credit',
    before: { credited: invoice.credited, due: invoice.due },
    after: { creditNote: note.number, total: note.total, reason },
  })
  return note
}

function issueNote(
  writer: Writer,
  context: FirmContext,
  invoice: DocumentRow,
  parts: readonly CreditedLine[],
  reason: string,
): DocumentRow {
  const lines = parts.map(({ line }) => line)
  const totals = creditTotals(invoice, lines)
  if (totals.total < 0) {
    throw new AppError('invalid', 'Negative', { fields: { lines: { key: 'totalNegative' } } })
  }
  const { baseCurrency } = getFirmProfile(writer)
  const issueDate = noteDate(writer, context, invoice)
  requireOpenDate(writer, issueDate, context)
  const draft = insertDocument(
    writer,
    context,
    {
      ...totals,
      kind: 'creditNote',
      state: 'draft',
      customerId: invoice.customerId,
      customerName: invoice.customerName,
      customerOrder: invoice.customerOrder,
      issueDate,
      supplyDate: invoice.supplyDate,
      paymentTermsDays: 0,
      dueDate: issueDate,
      hasOwnDueDate: false,
      currency: invoice.currency,
      exchangeRate: invoice.exchangeRate,
      priceMode: invoice.priceMode,
      purchaseOrder: invoice.purchaseOrder,
      language: invoice.language,
      notes: reason,
      internalNote: '',
      due: 0,
      creditsId: invoice.id,
    },
    lines,
  )
  return issue(writer, context, draft, lines, {
    state: 'finalised',
    totalBase: convert(totals.total, invoice.currency, baseCurrency, invoice.exchangeRate),
  })
}

/** Sales returns and tax against what the invoice is owed, the rest to the customer's credit. */
function postNote(
  writer: Writer,
  context: FirmContext,
  invoice: DocumentRow,
  note: DocumentRow,
  parts: readonly CreditedLine[],
): void {
  const { baseCurrency } = getFirmProfile(writer)
  const { currency, exchangeRate, customerId } = invoice
  const toBase = (amount: number) => convert(amount, currency, baseCurrency, exchangeRate)
  const applied = Math.min(note.total, invoice.due)
  const rest = { amount: note.total - applied, amountBase: toBase(note.total - applied) }
  let appliedBase = 0
  if (applied > 0) {
    const settlement = { sourceKind: 'creditNote', sourceId: note.id, amount: applied } as const
    appliedBase = settle(writer, context, invoice, settlement).amountBase
  }
  if (rest.amount > 0) changeCredit(writer, customerId, currency, rest)
  const tax = taxPosting(
    writer,
    parts.map(({ line }) => line),
    toBase,
  )
  post(writer, context, {
    date: note.issueDate,
    memo: `${note.number} ${note.customerName}`,
    source: { kind: 'creditNote', id: note.id },
    lines: withRounding([
      debit({ role: 'salesReturns' }, toBase(note.net)),
      ...tax.map(({ account, credit: amount }) => debit(account, amount)),
      credit({ role: 'receivable' }, appliedBase),
      credit({ role: 'customerCredit' }, rest.amountBase),
    ]),
  })
}

/** Today, but never before the invoice or the series' last credit note. */
function noteDate(writer: Writer, context: FirmContext, invoice: DocumentRow): string {
  const date = laterOf(firmDate(writer, context), invoice.issueDate)
  return laterOf(date, lastNumberDate(writer, { kind: 'creditNote', date }))
}
