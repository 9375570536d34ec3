import type { PaperView } from '#contract/core/paper.ts'
import { payableOf } from '#contract/core/payable.ts'
import type { DeductedDeposit, InvoicePurpose } from '#contract/selling/deposits.ts'
import { earlyDiscount } from '#contract/selling/early-payment.ts'
import type { DocumentState } from '#contract/selling/invoice.ts'
import { composePaper, paperWords } from '../../../../documents/paper/compose-paper.ts'
import { customRows, type PaperField } from '../../../../documents/paper/custom-rows.ts'
import type { PaperFormat } from '../../../../documents/paper/paper-format.ts'
import type { PaperForm, PaperSource } from '../../../../documents/paper/paper-source.ts'
import { fillText, type PaperTexts } from '../../../../documents/paper/texts/paper-texts.ts'
import { deduction } from '../../../../documents/paper/totals-rows.ts'
import { addDays } from '../../../../firm/calendar.ts'
import { earlyPaymentOf } from '../early-payment.ts'
import type { InstalmentPart } from '../instalments.ts'
import { depositLabel } from './deposit-label.ts'

/** All that the paper of an invoice or credit note is made from. */
export type InvoicePaperSource = PaperSource & {
  kind: 'invoice' | 'creditNote'
  state: DocumentState
  purpose: InvoicePurpose
  progress: string
  /** Deposits that it deducts. */
  deducted: readonly DeductedDeposit[]
  supplyDate: string | null
  dueDate: string
  /** Days and amounts where it is paid in parts. */
  instalments: readonly InstalmentPart[]
  /** What is asked for next: all that is due, or what is open of the next part. */
  dueNext: number
  /** The contract's EarlyPayment as JSON. */
  earlyPayment?: string | null | undefined
  purchaseOrder: string
  paid: number
  credited: number
  discounted: number
  writtenOff: number
  due: number
  /** When all of `paid` came at once. */
  paidDate: string | null
  /** As much of `paid` as was set off, and not paid. */
  netted: number
  creditsNumber: string | null
  /** Fields that the firm added and prints. */
  addedFields: readonly PaperField[]
}

/** An invoice or credit note as paper. */
export function composeInvoicePaper(source: InvoicePaperSource): PaperView {
  const { texts, format } = paperWords(source)
  return composePaper(source, invoiceForm(source, texts, format))
}

function invoiceForm(
  source: InvoicePaperSource,
  texts: PaperTexts,
  format: PaperFormat,
): PaperForm {
  const { kind, state, number } = source
  const isDraft = state === 'draft'
  const isInvoice = kind === 'invoice'
  const isPayable = isInvoice && state !== 'void'
  return {
    kind,
    isDraft,
    title: titleOf(source, texts),
    partyLabel: texts.billedTo,
    dueDate: source.dueDate,
    facts: factsOf(source, texts, format),
    total: isInvoice
      ? { label: texts.total, kind: 'strong' }
      : { label: texts.totalCredit, kind: source.splitTax ? 'strong' : 'balance' },
    balance: isPayable ? balanceRows(source, texts, format) : splitRows(source, texts, format),
    payment: isPayable
      ? { reference: number ?? '', amount: isDraft ? null : source.dueNext }
      : null,
    footLines: isPayable && !isSettled(state) ? termsLines(source, texts, format) : [],
  }
}

function isSettled(state: DocumentState): boolean {
  return state === 'paid' || state === 'writtenOff'
}

function titleOf(source: InvoicePaperSource, texts: PaperTexts): string {
  const title = kindOf(source, texts)
  if (source.state === 'draft') return `${title}, ${texts.draft}`
  return source.state === 'void' ? `${title}, ${texts.void}` : title
}

function kindOf({ kind, purpose, deducted }: InvoicePaperSource, texts: PaperTexts): string {
  if (purpose === 'deposit') return texts.depositInvoice
  if (purpose === 'progress') return texts.progressInvoice
  return deducted.length > 0 ? texts.finalInvoice : texts[kind]
}

