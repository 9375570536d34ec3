import { expenseRulesContract } from '#contract/buying/expense-rules.ts'
import { expenseStepsContract } from '#contract/buying/expense-steps.ts'
import { expensesContract } from '#contract/buying/expenses.ts'
import { addDays } from '../../../firm/calendar.ts'
import { answer, type HandlerContext, implement, read, write } from '../../../firm/implement.ts'
import { runBulk } from '../../../register/bulk.ts'
import { listRegister, listRows } from '../../../register/list.ts'
import { firmDate } from '../../firm/firms/index.ts'
import { receiptReaderOf } from '../bills/index.ts'
import { billOn, listBillable } from './bill-on.ts'
import { tellOfNewBudget } from './budget-notices.ts'
import { cashDifferences, categoryMonth } from './budgets.ts'
import { createCategory, listCategories, updateCategory } from './categories.ts'
import { expenseChoices } from './choices.ts'
import { reimburseByHand, rejectExpense, submitExpense, withdrawExpense } from './claims.ts'
import { expenseList } from './list.ts'
import { monthLines } from './month-lines.ts'
import { listClaims, reimburseMany } from './open-claims.ts'
import { approveExpense, postExpense, reverseByHand } from './post.ts'
import { readReceipt } from './read-receipt.ts'
import { countClaims, expenseRow, getExpense, monthsSince } from './reader.ts'
import { expenseRules, saveExpenseRules } from './rules.ts'
import { createExpense, labelOf, removeExpense, updateExpense } from './service.ts'

const rules = implement(expenseRulesContract)
const steps = implement(expenseStepsContract)

const expenses = answer(expensesContract, {
  choices: ({ context: { store, firm, env } }) => ({
    ...expenseChoices(store.reader, firm),
    readsPictures: receiptReaderOf(env) !== undefined,
  }),
  read: ({ context, input }) => readReceipt(context, input.file),
  months: ({ context }) => lastYear(context),
  list: read((reader, firm, input) =>
    listRegister(reader, expenseList(reader, firm), input, expenseRow),
  ),
  rows: read((reader, firm, input) =>
    listRows(reader, expenseList(reader, firm), input, expenseRow),
  ),
  bulk: ({ context: { store, firm }, input }) =>
    runBulk(
      store,
      firm,
      expenseList(store.reader, firm),
      { steps: { submit: submitExpense }, labelOf },
      input,
    ),
  create: write(createExpense),
  get: read((reader, firm, { expenseId }) => getExpense(reader, firm.actor, expenseId)),
  update: write((writer, firm, { expenseId, ...input }) =>
    updateExpense(writer, firm, expenseId, input),
  ),
  remove: write((writer, firm, { expenseId }) => {
    removeExpense(writer, firm, expenseId)
    return { removed: true }
  }),
  post: write((writer, firm, { expenseId }) => postExpense(writer, firm, expenseId)),
  submit: write((writer, firm, { expenseId }) => submitExpense(writer, firm, expenseId)),
  withdraw: write((writer, firm, { expenseId }) => withdrawExpense(writer, firm, expenseId)),
  approve: write((writer, firm, { expenseId, version }) =>
    approveExpense(writer, firm, expenseId, version),
  ),
  reject: write((writer, firm, { expenseId, ...input }) =>
    rejectExpense(writer, firm, expenseId, input),
  ),
  reimburse: write((writer, firm, { expenseId, ...input }) =>
    reimburseByHand(writer, firm, expenseId, input),
  ),
  reverse: write((writer, firm, input) => reverseByHand(writer, firm, input.expenseId, input)),
})

export const router = {
  expenses,
  steps: steps.router({
    listClaims: steps.listClaims.handler(read((reader, firm) => listClaims(reader, firm.actor))),
    reimburseMany: steps.reimburseMany.handler(write(reimburseMany)),
    listBillable: steps.listBillable.handler(
      read((reader, firm) => ({
        rows: listBillable(reader, firm.actor),
      })),
    ),
    billOn: steps.billOn.handler(write(billOn)),
  }),
  rules: rules.router({
    listCategories: rules.listCategories.handler(
      read((reader) => ({
        rows: listCategories(reader),
      })),
    ),
    createCategory: rules.createCategory.handler(write(createCategory)),
    updateCategory: rules.updateCategory.handler(
      write((writer, firm, { expenseCategoryId, ...input }) =>
        tellOfNewBudget(writer, firm, expenseCategoryId, () =>
          updateCategory(writer, firm, expenseCategoryId, input),
        ),
      ),
    ),
    getRules: rules.getRules.handler(read((reader) => expenseRules(reader))),
    saveRules: rules.saveRules.handler(write(saveExpenseRules)),
    month: rules.month.handler(
      read((reader, firm, { month, category }) => ({
        rows: categoryMonth(reader, month, firm.actor),
        cashDifferences: cashDifferences(reader, month, firm.actor),
        lines: category === undefined ? [] : monthLines(reader, month, category, firm.actor),
      })),
    ),
  }),
}

/** The month of today and the eleven before it. */
function lastYear({ store: { reader }, firm }: HandlerContext) {
  const thisMonth = `${firmDate(reader, firm).slice(0, 7)}-01`
  const from = `${addDays(thisMonth, -334).slice(0, 7)}-01`
  return {
    rows: monthsSince(reader, firm.actor, from),
    toApprove: countClaims(reader, firm.actor, 'submitted'),
    toReimburse: countClaims(reader, firm.actor, 'approved'),
  }
}
