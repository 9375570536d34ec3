import { type ExpenseAction, expensesContract, paidByMember } from '#contract/buying/expenses.ts'
import { needsOf } from '#contract/core/endpoint.ts'
import { isAllowed, type Permission } from '#contract/core/roles.ts'
import type { Actor } from '../../../firm/actor.ts'

type Subject = {
  state: string
  paidFrom: string
  createdBy: string
  preparedBy: string
  isOverLimit: boolean
}

const needs: Record<ExpenseAction, Permission> = {
  edit: 'expense:edit',
  remove: needsOf(expensesContract.remove),
  submit: 'expense:edit',
  withdraw: 'expense:edit',
  post: 'expense:post',
  approve: 'expense:approve',
  reject: 'expense:approve',
  reimburse: 'expense:post',
  reverse: 'expense:post',
}

/** What the state of an expense allows to anybody. */
export function stepsOf({ state, paidFrom }: Pick<Subject, 'state' | 'paidFrom'>): ExpenseAction[] {
  switch (state) {
    case 'draft':
      return ['edit', 'remove', paidFrom === paidByMember ? 'submit' : 'post']
    case 'rejected':
      return ['edit', 'remove']
    case 'submitted':
      return ['approve', 'reject', 'withdraw']
    case 'approved':
      return ['reimburse', 'reverse']
    case 'posted':
    case 'reimbursed':
      return ['reverse']
    default:
      return []
  }
}

/** What somebody may do with an expense now. Whoever claims it, or wrote what it says, never decides on it, and alone takes it back; above a limit an owner approves. */
export function actionsOf(expense: Subject, actor: Actor): ExpenseAction[] {
  const isOwn = [expense.createdBy, expense.preparedBy].includes(actor.userId)
  const isForOwner = expense.isOverLimit && actor.role !== 'owner'
  return stepsOf(expense).filter(
    (step) =>
      isAllowed(actor, needs[step]) &&
      !(isOwn && (step === 'approve' || step === 'reject')) &&
      (isOwn || step !== 'withdraw') &&
      !(isForOwner && step === 'approve'),
  )
}
