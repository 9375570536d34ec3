import { PaymentInput } from '#contract/books/payment.ts'
import type { Item } from '#contract/catalogue/items.ts'
import type { Party } from '#contract/firm/parties.ts'
import { InvoiceInput } from '#contract/selling/invoice.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { findPaymentSteps } from '../../books/settlement/index.ts'
import { keepPastRecordMail } from '../../firm/mails/index.ts'
import { markOpened, type PastMail } from '../../firm/outbound/index.ts'
import {
  createDraft,
  creditInvoice,
  type DocumentRow,
  finalise,
  getDocument,
  isOpen,
  linesOf,
  markViewed,
  send,
  voidInvoice,
} from '../../selling/invoicing/index.ts'
import { ownFieldsOfPayment } from './own-fields.ts'
import { pastMailOf } from './past-mail.ts'
import { priceIn, rateOf } from './prices.ts'
import type { DemoEvent, Story } from './story.ts'

/** The story with the records that were made of it so far. */
export type Stage = Story & {
  entered: { customers: readonly Party[]; items: readonly Item[] }
  /** Ids of the documents, by their place in the story. */
  documents: Map<number, string>
}

/** Has one thing happen, by the same rules as if a person did it. */
export function play(writer: Writer, context: FirmContext, stage: Stage, one: DemoEvent): void {
  if (one.kind === 'issue' || one.kind === 'draft') {
    const draft = createDraft(writer, context, inputOf(stage, one, context.now))
    stage.documents.set(one.invoice, draft.id)
    if (one.kind === 'issue') finalise(writer, context, draft.id, { keepsFiles: false })
    return
  }
  const row = getDocument(writer, stage.documents.get(one.invoice) ?? '')
  if (row.state === 'void') return
  if (one.kind === 'send') sendIt(writer, context, row, pastMailOf(stage, one.invoice))
  else if (one.kind === 'view') viewIt(writer, { ...context, actor: nobody(context) }, row)
  else if (one.kind === 'void') voidInvoice(writer, context, row.id, '')
  else if (one.kind === 'credit') creditIt(writer, context, row, one.isWhole)
  else if (one.kind === 'pay' && isOpen(row)) payIt(writer, context, stage, row, one.percent)
}

function inputOf(stage: Stage, { invoice }: DemoEvent, now: Date): InvoiceInput {
  const plan = stage.invoices[invoice]
  const customer = stage.entered.customers[plan?.customer ?? 0]
  const { baseCurrency } = stage.firm
  const currency = customer?.currency ?? baseCurrency
  const today = now.toISOString().slice(0, 10)
  const percent = (value: string) => ({ kind: 'percent', value })
  return InvoiceInput.parse({
    customerId: customer?.id,
    issueDate: today,
    supplyDate: today,
    paymentTermsDays: plan?.termsDays,
    currency,
    exchangeRate: rateOf(currency, baseCurrency),
    purchaseOrder: plan?.purchaseOrder,
    language: customer?.language,
    discount: plan?.discount ? percent(plan.discount) : null,
    lines: plan?.lines.map(({ good, quantity, discount, taxCode }) => {
      const item = stage.entered.items[good]
      return {
        itemId: item?.id,
        description: item?.name,
        quantity,
        unit: item?.unit,
        unitPrice: priceIn(stage.goods[good]?.cents ?? 0, currency),
        discount: discount === null ? null : percent(discount),
        taxCode,
      }
    }),
  })
}

/** The mails of the last weeks are kept; of those before nothing more is known than that they left. */
function sendIt(
  writer: Writer,
  context: FirmContext,
  { id, kind }: DocumentRow,
  past: PastMail | undefined,
): void {
  if (past) {
    keepPastRecordMail(writer, context, { mailKind: kind, recordId: id }, past)
    return
  }
  const words = { invoiceId: id, to: '', cc: '', subject: '', message: '' }
  send(writer, context, words, { origin: '', isMailed: false })
}

function viewIt(writer: Writer, context: FirmContext, row: DocumentRow): void {
  markViewed(writer, context, row)
  markOpened(writer, context, { kind: 'invoice', id: row.id })
}

function creditIt(writer: Writer, context: FirmContext, row: DocumentRow, isWhole: boolean): void {
  const [line] = linesOf(writer, row.id)
  if (!line || row.paid > 0) return
  const lines = isWhole ? [] : [{ lineId: line.id, quantity: line.quantity }]
  creditInvoice(writer, context, row.id, { keepsFiles: false, lines, reason: '' })
}

function payIt(
  writer: Writer,
  context: FirmContext,
  { firm }: Stage,
  { id, customerId, currency, due, number }: DocumentRow,
  percent: number,
): void {
  const amount = percent === 100 ? due : Math.round((due * percent) / 100)
  const date = context.now.toISOString().slice(0, 10)
  const method = due % 7 === 0 ? 'card' : due % 11 === 0 ? 'directDebit' : 'bankTransfer'
  findPaymentSteps()?.record(writer, context, {
    ...PaymentInput.parse({
      customerId,
      date,
      method,
      currency,
      exchangeRate: rateOf(currency, firm.baseCurrency),
      amount,
      reference: number ?? '',
      allocations: [{ invoiceId: id, amount: Math.min(amount, due) }],
    }),
    custom: ownFieldsOfPayment(method, date),
  })
}

/** Who looks at a link is nobody we know. */
function nobody({ actor }: FirmContext): FirmContext['actor'] {
  return { ...actor, userId: '', userName: '', role: null }
}
