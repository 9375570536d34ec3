import { isAllowed } from '#contract/core/roles.ts'
import type { DocumentTotals, Invoice, InvoiceLine } from '#contract/selling/invoice.ts'
import { calculatedLine, storedSums } from '../../../documents/stored-document.ts'
import { daysBetween } from '../../../firm/calendar.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import { mayTakeBack } from '../../books/settlement/index.ts'
import { settlementsOf } from '../../books/settlement/views.ts'
import { firmDate } from '../../firm/firms/index.ts'
import { getStoredParty } from '../../firm/parties/index.ts'
import { askedCommentsOf, attachmentsOf } from '../../firm/records/index.ts'
import { actionsFor } from './actions.ts'
import { deductedOf } from './deposits/deducted.ts'
import { documentInput } from './document-input.ts'
import { isOpen } from './figures.ts'
import { instalmentStandings } from './instalment-items.ts'
import { type DocumentRow, getDocument, type LineRow, linesOf, publicPath } from './reader.ts'

/** A document as the API gives it. @throws AppError not_found */
export function getInvoice(reader: Reader, context: FirmContext, invoiceId: string): Invoice {
  return toInvoice(reader, context, getDocument(reader, invoiceId))
}

export function toInvoice(reader: Reader, context: FirmContext, row: DocumentRow): Invoice {
  const lines = linesOf(reader, row.id)
  const today = firmDate(reader, context)
  const isOverdue = isOverdueOn(row, today)
  return {
    ...documentInput(row, lines),
    id: row.id,
    kind: row.kind,
    purpose: row.purpose,
    progress: row.progress,
    deposits: deductedOf(row),
    taxRounding: row.taxRounding,
    number: row.number,
    importedNumber: row.importedNumber,
    state: row.state,
    isOverdue,
    daysLate: isOverdue ? daysBetween(row.dueDate, today) : 0,
    customerName: row.customerName,
    customerEmail: getStoredParty(reader, row.customerId).email,
    dueDate: row.dueDate,
    instalments: instalmentStandings(reader, row),
    lines: lines.map(toLine),
    totals: toTotals(row),
    attachments: attachmentsOf(reader, { kind: 'invoice', id: row.id }),
    settlements: settlementsFor(reader, context, row),
    // Whoever has the link acts in the customer's place.
    publicPath: isAllowed(context.actor, 'invoice:post') ? publicPath(context.firmId, row) : null,
    publicUntil: row.publicUntil,
    isDisputed: row.disputedAt !== null,
    questions: askedCommentsOf(reader, { kind: 'invoice', id: row.id }),
    actions: actionsFor(row, lines, context.actor),
    sentAt: row.sentAt,
    version: row.version,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
  }
}

/** What took something off what is due, and whether the reader may take it back. */
function settlementsFor(
  reader: Reader,
  { actor }: FirmContext,
  row: DocumentRow,
): Invoice['settlements'] {
  return settlementsOf(reader, row.id).map((settlement) => ({
    ...settlement,
    canTakeBack: mayTakeBack(actor, settlement),
  }))
}

/** Late is what is open on the day after it was due. `today` is the firm's date. */
export function isOverdueOn(
  row: Pick<DocumentRow, 'kind' | 'state' | 'dueDate'>,
  today: string,
): boolean {
  return isOpen(row) && row.dueDate < today
}

export function toTotals(row: DocumentRow): DocumentTotals {
  return {
    ...storedSums(row),
    paid: row.paid,
    credited: row.credited,
    discounted: row.discounted,
    writtenOff: row.writtenOff,
    creditNotesTotal: row.creditNotesTotal,
    splitTax: row.splitTax,
    due: row.due,
  }
}

function toLine(line: LineRow): InvoiceLine {
  return { ...calculatedLine(line), creditedQuantity: line.creditedQuantity }
}
