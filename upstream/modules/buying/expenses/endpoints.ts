import { expenseRulesContract } from '#contract/buying/expense-rules.ts'
import { expenseStepsContract } from '#contract/buying/expense-steps.ts'
import { expensesContract } from '#contract/buying/expenses.ts'
import { addDays } from '../../../firm/calendar.ts'
import { type HandlerContext, implement } from '../../../firm/implement.ts'
import { runBulk } from '../../../register/bulk.ts'
import { listRegister, listRows } from '../../../register/list.ts'
import { firmDate } from '../../firm/firms/index.ts'
import { receiptReaderOf } from '../bills/index.ts'
import { billOn, listBillable } from './bill-on.ts'
import { tellOfNewBudget } from './budget-notices.ts'
import { categoryMonth } from './budgets.ts'
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

const os = implement(expensesContract)
const rules = implement(expenseRulesContract)
const steps = implement(expenseStepsContract)

const expenses = os.router({
  choices: os.choices.handler(({ context: { store, firm, env } }) => ({
    ...expenseChoices(store.reader, firm),
    readsPictures: receiptReaderOf(env) !== undefined,
  })),
  read: os.read.handler(({ context, input }) => readReceipt(context, input.file)),
  months: os.months.handler(({ context }) => lastYear(context)),
  list: os.list.handler(({ context: { store, firm }, input }) =>
    listRegister(store.reader, expenseList(store.reader, firm), input, expenseRow),
  ),
  rows: os.rows.handler(({ context: { store, firm }, input }) =>
    listRows(store.reader, expenseList(store.reader, firm), input, expenseRow),
  ),
  bulk: os.bulk.handler(({ context: { store, firm }, input }) =>
    runBulk(
      store,
      firm,
      expenseList(store.reader, firm),
      { steps: { submit: submitExpense }, labelOf },
      input,
    ),
  ),
  create: os.create.handler(({ context: { store, firm }, input: { firmId: _, ...input } }) =>
    store.transact(firm, (writer) => createExpense(writer, firm, input)),
  ),
  get: os.get.handler(({ context: { store, firm }, input }) =>
    getExpense(store.reader, firm.actor, input.expenseId),
  ),
  update: os.update.handler(
    ({ context: { store, firm }, input: { firmId: _, expenseId, ...input } }) =>
      store.transact(firm, (writer) => updateExpense(writer, firm, expenseId, input)),
  ),
  remove: os.remove.handler(({ context: { store, firm }, input }) =>
    store.transact(firm, (writer) => {
      removeExpense(writer, firm, input.expenseId)
      return { removed: true }
    }),
  ),
  post: os.post.handler(({ context: { store, firm }, input }) =>
    store.transact(firm, (writer) => postExpense(writer, firm, input.expenseId)),
  ),
  submit: os.submit.handler(({ context: { store, firm }, input }) =>
    store.transact(firm, (writer) => submitExpense(writer, firm, input.expenseId)),
  ),
  withdraw: os.withdraw.handler(({ context: { store, firm }, input }) =>
    store.transact(firm, (writer) => withdrawExpense(writer, firm, input.expenseId)),
  ),
  approve: os.approve.handler(({ context: { store, firm }, input }) =>
    store.transact(firm, (writer) => approveExpense(writer, firm, input.expenseId, input.version)),
  ),
  reject: os.reject.handler(
    ({ context: { store, firm }, input: { firmId: _, expenseId, ...input } }) =>
      store.transact(firm, (writer) => rejectExpense(writer, firm, expenseId, input)),
  ),
  reimburse: os.reimburse.handler(
    ({ context: { store, firm }, input: { firmId: _, expenseId, ...input } }) =>
      store.transact(firm, (writer) => reimburseByHand(writer, firm, expenseId, input)),
  ),
  reverse: os.reverse.handler(({ context: { store, firm }, input }) =>
    store.transact(firm, (writer) => reverseByHand(writer, firm, input.expenseId, input)),
  ),
})

export const router = {
  expenses,
  steps: steps.router({
    listClaims: steps.listClaims.handler(({ context: { store, firm } }) =>
      listClaims(store.reader, firm.actor),
    ),
    reimburseMany: steps.reimburseMany.handler(
      ({ context: { store, firm }, input: { firmId: _, ...input } }) =>
        store.transact(firm, (writer) => reimburseMany(writer, firm, input)),
    ),
    listBillable: steps.listBillable.handler(({ context: { store, firm } }) => ({
      rows: listBillable(store.reader, firm.actor),
    })),
    billOn: steps.billOn.handler(({ context: { store, firm }, input: { firmId: _, ...input } }) =>
      store.transact(firm, (writer) => billOn(writer, firm, input)),
    ),
  }),
  rules: rules.router({
    listCategories: rules.listCategories.handler(({ context: { store } }) => ({
      rows: listCategories(store.reader),
    })),
    createCategory: rules.createCategory.handler(
      ({ context: { store, firm }, input: { firmId: _, ...input } }) =>
        store.transact(firm, (writer) => createCategory(writer, firm, input)),
    ),
    updateCategory: rules.updateCategory.handler(
      ({ context: { store, firm }, input: { firmId: _, expenseCategoryId, ...input } }) =>
        store.transact(firm, (writer) =>
          tellOfNewBudget(writer, firm, expenseCategoryId, () =>
            updateCategory(writer, firm, expenseCategoryId, input),
          ),
        ),
    ),
    getRules: rules.getRules.handler(({ context: { store } }) => expenseRules(store.reader)),
    saveRules: rules.saveRules.handler(
      ({ context: { store, firm }, input: { firmId: _, ...input } }) =>
        store.transact(firm, (writer) => saveExpenseRules(writer, firm, input)),
    ),
    month: rules.month.handler(({ context: { store, firm }, input: { month, category } }) => ({
      rows: categoryMonth(store.reader, month, firm.actor),
      lines: category === undefined ? [] : monthLines(store.reader, month, category, firm.actor),
    })),
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
