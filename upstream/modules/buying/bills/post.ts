import type { Bill } from '#contract/buying/bills.ts'
import { AppError, conflictOf } from '#contract/core/errors.ts'
import { laterOf } from '../../../firm/calendar.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { requireOpenDate } from '../../books/ledger/index.ts'
import { takeNumber } from '../../books/numbering/index.ts'
import {
  applyCredits,
  balanceOf,
  closeDocument,
  itemLine,
  openCredits,
  openItem,
  postDated,
  requireNotHeld,
} from '../../books/settlement/index.ts'
import { needsOther, requireApprover } from '../../firm/approvals/index.ts'
import { firmDate } from '../../firm/firms/index.ts'
import { approvalOf } from './actions.ts'
import { awaitsSum } from './awaits-sum.ts'
import { billPosting } from './posting.ts'
import { getBill, getStoredBill, linesOfBill, type StoredBill } from './reader.ts'
import { runApprovedSteps, runApprovingSteps, runVoidedSteps } from './run-steps.ts'
import { requireNotCorrected } from './self-billed/corrected.ts'
import { issuedAs, requireSelfBilling } from './self-billed/issue.ts'
import { entity, requireStep, requireVersion, submitBill } from './service.ts'
import { tellOfDecision } from './tell.ts'
import { billForSteps } from './views.ts'
import { payableOf } from './withheld.ts'
import { changeBill, rememberDefaults } from './writer.ts'

/** The series of what the firm writes for its suppliers. */
const selfBilledKind = 'selfBilledInvoice'

/** The kind that open items and entries name a supplier's document by. */
export const documentKinds = { bill: 'bill', credit: 'billCredit' } as const

/**
 * Approves the version of a bill that somebody has looked at: it takes its number, is posted and
 * owed to the supplier; a credit stands to the firm's.
 * @throws AppError not_found, locked; conflict, with the newer version as `detail.current` where it
 *   was changed; invalid for what only a draft may lack; forbidden for whoever prepared it where the
 *   firm's rule says so
 */
export function approveBill(
  writer: Writer,
  context: FirmContext,
  id: string,
  version: number,
): Bill {
  const draft = getStoredBill(writer, id)
  requireStep(draft, 'approve')
  requireVersion(writer, context, draft, version)
  const { actor } = context
  const approval = { ...approvalOf(writer, draft), actor }
  requireApprover(writer, approval)
  if (draft.state !== 'waiting' && needsOther(writer, approval)) throw conflictOf('notHandedIn')
  requireComplete(writer, context, draft)
  requireOpenDate(writer, draft.date, context)
  runApprovingSteps(writer, billForSteps(writer, id))
  const numbered = draft.isSelfBilled ? selfBilledKind : entity
  const { number } = takeNumber(writer, { kind: numbered, date: draft.date })
  const own = draft.isSelfBilled ? issuedAs(writer, draft, number) : {}
  const due = payableOf(draft)
  // One of nothing, such as of a supply and what it was reduced by, leaves nothing to pay.
  const state = due === 0 ? 'paid' : 'open'
  changeBill(writer, context, draft, { state, number, due, ...own })
  postBill(writer, context, getStoredBill(writer, id))
  runApprovedSteps(writer, context, billForSteps(writer, id))
  writer.audit({ entity, entityId: id, action: 'approve', title: number, after: { number } })
  if (draft.state === 'waiting') tellOfDecision(writer, context, draft, { decision: 'approved' })
  return getBill(writer, context, id)
}

/**
 * Approves a draft for whoever prepared it; where the firm's rule wants a second person, hands it in.
 * @throws AppError as `approveBill`
 */
export function approveOrSubmit(writer: Writer, context: FirmContext, id: string): Bill {
  const draft = getStoredBill(writer, id)
  if (needsOther(writer, approvalOf(writer, draft))) return submitBill(writer, context, id)
  return approveBill(writer, context, id, draft.version)
}

function requireComplete(writer: Writer, context: FirmContext, bill: StoredBill): void {
  if (bill.isSelfBilled) requireSelfBilling(writer, bill)
  else if (bill.supplierNumber === '') throw conflictOf('billWithoutNumber')
  if (awaitsSum(bill)) throw conflictOf('sumDiffers')
  if (bill.totalAmount < 0) throw conflictOf('billBelowZero')
  if (bill.date > firmDate(writer, context)) throw conflictOf('billInFuture')
}

function postBill(writer: Writer, context: FirmContext, bill: StoredBill): void {
  const { id, kind, number, supplierId, supplierName, supplierNumber, date } = bill
  if (supplierId === null) throw new AppError('unexpected', 'The bill has no supplier')
  const lines = linesOfBill(writer, id)
  const posting = billPosting(writer, bill, lines)
  const source = { kind: documentKinds[kind], id }
  const amount = payableOf(bill)
  const owed =
    amount !== 0 &&
    openItem(writer, context, {
      partyId: supplierId,
      direction: 'payable',
      side: kind === 'bill' ? 'credit' : 'debit',
      document: { ...source, number },
      date,
      dueDate: kind === 'bill' ? bill.dueDate : date,
      currency: bill.currency,
      amount,
      amountBase: posting.payableBase,
    })
  const memo = `${number} ${supplierName} ${supplierNumber}`
  const part = { date, lines: owed ? [...posting.lines, itemLine(owed)] : posting.lines }
  postDated(writer, context, { memo, source, isDocument: true }, [part])
  const [first] = lines
  if (first)
    rememberDefaults(writer, { supplierId, account: first.account, taxCode: first.taxCode })
}

/**
 * Takes back one of which nothing is paid: its entry is reversed today, its number stays taken.
 * @throws AppError not_found, locked; conflict, also where the bank was told to pay it
 *   or a line is on a customer's invoice
 */
export function voidBill(writer: Writer, context: FirmContext, id: string, reason: string): Bill {
  const bill = getStoredBill(writer, id)
  if (bill.state === 'open' && bill.due !== payableOf(bill)) throw conflictOf('billPartlyPaid')
  requireStep(bill, 'void')
  requireNotHeld(writer, id)
  if (linesOfBill(writer, id).some(({ invoiceId }) => invoiceId)) throw conflictOf('partBilledOn')
  requireNotCorrected(writer, bill)
  const date = laterOf(firmDate(writer, context), bill.date)
  requireOpenDate(writer, date, context)
  closeDocument(writer, context, id, date)
  changeBill(writer, context, getStoredBill(writer, id), { state: 'void', due: 0, reason })
  runVoidedSteps(writer, context, billForSteps(writer, id))
  const change = { before: { state: bill.state }, after: { state: 'void', reason } }
  writer.audit({ entity, entityId: id, action: 'void', detail: reason, ...change })
  return getBill(writer, context, id)
}

/**
 * Sets the supplier's unused credits and what was paid ahead against a bill, the oldest first.
 * @throws AppError not_found, locked; conflict where there is nothing to set against it
 */
export function applyBillCredit(writer: Writer, context: FirmContext, id: string): Bill {
  const bill = getStoredBill(writer, id)
  requireStep(bill, 'applyCredit')
  const { supplierId, currency, due } = bill
  const wanted = { partyId: supplierId ?? '', direction: 'payable', currency } as const
  const amount = Math.min(due, balanceOf(openCredits(writer, wanted)))
  if (amount === 0) throw conflictOf('noSupplierCredit')
  const date = firmDate(writer, context)
  requireOpenDate(writer, date, context)
  applyCredits(writer, context, { documentId: id, amount, date })
  return getBill(writer, context, id)
}
