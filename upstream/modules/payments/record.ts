import { convert, type Minor } from '#contract/money.ts'
import type { Payment, PaymentInput } from '#contract/payments.ts'
import type { FirmContext, Writer } from '../../firm/store.ts'
import { getFirmProfile } from '../firms/index.ts'
import { addHistory, credit, debit, exchangeRateOf, settle } from '../invoicing/index.ts'
import { type PostingLine, post, requireOpenDate } from '../ledger/index.ts'
import { takeNumber } from '../numbering/index.ts'
import { changeCredit, getStoredParty } from '../parties/index.ts'
import { requireAllocatable } from './checks.ts'
import { getPayment } from './reader.ts'
import { insertPayment } from './writer.ts'

/**
 * Records money received and puts it towards invoices; the rest stands to the customer's credit.
 * @throws AppError not_found, invalid, locked
 */
export function recordPayment(writer: Writer, context: FirmContext, input: PaymentInput): Payment {
  const customer = getStoredParty(writer, input.customerId)
  const { baseCurrency } = getFirmProfile(writer)
  const exchangeRate = exchangeRateOf(input, baseCurrency)
  const invoices = requireAllocatable(writer, context, input)
  requireOpenDate(writer, input.date, context)
  const toBase = (amount: Minor) => convert(amount, input.currency, baseCurrency, exchangeRate)

  const id = context.newId()
  const { number } = takeNumber(writer, { kind: 'payment', date: input.date })
  let [settled, settledBase] = [0, 0]
  input.allocations.forEach(({ amount }, at) => {
    const invoice = invoices[at]
    if (!invoice) return
    const settlement = { sourceKind: 'payment', sourceId: id, amount } as const
    settledBase += settle(writer, context, invoice, settlement).amountBase
    settled += amount
    addHistory(writer, context, {
      invoiceId: invoice.id,
      kind: 'paid',
      amount,
      currency: input.currency,
      detail: number,
    })
  })
  const rest = { amount: input.amount - settled, amountBase: toBase(input.amount - settled) }
  if (rest.amount > 0) changeCredit(writer, customer.id, input.currency, rest)
  const amountBase = toBase(input.amount)
  const { date, method, currency, amount, fee, reference } = input
  insertPayment(writer, context, {
    id,
    number,
    customerId: customer.id,
    customerName: customer.name,
    date,
    method,
    currency,
    exchangeRate,
    amount,
    amountBase,
    fee,
    unallocated: rest.amount,
    unallocatedBase: rest.amountBase,
    reference,
    state: 'completed',
  })
  const feeBase = toBase(fee)
  post(writer, context, {
    date,
    memo: `${number} ${customer.name}`,
    source: { kind: 'payment', id },
    lines: withExchangeDifference([
      debit({ role: moneyRole(method) }, amountBase - feeBase),
      debit({ role: 'bankFees' }, feeBase),
      credit({ role: 'receivable' }, settledBase),
      credit({ role: 'customerCredit' }, rest.amountBase),
    ]),
  })
  const payment = getPayment(writer, id)
  writer.audit({ entity: 'payment', entityId: id, action: 'create', after: payment })
  return payment
}

/** Where money of a method arrives: a card's is on its way until the provider pays it out. */
function moneyRole(method: PaymentInput['method']): string {
  if (method === 'cash') return 'cash'
  return method === 'card' ? 'cardClearing' : 'bank'
}

/** Realised exchange difference: what was received at one rate and owed at another. */
export function withExchangeDifference(lines: readonly PostingLine[]): PostingLine[] {
  const gain = lines.reduce((sum, line) => sum + line.debit - line.credit, 0)
  return [...lines, credit({ role: gain > 0 ? 'fxGain' : 'fxLoss' }, gain)]
}
