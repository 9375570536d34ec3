import { InvoiceInput } from '#contract/selling/invoice.ts'
import type { OrderInvoiceInput } from '#contract/selling/sales-orders.ts'
import { wantsSupplyDate } from '#contract/selling/supply-date.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { findRate } from '../../books/rates/index.ts'
import { firmDate, getFirmProfile } from '../../firm/firms/index.ts'
import { getStoredParty } from '../../firm/parties/index.ts'
import { linkRecords } from '../../firm/records/index.ts'
import {
  createDraft,
  deductDepositsOfQuote,
  linesOf as invoiceLinesOf,
} from '../invoicing/index.ts'
import { requireCustomerInReach } from './draft.ts'
import { type Part, partsOf } from './parts.ts'
import { type LineProgress, progressOf, refreshOrder } from './progress.ts'
import { getStoredOrder, type OrderRecord, orderInput } from './reader.ts'
import { refusal } from './refusal.ts'
import { partOfDiscount, partOfLine, worth } from './shares.ts'
import { insertBilling } from './writer.ts'

/**
 * Makes a draft invoice of all that can be invoiced of an order, or of parts. What another invoice took
 * meanwhile is refused, so that it stands on one alone. Discounts that are amounts go along in
 * proportion, to the cent over all invoices; deposits of its quote are deducted.
 * @throws AppError not_found; invalid at a quantity above what is left; conflict where nothing is
 */
export function invoiceOrder(
  writer: Writer,
  context: FirmContext,
  orderId: string,
  { lines: asked }: OrderInvoiceInput,
): { invoiceId: string } {
  const row = getStoredOrder(writer, orderId)
  requireCustomerInReach(writer, context, row)
  if (row.state !== 'open') throw refusal('orderNotOpen')
  const { lines, deliveries } = progressOf(writer, orderId)
  const parts = partsOf(lines, asked, ({ state }) => state.toInvoice)
  const days = deliveries.filter(({ lines: on }) => on.some(({ done }) => done > 0))
  const lastDay = days
    .map(({ date }) => date)
    .sort()
    .at(-1)
  const input = invoiceInput(writer, context, row, { lines, parts, lastDay })
  const invoice = createDraft(writer, context, input, { taxRounding: row.taxRounding })
  const made = invoiceLinesOf(writer, invoice.id)
  for (const [at, { progress }] of parts.entries()) {
    const invoiceLineId = made[at]?.id ?? ''
    const orderLineId = progress.line.id
    insertBilling(writer, context, { orderId, orderLineId, invoiceId: invoice.id, invoiceLineId })
  }
  if (row.quoteId !== null) deductDepositsOfQuote(writer, invoice, row.quoteId)
  refreshOrder(writer, context, orderId)
  linkRecords(writer, context, {
    from: { kind: 'salesOrder', id: orderId },
    relation: 'convertedTo',
    to: { kind: 'invoice', id: invoice.id },
  })
  writer.audit({
    entity: 'salesOrder',
    entityId: orderId,
    action: 'invoice',
    after: { invoiceId: invoice.id, lines: parts.length },
  })
  return { invoiceId: invoice.id }
}

type Chosen = {
  lines: readonly LineProgress[]
  parts: readonly Part[]
  lastDay: string | undefined
}

function invoiceInput(
  reader: Reader,
  context: FirmContext,
  row: OrderRecord,
  { lines, parts, lastDay }: Chosen,
): InvoiceInput {
  const { paymentTermsDays } = getStoredParty(reader, row.customerId)
  const issueDate = firmDate(reader, context)
  const { baseCurrency, address, paymentTermsDays: usual } = getFirmProfile(reader)
  const rate = findRate(reader, baseCurrency, row.currency, issueDate)?.rate
  const head = orderInput(row, [])
  return InvoiceInput.parse({
    ...head,
    issueDate,
    supplyDate: wantsSupplyDate(address.country) ? (lastDay ?? issueDate) : null,
    exchangeRate: rate ?? row.exchangeRate,
    paymentTermsDays: paymentTermsDays ?? usual,
    purchaseOrder: row.customerReference,
    discount: partOfDiscount(head.discount, row.currency, {
      before: lines.reduce((sum, { line, state }) => sum + worth(line, charged(state)), 0n),
      taken: parts.reduce((sum, { progress, units }) => sum + worth(progress.line, units), 0n),
      whole: lines.reduce((sum, { line }) => sum + BigInt(line.amount), 0n),
    }),
    lines: parts.map(({ progress: { line, state }, units }) =>
      partOfLine(line, row.currency, { before: charged(state), units, ordered: state.ordered }),
    ),
  })
}

/** What of a line stands on invoices already. */
function charged({ billed, credited, drafted }: LineProgress['state']): number {
  return billed - credited + drafted
}
