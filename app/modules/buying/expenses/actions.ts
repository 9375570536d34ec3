import { textAt } from '#app/shell/form/form-tree.ts'
import type { RecordAction } from '#app/shell/register/describe.ts'
import { versionOf } from '#app/shell/register/version-of.ts'
import { type Expense, expensesContract } from '#contract/buying/expenses.ts'
import { needsOf } from '#contract/core/endpoint.ts'

/** What a press on a button of an expense's page does. */
export const recordActions: RecordAction<Expense>[] = [
  {
    intent: 'post',
    icon: 'check',
    needs: 'expense:post',
    isMain: true,
    isOffered: ({ actions }) => actions.includes('post'),
    act: ({ call, firm: { firmId } }, expenseId, options) =>
      call(expensesContract.post, { firmId, expenseId }, options),
  },
  {
    intent: 'submit',
    icon: 'send',
    needs: 'expense:edit',
    isMain: true,
    isOffered: ({ actions }) => actions.includes('submit'),
    act: ({ call, firm: { firmId } }, expenseId, options) =>
      call(expensesContract.submit, { firmId, expenseId }, options),
  },
  {
    intent: 'withdraw',
    icon: 'undo-2',
    needs: 'expense:edit',
    isOffered: ({ actions }) => actions.includes('withdraw'),
    act: ({ call, firm: { firmId } }, expenseId, options) =>
      call(expensesContract.withdraw, { firmId, expenseId }, options),
  },
  {
    intent: 'approve',
    icon: 'check',
    needs: 'expense:approve',
    isMain: true,
    isOffered: ({ actions }) => actions.includes('approve'),
    act: ({ call, firm: { firmId } }, expenseId, options, seen) =>
      call(expensesContract.approve, { firmId, expenseId, version: versionOf(seen) }, options),
  },
  {
    intent: 'reverse',
    icon: 'undo-2',
    needs: 'expense:post',
    asksFirst: true,
    isDanger: true,
    isOffered: ({ actions }) => actions.includes('reverse'),
    confirms: ({ isOfFile }) => (isOfFile ? 'detail.stoppedAtBank' : undefined),
    act: ({ call, firm: { firmId } }, expenseId, options, { data }) => {
      const isStoppedAtBank = textAt(data, 'confirmed') === 'true'
      return call(expensesContract.reverse, { firmId, expenseId, isStoppedAtBank }, options)
    },
  },
  {
    intent: 'remove',
    icon: 'trash-2',
    needs: needsOf(expensesContract.remove),
    asksFirst: true,
    isDanger: true,
    endsRecord: true,
    isOffered: ({ actions }) => actions.includes('remove'),
    act: ({ call, firm: { firmId } }, expenseId, options) =>
      call(expensesContract.remove, { firmId, expenseId }, options),
  },
]
