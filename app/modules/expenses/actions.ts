import type { RecordAction } from '#app/shell/register/describe.ts'
import { needsOf } from '#contract/endpoint.ts'
import { type Expense, expensesContract } from '#contract/expenses.ts'

/** What a press on a button of an expense's page does. */
export const recordActions: RecordAction<Expense>[] = [
  {
    intent: 'post',
    icon: 'check',
    needs: 'expense:post',
    isOffered: ({ actions }) => actions.includes('post'),
    act: ({ call, firm: { firmId } }, expenseId, options) =>
      call(expensesContract.post, { firmId, expenseId }, options),
  },
  {
    intent: 'submit',
    icon: 'send',
    needs: 'expense:edit',
    isOffered: ({ actions }) => actions.includes('submit'),
    act: ({ call, firm: { firmId } }, expenseId, options) =>
      call(expensesContract.submit, { firmId, expenseId }, options),
  },
  {
    intent: 'approve',
    icon: 'check',
    needs: 'expense:approve',
    isOffered: ({ actions }) => actions.includes('approve'),
    act: ({ call, firm: { firmId } }, expenseId, options) =>
      call(expensesContract.approve, { firmId, expenseId }, options),
  },
  {
    intent: 'reverse',
    icon: 'undo-2',
    needs: 'expense:post',
    asksFirst: true,
    isDanger: true,
    isOffered: ({ actions }) => actions.includes('reverse'),
    act: ({ call, firm: { firmId } }, expenseId, options) =>
      call(expensesContract.reverse, { firmId, expenseId }, options),
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
