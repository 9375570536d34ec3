import type { Payment } from '#contract/books/payment.ts'
import { type FieldProblems, refuseProblems } from '#contract/core/errors.ts'
import { convert, type Minor } from '#contract/core/money.ts'
import type { RefundInput } from '#contract/money/payments.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { credit, debit, requireOpenDate } from '../../books/ledger/index.ts'
import { takeNumber } from '../../books/numbering/index.ts'
import { documentRate } from '../../books/rates/index.ts'
import {
  allocate,
  balanceOf,
  type DatedLines,
  itemLine,
  openCredits,
  openItem,
  postDated,
} from '../../books/settlement/index.ts'
import { firmDate, getFirmProfile } from '../../firm/firms/index.ts'
import { getStoredParty } from '../../firm/parties/index.ts'
import type { WithFields } from './added-fields.ts'
import { enterPayment } from './enter-payment.ts'
import { moneyAccount } from './money-account.ts'
import { getPayment } from './reader.ts'

/**
 * Pays a customer's credit back, the oldest first. What the firm pays to send it is its own.
 * @throws AppError not_found, locked; invalid for more than there is or a date yet to come
 */
export function refundCredit(
  writer: Writer,
  context: FirmContext,
  { customerId, ...input }: RefundInput & WithFields & { customerId: string },
): Payment {
  const customer = getStoredParty(writer, customerId)
  const { baseCurrency } = getFirmProfile(writer)
  const exchangeRate = documentRate(writer, input, baseCurrency)
  const { date, currency, amount, fee } = input
  const credits = openCredits(writer, { partyId: customerId, direction: 'receivable', currency })
  const fields: FieldProblems = {}
  if (amount > balanceOf(credits)) fields.amount = { key: 'moreThanCredit' }
  if (date > firmDate(writer, context)) fields.date = { key: 'inFuture' }
  refuseProblems(fields, 'The refund has fields to correct')
  requireOpenDate(writer, date, context)
  const toBase = (minor: Minor) => convert(minor, currency, baseCurrency, exchangeRate)

  const account = moneyAccount(writer, input)
  const id = context.newId()
  const { number } = takeNumber(writer, { kind: 'refund', date })
  const [amountBase, feeBase] = [toBase(amount), toBase(fee)]
  const worked = { id, number, direction: 'out', exchangeRate, amountBase, account } as const
  enterPayment(writer, context, { input, party: customer, worked })
  const source = { kind: 'payment', id }
  const item = openItem(writer, context, {
    partyId: customerId,
    direction: 'receivable',
    side: 'debit',
    document: { kind: 'refund', id, number },
    date,
    dueDate: date,
    currency,
    amount,
    amountBase,
  })
  const money = credit({ code: account }, amountBase + feeBase)
  const own = [itemLine(item), debit({ role: 'bankFees' }, feeBase), money]
  const parts: DatedLines[] = [{ date, lines: own }]
  let left = amount
  for (const { id: creditItemId, balance } of credits) {
    const part = Math.min(left, balance)
    if (part === 0) break
    left -= part
    const amounts = { debitAmount: part, creditAmount: part }
    const wanted = { kind: 'refund', debitItemId: item.id, creditItemId, date } as const
    parts.push(allocate(writer, context, { ...wanted, ...amounts, entrySourceId: id }))
  }
  const memo = `${number} ${customer.name}`
  postDated(writer, context, { memo, source, isDocument: true }, parts)
  const refund = getPayment(writer, id)
  writer.audit({ entity: 'payment', entityId: id, action: 'refund', after: refund })
  return refund
}
