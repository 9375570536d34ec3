import type { DepositInput } from '#contract/selling/deposits.ts'
import { InvoiceInput } from '#contract/selling/invoice.ts'
import { paperFormat } from '../../../../documents/paper/paper-format.ts'
import { fillText } from '../../../../documents/paper/texts/paper-texts.ts'
import type { FirmContext, Reader, Writer } from '../../../../firm/store.ts'
import { findRate } from '../../../books/rates/index.ts'
import { carriedCustom } from '../../../firm/custom-fields/index.ts'
import { firmDate, getFirmProfile } from '../../../firm/firms/index.ts'
import { getStoredParty } from '../../../firm/parties/index.ts'
import {
  countedDeposits,
  createDepositDraft,
  type DepositParts,
  type DocumentRow,
  depositLines,
  depositParts,
  depositsOfQuote,
  linesOf as invoiceLinesOf,
  sumsByCode,
} from '../../invoicing/index.ts'
import { requireCustomerInReach } from '../customer-in-reach.ts'
import { linkInvoice } from '../link-invoice.ts'
import { getStoredQuote, linesOf, type QuoteRecord, quoteInput } from '../reader.ts'
import { refusal } from '../refusal.ts'
import { depositWords } from './texts.ts'

/** Whether a deposit of a quote can be asked for: while it waits for its final invoice. */
export function takesDeposits({ state }: QuoteRecord): boolean {
  return state === 'open' || state === 'accepted' || state === 'ordered'
}

/** Deposit and progress invoices of a quote that count. */
export function depositsThatCount(reader: Reader, quoteId: string): DocumentRow[] {
  return countedDeposits(depositsOfQuote(reader, quoteId))
}

/**
 * Makes the draft of a deposit or progress invoice of a quote.
 * @throws AppError not_found; conflict for a quote that is not open or accepted; invalid at `value`
 */
export function createDeposit(
  writer: Writer,
  context: FirmContext,
  quoteId: string,
  input: DepositInput,
): { invoiceId: string } {
  const row = getStoredQuote(writer, quoteId)
  requireCustomerInReach(writer, context, row)
  if (!takesDeposits(row)) throw refusal('quoteNotOpen')
  const lines = linesOf(writer, quoteId).filter(({ isChosen }) => isChosen)
  const before = depositsThatCount(writer, quoteId).flatMap(({ id }) => invoiceLinesOf(writer, id))
  const asked = depositParts(input, {
    currency: row.currency,
    priceMode: row.priceMode,
    sums: sumsByCode(lines),
    before: sumsByCode(before),
  })
  const invoice = createDepositDraft(
    writer,
    context,
    draftInput(writer, context, row, asked, input),
    {
      purpose: input.kind === 'progress' ? 'progress' : 'deposit',
      progress: input.kind === 'progress' ? input.value : '',
      quoteId,
    },
  )
  linkInvoice(writer, context, quoteId, invoice.id)
  writer.audit({
    entity: 'quote',
    entityId: quoteId,
    action: 'deposit',
    after: { ...input, invoiceId: invoice.id, total: invoice.total },
  })
  return { invoiceId: invoice.id }
}

function draftInput(
  writer: Writer,
  context: FirmContext,
  row: QuoteRecord,
  asked: DepositParts,
  { kind, value }: DepositInput,
): InvoiceInput {
  const { paymentTermsDays } = getStoredParty(writer, row.customerId)
  const { baseCurrency, address, paymentTermsDays: usual } = getFirmProfile(writer)
  const head = quoteInput(row, [])
  const issueDate = firmDate(writer, context)
  const rate = findRate(writer, baseCurrency, row.currency, issueDate)?.rate
  const format = paperFormat(head.language, address.country)
  const description = fillText(depositWords[head.language][kind], {
    percent: kind === 'amount' ? '' : format.percent(value),
    number: row.number ?? '',
    date: format.date(row.issueDate),
  })
  return InvoiceInput.parse({
    ...head,
    issueDate,
    priceMode: asked.priceMode,
    exchangeRate: rate ?? row.exchangeRate,
    paymentTermsDays: paymentTermsDays ?? usual,
    purchaseOrder: '',
    custom: carriedCustom(writer, { from: 'quote', to: 'invoice', values: row.custom }),
    discount: null,
    lines: depositLines(asked, row.currency, () => description),
  })
}
