import type { Expense, ReimburseInput } from '#contract/buying/expenses.ts'
import { AppError, type FieldProblems, refuseProblems } from '#contract/core/errors.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { requireOpenDate } from '../../books/ledger/index.ts'
import {
  allocate,
  itemLine,
  itemsOfDocument,
  openItem,
  postDated,
  requireNotHeld,
} from '../../books/settlement/index.ts'
import { firmDate } from '../../firm/firms/index.ts'
import { requireOther } from './post.ts'
import { getExpense, getStoredExpense, type StoredExpense } from './reader.ts'
import { expenseRules } from './rules.ts'
import { entity, requireStep, requireVersion } from './service.ts'
import { tellApprovers, tellOfDecision } from './tell.ts'
import { canPayFrom } from './values.ts'
import { changeExpense } from './writer.ts'

/** Hands a claim in. @throws AppError not_found; conflict */
export function submitExpense(writer: Writer, context: FirmContext, id: string): Expense {
  const expense = getStoredExpense(writer, id)
  requireStep(expense, 'submit')
  const isOverLimit = isOverLimitOf(writer, context, expense)
  changeExpense(writer, context, expense, { state: 'submitted', reason: '', isOverLimit })
  writer.audit({ entity, entityId: id, action: 'submit' })
  tellApprovers(writer, context, expense)
  return getExpense(writer, context.actor, id)
}

/**
 * Takes a claim that was handed in back, as a draft.
 * @throws AppError not_found; conflict; forbidden for whoever neither claims nor wrote it
 */
export function withdrawExpense(writer: Writer, context: FirmContext, id: string): Expense {
  const expense = getStoredExpense(writer, id)
  requireStep(expense, 'withdraw')
  if (![expense.createdBy, expense.preparedBy].includes(context.actor.userId)) {
    const detail = { reason: 'claimOfAnother' }
    throw new AppError('forbidden', 'Only the person who submitted the claim can withdraw it', {
      detail,
    })
  }
  changeExpense(writer, context, expense, { state: 'draft' })
  writer.audit({ entity, entityId: id, action: 'withdraw' })
  return getExpense(writer, context.actor, id)
}

/**
 * Whether a claim comes to more than its claimant's role may claim at once. The role of somebody who
 * does not hand it in themselves is not known here: the lowest limit of all counts for them.
 */
function isOverLimitOf(
  reader: Reader,
  { actor }: FirmContext,
  { amountBase, createdBy }: StoredExpense,
): boolean {
  const { limits } = expenseRules(reader)
  const own = createdBy === actor.userId ? limits.filter(({ role }) => role === actor.role) : limits
  return own.some(({ amount }) => amountBase > amount)
}

/**
 * Sends a claim back with a reason, as it was looked at.
 * @throws AppError not_found; conflict; forbidden for its claimant
 */
export function rejectExpense(
  writer: Writer,
  context: FirmContext,
  id: string,
  { reason, version }: { reason: string; version: number },
): Expense {
  const expense = getStoredExpense(writer, id)
  requireStep(expense, 'reject')
  requireVersion(writer, context, expense, version)
  requireOther(expense, context)
  changeExpense(writer, context, expense, { state: 'rejected', reason })
  writer.audit({ entity, entityId: id, action: 'reject', after: { reason } })
  tellOfDecision(writer, context, expense, { decision: 'rejected', reason })
  return getExpense(writer, context.actor, id)
}

/**
 * Pays back what somebody says they paid, and the bank is not about to pay.
 * @throws AppError as `reimburseExpense`; conflict for a claim in an approved payment run
 */
export function reimburseByHand(
  writer: Writer,
  context: FirmContext,
  id: string,
  input: ReimburseInput,
): Expense {
  requireNotHeld(writer, id)
  return reimburseExpense(writer, context, id, input)
}

/**
 * Pays an approved claim back, all of it, at the rate it was approved with.
 * @throws AppError not_found, locked, invalid; conflict
 */
export function reimburseExpense(
  writer: Writer,
  context: FirmContext,
  id: string,
  { date, account }: ReimburseInput,
): Expense {
  const expense = getStoredExpense(writer, id)
  requireStep(expense, 'reimburse')
  const fields: FieldProblems = {}
  if (date > firmDate(writer, context)) fields.date = { key: 'inFuture' }
  if (date < expense.date) fields.date = { key: 'beforeExpense' }
  if (!canPayFrom(writer, context, account)) fields.account = { key: 'notMoneyAccount' }
  refuseProblems(fields, 'The reimbursement has fields to correct')
  requireOpenDate(writer, date, context)
  const { currency, amount, amountBase, createdBy, number } = expense
  const [claim] = itemsOfDocument(writer, id)
  if (!claim) throw new AppError('unexpected', `The claim ${id} has no open item`)
  const item = openItem(writer, context, {
    partyId: createdBy,
    direction: 'employee',
    side: 'debit',
    document: { kind: entity, id, number },
    date,
    dueDate: date,
    currency,
    amount,
    amountBase,
  })
  const money = { account: { code: account }, debit: 0, credit: amountBase }
  const settled = allocate(writer, context, {
    kind: 'payment',
    debitItemId: item.id,
    creditItemId: claim.id,
    debitAmount: amount,
    creditAmount: amount,
    date,
    entrySourceId: id,
  })
  const memo = `${number} ${expense.madeByName}`
  const parts = [{ date, lines: [itemLine(item), money] }, settled]
  postDated(writer, context, { memo, source: { kind: entity, id } }, parts)
  changeExpense(writer, context, expense, { state: 'reimbursed' })
  writer.audit({ entity, entityId: id, action: 'reimburse', after: { date, account } })
  return getExpense(writer, context.actor, id)
}