function factsOf(source: InvoicePaperSource, texts: PaperTexts, format: PaperFormat) {
  const { kind, issueDate, dueDate, supplyDate, purchaseOrder, creditsNumber, progress } = source
  return [
    { label: texts.issued, value: format.date(issueDate) },
    { label: texts.due, value: kind === 'invoice' ? format.date(dueDate) : '' },
    { label: texts.supplied, value: supplyDate ? format.date(supplyDate) : '' },
    { label: texts.creditsInvoice, value: creditsNumber ?? '' },
    { label: texts.yourOrder, value: purchaseOrder },
    { label: texts.workDone, value: progress === '' ? '' : format.percent(progress) },
    ...customRows(source.addedFields, format, source.language),
  ]
}

function balanceRows(source: InvoicePaperSource, texts: PaperTexts, format: PaperFormat) {
  const { state, paidDate, deducted } = source
  const before = deducted.reduce((sum, { total }) => sum + total, 0)
  const isDraft = state === 'draft'
  const { netted } = source
  const paid = isDraft ? source.paid : source.paid - before - netted
  const paidLabel =
    paidDate === null ? texts.paid : fillText(texts.paidOn, { date: format.date(paidDate) })
  const owed = isDraft ? payableOf(source) - before : source.due
  const taxName = source.seller.taxName[source.language]
  const wording = { texts, format, currency: source.currency, taxName }
  return [
    ...deduction(texts.splitPayment, source.splitTax ?? 0, source, format),
    ...deducted.flatMap((one) => deduction(depositLabel(one, wording), one.total, source, format)),
    ...deduction(paidLabel, paid, source, format),
    ...deduction(texts.netted, netted, source, format),
    ...deduction(texts.credited, source.credited, source, format),
    ...deduction(texts.discounted, source.discounted, source, format),
    ...deduction(texts.writtenOff, source.writtenOff, source, format),
    { label: texts.balance, value: format.money(owed, source.currency), kind: 'balance' as const },
  ]
}

/** Of a credit note under split payment: what comes back to the customer is without the tax. */
function splitRows(source: InvoicePaperSource, texts: PaperTexts, format: PaperFormat) {
  const { splitTax = 0, kind, currency } = source
  if (splitTax === 0 || kind !== 'creditNote') return []
  const value = format.money(payableOf(source), currency)
  return [
    ...deduction(texts.splitPayment, splitTax, source, format),
    { label: texts.creditedToYou, value, kind: 'balance' as const },
  ]
}

/** Until when to pay; in parts, each with its share and amount. */
function termsLines(source: InvoicePaperSource, texts: PaperTexts, format: PaperFormat): string[] {
  return [...earlyLines(source, texts, format), ...dueLines(source, texts, format)]
}

/** What may be kept for paying early, as long as nothing was paid. */
function earlyLines(source: InvoicePaperSource, texts: PaperTexts, format: PaperFormat): string[] {
  const offered = earlyPaymentOf(source)
  const { issueDate, currency, deducted, paid, credited, discounted } = source
  const before = deducted.reduce((sum, { total }) => sum + total, 0)
  const isTouched = paid > before || credited > 0 || discounted > 0
  if (!offered || isTouched) return []
  const due = payableOf(source) - before
  const discount = earlyDiscount(due, offered)
  return [
    fillText(texts.earlyPayment, {
      date: format.date(addDays(issueDate, offered.days)),
      rate: format.percent(offered.rate),
      discount: format.money(discount, currency),
      amount: format.money(due - discount, currency),
    }),
  ]
}

function dueLines(
  { issueDate, dueDate, instalments, currency }: InvoicePaperSource,
  texts: PaperTexts,
  format: PaperFormat,
): string[] {
  if (instalments.length > 0) {
    return instalments.map((part, at) =>
      fillText(texts.instalment, {
        place: `${at + 1}/${instalments.length}`,
        share: format.percent(part.share),
        amount: format.money(part.amount, currency),
        date: format.date(part.dueDate),
      }),
    )
  }
  if (dueDate <= issueDate) return [texts.payOnReceipt]
  return [fillText(texts.payBy, { date: format.date(dueDate) })]
}
