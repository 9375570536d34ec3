import type { Payment, SupplierPaymentInput } from '#contract/books/payment.ts'
import type { FieldProblems } from '#contract/core/errors.ts'
import { convert, type Minor } from '#contract/core/money.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { requireOpenDate } from '../../books/ledger/index.ts'
import { takeNumber } from '../../books/numbering/index.ts'
import { documentRate } from '../../books/rates/index.ts'
import {
  type DatedLines,
  itemLine,
  openItem,
  postDated,
  reduceDocument,
  settleDocument,
} from '../../books/settlement/index.ts'
import { getFirmProfile } from '../../firm/firms/index.ts'
import { getStoredParty } from '../../firm/parties/index.ts'
import type { WithFields } from './added-fields.ts'
import { requireAllocatable } from './checks.ts'
import { enterPayment } from './enter-payment.ts'
import { moneyAccount } from './money-account.ts'
import { getPayment } from './reader.ts'

/**
 * Records money paid to a supplier and puts it towards their bills, with the discounts they granted;
 * the rest was paid ahead and stands to the firm's credit with them. The bank's fee is the firm's.
 * @param hasMoved as the rule of `requireAllocatable`
 * @throws AppError not_found, locked; invalid when a bill is not open, is another supplier's, or more
 *   is allocated than is owed or was paid, when the bank was told to pay it, or when the date is yet
 *   to come
 */
export function paySupplier(
  writer: Writer,
  context: FirmContext,
  input: SupplierPaymentInput & WithFields,
  hasMoved = false,
): Payment {
  return record(writer, context, input, { direction: 'toSupplier', hasMoved })
}

/**
 * Records money that a supplier paid back and settles their credits with it, whose ids the allocations
 * have as those of bills; the rest is owed to them.
 * @throws AppError as `paySupplier`; invalid for a discount, which nobody grants on what they get
 */
export function receiveFromSupplier(
  writer: Writer,
  context: FirmContext,
  input: SupplierPaymentInput & WithFields,
): Payment {
  return record(writer, context, input, { direction: 'fromSupplier', hasMoved: true })
}

type Recording = { direction: 'toSupplier' | 'fromSupplier'; hasMoved: boolean }

function record(
  writer: Writer,
  context: FirmContext,
  input: SupplierPaymentInput & WithFields,
  { direction, hasMoved }: Recording,
): Payment {
  const isBack = direction === 'fromSupplier'
  const supplier = getStoredParty(writer, input.supplierId)
  const { baseCurrency } = getFirmProfile(writer)
  const exchangeRate = documentRate(writer, input, baseCurrency)
  requirePayable(writer, context, input, isBack ? 'billCredit' : 'bill', hasMoved)
  requireOpenDate(writer, input.date, context)
  const toBase = (minor: Minor) => convert(minor, input.currency, baseCurrency, exchangeRate)
  const account = moneyAccount(writer, input)
  const id = context.newId()
  const { number } = takeNumber(writer, {
    kind: isBack ? 'payment' : 'supplierPayment',
    date: input.date,
  })
  const { date, currency, amount, fee } = input
  const [amountBase, feeBase] = [toBase(amount), toBase(fee)]
  const worked = { id, number, direction, exchangeRate, amountBase, account }
  enterPayment(writer, context, { input, party: supplier, worked })
  const source = { kind: 'payment', id }
  const item = openItem(writer, context, {
    partyId: supplier.id,
    direction: 'payable',
    side: isBack ? 'credit' : 'debit',
    document: { ...source, number },
    date,
    dueDate: date,
    currency,
    amount,
    amountBase,
  })
  const moved = { debit: isBack ? amountBase : 0, credit: isBack ? 0 : amountBase }
  const money = { account: { code: account }, ...moved, partyId: supplier.id }
  const partyId = supplier.id
  const paidFee = { account: { code: account }, debit: 0, credit: feeBase, partyId }
  const bankFee = { account: { role: 'bankFees' }, debit: feeBase, credit: 0 }
  const parts: DatedLines[] = [{ date, lines: [itemLine(item), money, bankFee, paidFee] }]
  for (const { billId, amount: itemAmount, billAmount, discount } of input.allocations) {
    const settling = { kind: 'payment', documentId: billId, item, date } as const
    const own = { amount: billAmount ?? itemAmount, itemAmount, entrySourceId: id }
    parts.push(...settleDocument(writer, context, { ...settling, ...own }))
    if (discount === 0) continue
    const reduction = { kind: 'discount', documentId: billId, amount: discount, date } as const
    reduceDocument(writer, context, { ...reduction, withTax: true, reason: '', causeId: id })
  }
  postDated(
    writer,
    context,
    { memo: `${number} ${supplier.name}`, source, isDocument: true },
    parts,
  )
  const payment = getPayment(writer, id)
  writer.audit({
    entity: 'payment',
    entityId: id,
    action: isBack ? 'receiveFromSupplier' : 'paySupplier',
    after: payment,
  })
  return payment
}

/** Documents of suppliers, those of the time before the books began among them. */
const settledAs: Readonly<Record<string, 'bill' | 'billCredit'>> = {
  bill: 'bill',
  openingBill: 'bill',
  billCredit: 'billCredit',
  openingBillCredit: 'billCredit',
}

/** @throws AppError as `requireAllocatable` */
function requirePayable(
  reader: Reader,
  context: FirmContext,
  input: SupplierPaymentInput,
  kind: 'bill' | 'billCredit',
  hasMoved: boolean,
): void {
  const allocations = input.allocations.map(({ billId, billAmount, ...rest }) => ({
    ...rest,
    documentId: billId,
    documentAmount: billAmount,
  }))
  const payment = { ...input, partyId: input.supplierId, allocations }
  requireAllocatable(reader, context, payment, {
    fields: { document: 'billId', documentAmount: 'billAmount' },
    isMeant: ({ documentKind }) => settledAs[documentKind] === kind,
    ofAnother: 'otherSupplier',
    hasMoved,
    more: kind === 'billCredit' ? discountProblems(input) : {},
  })
}

function discountProblems({ allocations }: SupplierPaymentInput): FieldProblems {
  const granted = allocations.flatMap(({ discount }, at) => (discount > 0 ? [at] : []))
  return Object.fromEntries(granted.map((at) => [`allocations.${at}.discount`, { key: 'invalid' }]))
}
