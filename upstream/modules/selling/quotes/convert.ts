import { divideRound } from '#contract/core/decimal.ts'
import { AppError } from '#contract/core/errors.ts'
import { minorFrom, minorToDecimal, parseAmount } from '#contract/core/money.ts'
import { InvoiceInput } from '#contract/selling/invoice.ts'
import { wantsSupplyDate } from '#contract/selling/supply-date.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { findRate } from '../../books/rates/index.ts'
import { carriedCustom } from '../../firm/custom-fields/index.ts'
import { firmDate, getFirmProfile } from '../../firm/firms/index.ts'
import { cancel } from '../../firm/jobs/index.ts'
import { getStoredParty } from '../../firm/parties/index.ts'
import { createDraft, deductDepositsOfQuote } from '../invoicing/index.ts'
import { requireCustomerInReach } from './customer-in-reach.ts'
import { linkInvoice } from './link-invoice.ts'
import { getStoredQuote, type LineRecord, linesOf, type QuoteRecord, quoteInput } from './reader.ts'
import { refusal } from './refusal.ts'
import { changeQuote } from './writer.ts'

/**
 * Makes a draft invoice of a quote, once: of all its lines that are taken, or of the named ones. A
 * discount that is an amount goes along in proportion.
 * @throws AppError not_found; conflict for one that has its invoice, or is none to be invoiced;
 * invalid at `lineIds` for none of its lines
 */
export function convert(
  writer: Writer,
  context: FirmContext,
  quoteId: string,
  lineIds: readonly string[],
): { invoiceId: string } {
  const row = getStoredQuote(writer, quoteId)
  requireCustomerInReach(writer, context, row)
  if (row.state === 'invoiced') throw refusal('quoteInvoiced')
  if (row.state !== 'accepted' && row.state !== 'open') throw refusal('quoteNotOpen')
  const all = linesOf(writer, quoteId).filter(({ isChosen }) => isChosen)
  const lines = lineIds.length === 0 ? all : all.filter(({ id }) => lineIds.includes(id))
  if (lines.length === 0 || (lineIds.length > 0 && lines.length < new Set(lineIds).size)) {
    throw new AppError('invalid', 'No such line', { fields: { lineIds: { key: 'nothingChosen' } } })
  }
  const { taxRounding } = row
  const input = invoiceInput(writer, context, row, all, lines)
  // What was offered keeps its total, however the firm rounds by now.
  const invoice = createDraft(writer, context, input, { taxRounding })
  deductDepositsOfQuote(writer, invoice, quoteId)
  cancel(writer, 'quotes.expire', quoteId)
  changeQuote(writer, context, row, { state: 'invoiced', invoiceId: invoice.id })
  linkInvoice(writer, context, quoteId, invoice.id)
  writer.audit({
    entity: 'quote',
    entityId: quoteId,
    action: 'convert',
    after: { invoiceId: invoice.id, lines: lines.length },
  })
  return { invoiceId: invoice.id }
}

function invoiceInput(
  writer: Writer,
  context: FirmContext,
  row: QuoteRecord,
  all: readonly LineRecord[],
  lines: readonly LineRecord[],
): InvoiceInput {
  const { paymentTermsDays } = getStoredParty(writer, row.customerId)
  const input = quoteInput(row, lines)
  const issueDate = firmDate(writer, context)
  const { baseCurrency, address } = getFirmProfile(writer)
  const rate = findRate(writer, baseCurrency, row.currency, issueDate)?.rate
  return InvoiceInput.parse({
    ...input,
    issueDate,
    supplyDate: wantsSupplyDate(address.country) ? issueDate : null,
    exchangeRate: rate ?? row.exchangeRate,
    paymentTermsDays: paymentTermsDays ?? getFirmProfile(writer).paymentTermsDays,
    purchaseOrder: '',
    custom: carriedCustom(writer, { from: 'quote', to: 'invoice', values: row.custom }),
    discount: discountOf(input.discount, row.currency, sumOf(lines), sumOf(all)),
  })
}

function sumOf(lines: readonly LineRecord[]): bigint {
  return lines.reduce((sum, { amount }) => sum + BigInt(amount), 0n)
}

/** An amount off the whole as what falls on a part of it. */
function discountOf(
  discount: InvoiceInput['discount'],
  currency: string,
  part: bigint,
  whole: bigint,
): InvoiceInput['discount'] {
  if (discount?.kind !== 'amount' || part === whole || whole === 0n) return discount
  const amount = BigInt(parseAmount(discount.value, currency) ?? 0)
  const share = minorFrom(divideRound(amount * part, whole))
  return { kind: 'amount', value: minorToDecimal(share, currency) }
}
