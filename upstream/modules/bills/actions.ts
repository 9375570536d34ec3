import { type BillAction, billsContract } from '#contract/bills.ts'
import { needsOf } from '#contract/endpoint.ts'
import { convert } from '#contract/money.ts'
import { isAllowed, type Permission } from '#contract/roles.ts'
import type { FirmContext, Reader } from '../../firm/store.ts'
import { mayApprove, needsOther } from '../approvals/index.ts'
import { getFirmProfile } from '../firms/index.ts'
import { findRate } from '../rates/index.ts'
import { findPaymentSteps } from '../settlement/index.ts'
import type { StoredBill } from './reader.ts'

type Subject = Pick<
  StoredBill,
  | ('kind' | 'state' | 'due' | 'totalAmount' | 'supplierId' | 'preparedBy')
  | ('currency' | 'exchangeRate' | 'date')
>

const needs: Record<BillAction, Permission> = {
  edit: 'bill:edit',
  remove: needsOf(billsContract.remove),
  submit: 'bill:edit',
  approve: 'bill:approve',
  reject: 'bill:approve',
  addSupplier: 'party:edit',
  pay: 'payment:edit',
  applyCredit: 'bill:approve',
  receiveRefund: 'payment:edit',
  writeOff: 'settlement:writeOff',
  void: needsOf(billsContract.void),
}

/** What the state of a bill allows to anybody. */
export function stepsOf(bill: Omit<Subject, 'preparedBy'>): BillAction[] {
  const unlinked: BillAction[] = bill.supplierId === null ? ['addSupplier'] : ['approve']
  switch (bill.state) {
    case 'draft':
      return ['edit', 'remove', 'submit', ...unlinked]
    case 'waiting':
      return ['edit', ...unlinked, 'reject']
    case 'open':
      return [
        ...(findPaymentSteps() ? ([bill.kind === 'bill' ? 'pay' : 'receiveRefund'] as const) : []),
        ...(bill.kind === 'bill' ? (['applyCredit'] as const) : []),
        'writeOff',
        ...(bill.due === bill.totalAmount ? (['void'] as const) : []),
      ]
    default:
      return []
  }
}

/** What somebody may do with a bill now. */
export function actionsOf(
  reader: Reader,
  bill: Subject,
  { actor }: Pick<FirmContext, 'actor'>,
): BillAction[] {
  return stepsOf(bill).filter(
    (step) =>
      isAllowed(actor, needs[step]) && (step !== 'approve' || isApprovable(reader, bill, actor)),
  )
}

/** Where the rule wants a second person, a bill is approved once it was handed in. */
function isApprovable(reader: Reader, bill: Subject, actor: FirmContext['actor']): boolean {
  const approval = { ...approvalOf(reader, bill), actor }
  return mayApprove(reader, approval) && (bill.state === 'waiting' || !needsOther(reader, approval))
}

/** What the firm's approval rule asks of a bill; the amount is that of the firm's currency. */
export function approvalOf(reader: Reader, bill: Amount & Pick<Subject, 'preparedBy'>) {
  return { kind: 'bill', preparedBy: bill.preparedBy, amount: knownAmount(reader, bill) }
}

type Amount = Pick<Subject, 'totalAmount' | 'currency' | 'exchangeRate' | 'date'>

/** A bill's rate that is further from the known one than this share is not believed. */
const maxRateDifference = 0.1

/**
 * A bill's total in the base currency at the known rate of its day: whoever types a rate does not
 * lower it. Undefined where none is known, or where the bill's rate is far from it.
 */
function knownAmount(
  reader: Reader,
  { totalAmount, currency, exchangeRate, date }: Amount,
): number | undefined {
  const { baseCurrency } = getFirmProfile(reader)
  if (currency === baseCurrency) return totalAmount
  const known = findRate(reader, baseCurrency, currency, date)
  if (!known) return undefined
  const difference = Math.abs(Number(exchangeRate) / Number(known.rate) - 1)
  if (!(difference <= maxRateDifference)) return undefined
  return convert(totalAmount, currency, baseCurrency, known.rate)
}
