import type { Payment, PaymentInput } from '#contract/books/payment.ts'
import { cashAmount, cashRounding } from '#contract/core/cash.ts'
import type { FieldProblems } from '#contract/core/errors.ts'
import { amountParam, convert, type Minor } from '#contract/core/money.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { credit, debit, requireOpenDate } from '../../books/ledger/index.ts'
import { takeNumber } from '../../books/numbering/index.ts'
import { documentRate } from '../../books/rates/index.ts'
import {
  type DatedLines,
  isPaidByCustomers,
  itemLine,
  itemsOfDocument,
  openItem,
  postDated,
  reduceDocument,
  settleDocument,
} from '../../books/settlement/index.ts'
import { getFirmProfile } from '../../firm/firms/index.ts'
import { getStoredParty } from '../../firm/parties/index.ts'
import type { WithFields } from './added-fields.ts'
import { type Allocation, requireAllocatable } from './checks.ts'
import { enterPayment } from './enter-payment.ts'
import { moneyAccount } from './money-account.ts'
import { getPayment } from './reader.ts'

/** @throws AppError as `requireAllocatable`; invalid for a fee above what was received */
function requireReceived(
  reader: Reader,
  context: FirmContext,
  input: PaymentInput,
  hasMoved: boolean,
): readonly Allocation[] {
  const allocations = input.allocations.map(({ invoiceId, invoiceAmount, ...rest }) => ({
    ...rest,
    documentId: invoiceId,
    documentAmount: invoiceAmount,
  }))
  const settles = input.amount - roundingOf(reader, input)
  const payment = { ...input, amount: settles, partyId: input.customerId, allocations }
  requireAllocatable(reader, context, payment, {
    fields: { document: 'invoiceId', documentAmount: 'invoiceAmount' },
    isMeant: isPaidByCustomers,
    ofAnother: 'otherCustomer',
    hasMoved,
    more: amountProblems(input),
  })
  return allocations
}

/** As `cashRounding`, beside what is open of the invoices now. */
function roundingOf(reader: Reader, { allocations, ...payment }: PaymentInput): Minor {
  if (payment.method !== 'cash') return 0
  return cashRounding({
    ...payment,
    allocations: allocations.map(({ invoiceId, amount, invoiceAmount, discount }) => ({
      amount,
      settles: (invoiceAmount ?? amount) + discount,
      open: itemsOfDocument(reader, invoiceId).map(({ balance }) => balance),
    })),
  })
}

function amountProblems({ method, currency, amount, fee }: PaymentInput): FieldProblems {
  const coins = cashAmount(amount, currency)
  const inCoins = { key: 'notInCoins', params: { amount: amountParam(coins, currency) } }
  return {
    ...(fee > amount && { fee: { key: 'tooLarge' } }),
    ...(method === 'cash' && coins !== amount && { amount: inCoins }),
  }
}

/**
 * Records money received and puts it towards invoices, with discounts where they were granted; the
 * rest stands to the customer's credit. In cash, what coins make of the sum is posted as rounding.
 * @param hasMoved as the rule of `requireAllocatable`
 * @throws AppError not_found, invalid, locked
 */
export function recordPayment(
  writer: Writer,
  context: FirmContext,
  input: PaymentInput & WithFields,
  hasMoved = false,
): Payment {
  const customer = getStoredParty(writer, input.customerId)
  const { baseCurrency } = getFirmProfile(writer)
  const exchangeRate = documentRate(writer, input, baseCurrency)
  const allocations = requireReceived(writer, context, input, hasMoved)
  requireOpenDate(writer, input.date, context)
  const toBase = (amount: Minor) => convert(amount, input.currency, baseCurrency, exchangeRate)

  const account = moneyAccount(writer, input)
  const id = context.newId()
  const { number } = takeNumber(writer, { kind: 'payment', date: input.date })
  const { date, currency, amount, fee } = input
  const amountBase = toBase(amount)
  const rounding = roundingOf(writer, input)
  const settledBase = toBase(amount - rounding)
  const worked = {
    id,
    number,
    direction: 'in',
    exchangeRate,
    amountBase,
    rounding,
    account,
  } as const
  enterPayment(writer, context, { input, party: customer, worked })
  const source = { kind: 'payment', id }
  const item = openItem(writer, context, {
    partyId: customer.id,
    direction: 'receivable',
    side: 'credit',
    document: { ...source, number },
    date,
    dueDate: date,
    currency,
    amount: amount - rounding,
    amountBase: settledBase,
  })
  const feeBase = toBase(fee)
  const parts: DatedLines[] = [
    {
      date,
      lines: [
        debit({ code: account }, amountBase - feeBase),
        debit({ role: 'bankFees' }, feeBase),
        credit({ role: 'rounding' }, amountBase - settledBase),
        itemLine(item),
      ],
    },
  ]
  for (const { documentId, amount: itemAmount, documentAmount, discount } of allocations) {
    const settlement = { kind: 'payment', documentId, item, date } as const
    const own = { amount: documentAmount ?? itemAmount, itemAmount, entrySourceId: id }
    parts.push(...settleDocument(writer, context, { ...settlement, ...own }))
    if (discount === 0) continue
    reduceDocument(writer, context, {
      kind: 'discount',
      documentId,
      amount: discount,
      date,
      withTax: true,
      reason: '',
      causeId: id,
    })
  }
  const memo = `${number} ${customer.name}`
  postDated(writer, context, { memo, source, isDocument: true }, parts)
  const payment = getPayment(writer, id)
  writer.audit({ entity: 'payment', entityId: id, action: 'create', after: payment })
  return payment
}
