import { convert, type Minor } from '#contract/money.ts'
import type { Payment, PaymentInput } from '#contract/payment.ts'
import type { FirmContext, Writer } from '../../firm/store.ts'
import { getFirmProfile } from '../firms/index.ts'
import { debit } from '../invoicing/index.ts'
import { requireOpenDate } from '../ledger/index.ts'
import { takeNumber } from '../numbering/index.ts'
import { getStoredParty } from '../parties/index.ts'
import { documentRate } from '../rates/index.ts'
import {
  type DatedLines,
  itemLine,
  openItem,
  postDated,
  reduceDocument,
  settleDocument,
} from '../settlement/index.ts'
import { requireAllocatable } from './checks.ts'
import { moneyAccount } from './money-account.ts'
import { getPayment } from './reader.ts'
import { sealOf } from './sealed-documents.ts'
import { insertPayment } from './writer.ts'

/**
 * Records money received and puts it towards invoices, with discounts where they were granted; the
 * rest stands to the customer's credit.
 * @throws AppError not_found, invalid, locked
 */
export function recordPayment(writer: Writer, context: FirmContext, input: PaymentInput): Payment {
  const customer = getStoredParty(writer, input.customerId)
  const { baseCurrency } = getFirmProfile(writer)
  const exchangeRate = documentRate(writer, input, baseCurrency)
  const allocations = requireAllocatable(writer, context, input)
  requireOpenDate(writer, input.date, context)
  const toBase = (amount: Minor) => convert(amount, input.currency, baseCurrency, exchangeRate)

  const account = moneyAccount(writer, input)
  const id = context.newId()
  const { number } = takeNumber(writer, { kind: 'payment', date: input.date })
  const { date, method, currency, amount, fee, reference } = input
  const amountBase = toBase(amount)
  insertPayment(writer, context, {
    id,
    number,
    direction: 'in',
    customerId: customer.id,
    customerName: customer.name,
    date,
    method,
    currency,
    exchangeRate,
    amount,
    amountBase,
    fee,
    reference,
    account,
    state: 'completed',
  })
  const source = { kind: 'payment', id }
  const item = openItem(writer, context, {
    partyId: customer.id,
    direction: 'receivable',
    side: 'credit',
    document: { ...source, number },
    date,
    dueDate: date,
    currency,
    amount,
    amountBase,
  })
  const feeBase = toBase(fee)
  const parts: DatedLines[] = [
    {
      date,
      lines: [
        debit({ code: account }, amountBase - feeBase),
        debit({ role: 'bankFees' }, feeBase),
        itemLine(item),
      ],
    },
  ]
  for (const { invoiceId, amount: itemAmount, invoiceAmount, discount } of allocations) {
    const settlement = { kind: 'payment', documentId: invoiceId, item, date } as const
    const own = { amount: invoiceAmount, itemAmount, entrySourceId: id }
    parts.push(...settleDocument(writer, context, { ...settlement, ...own }))
    if (discount === 0) continue
    reduceDocument(writer, context, {
      kind: 'discount',
      documentId: invoiceId,
      amount: discount,
      date,
      withTax: true,
      reason: '',
      causeId: id,
    })
  }
  const documentHash = sealOf(writer, id)
  const memo = `${number} ${customer.name}`
  postDated(writer, context, { memo, source, documentHash }, parts)
  const payment = getPayment(writer, id)
  writer.audit({ entity: 'payment', entityId: id, action: 'create', after: payment })
  return payment
}
