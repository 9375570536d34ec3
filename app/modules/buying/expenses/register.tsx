import { useT } from '#app/shell/page-context.tsx'
import { type Column, describeRegister, type Filter } from '#app/shell/register/describe.ts'
import { amountColumn, stateColumn } from '#app/shell/register/usual-columns.ts'
import { Status, type StatusKind } from '#app/ui/index.ts'
import {
  type Expense,
  type ExpenseAction,
  type ExpenseChoices,
  ExpenseInput,
  ExpenseListQuery,
  type ExpenseRow,
  ExpenseState,
  expensesContract,
} from '#contract/buying/expenses.ts'
import { recordActions } from './actions.ts'
import { ExpenseFacts } from './components/expense-facts.tsx'
import {
  categoriesOf,
  categoryName,
  expenseSections,
  newExpense,
  payerOf,
  rateOf,
} from './fields.ts'
import { recurExpensePath, reimbursePath, rejectPath } from './paths.ts'

const columns: Column<ExpenseRow, ExpenseChoices>[] = [
  { name: 'date', kind: 'date', label: 'field.date', sort: 'date', place: 'secondDetail' },
  { name: 'payee', kind: 'link', label: 'list.payee', sort: 'payee', place: 'name' },
  { name: 'number', kind: 'text', label: 'list.number', isFileOnly: true },
  {
    name: 'category',
    kind: 'text',
    label: 'field.category',
    place: 'detail',
    value: ({ category }, about) => categoryName(category, about),
  },
  { name: 'receiptNumber', kind: 'text', label: 'field.receiptNumber', isFileOnly: true },
  { name: 'madeByName', kind: 'text', label: 'list.madeBy', tone: 'soft' },
  stateColumn(({ state }) => ({ kind: discs[state] })),
  {
    name: 'paidFrom',
    kind: 'text',
    label: 'field.paidFrom',
    isFileOnly: true,
    value: ({ paidFrom }, about) => payerOf(paidFrom, about),
  },
  {
    name: 'taxCode',
    kind: 'text',
    label: 'field.taxCode',
    isFileOnly: true,
    value: ({ taxCode }, about) => rateOf(taxCode, about),
  },
  { name: 'note', kind: 'text', label: 'field.note', isFileOnly: true },
  { name: 'tax', kind: 'money', label: 'list.tax', currency: ({ currency }) => currency },
  amountColumn('amount'),
  { name: 'currency', kind: 'text', label: 'field.currency', tone: 'soft' },
]

const discs: Record<ExpenseState, StatusKind> = {
  draft: 'draft',
  submitted: 'sent',
  rejected: 'overdue',
  approved: 'viewed',
  posted: 'paid',
  reimbursed: 'paid',
  reversed: 'void',
}

const filters: Filter<ExpenseChoices>[] = [
  { kind: 'choice', name: 'category', label: 'field.category', choices: categoriesOf },
  {
    kind: 'choice',
    name: 'state',
    label: 'list.state',
    choices: ({ t }) =>
      ExpenseState.options.map((value) => ({ value, label: t(`state.${value}`) })),
  },
  {
    kind: 'choice',
    name: 'receipt',
    label: 'list.receipt',
    choices: ({ t }) => [{ value: 'missing', label: t('list.receiptMissing') }],
  },
  { kind: 'dateSpan', from: 'from', to: 'to', label: 'field.date' },
]

/** What is paid is asked for together with all else, and not only once the rest is right. */
const NewExpense = ExpenseInput.refine(({ gross, distance }) => Boolean(gross || distance), {
  path: ['gross'],
  error: 'required',
  when: () => true,
})

function can({ actions }: Expense, action: ExpenseAction): boolean {
  return actions.includes(action)
}

export const register = describeRegister({
  name: 'expenses',
  recordKind: 'expense',
  path: 'expenses',
  idParam: 'expenseId',
  query: ExpenseListQuery,
  tabs: ['all', 'draft', 'claim', 'booked'],
  columns,
  filters,
  nameOf: ({ payee, number }: ExpenseRow | Expense) => `${number} ${payee}`.trim(),
  load: ({ call, firm: { firmId } }) => call(expensesContract.choices, { firmId }),
  bulk: [{ action: 'submit', icon: 'send', needs: 'expense:edit', tabs: ['draft'] }],
  calls: {
    list: ({ call, firm: { firmId } }, query) => call(expensesContract.list, { ...query, firmId }),
    rows: ({ call, firm: { firmId } }, query) => call(expensesContract.rows, { ...query, firmId }),
    bulk: ({ call, firm: { firmId } }, request, options) =>
      call(expensesContract.bulk, { ...request, firmId }, options),
    get: ({ call, firm: { firmId } }, expenseId) =>
      call(expensesContract.get, { firmId, expenseId }),
    create: ({ call, firm: { firmId } }, input, options) =>
      call(expensesContract.create, { ...input, firmId }, options),
    update: ({ call, firm: { firmId } }, expenseId, input) =>
      call(expensesContract.update, { ...input, firmId, expenseId }),
  },
  hasImport: true,
  form: {
    input: NewExpense,
    sections: expenseSections,
    takesFiles: true,
    finish: {
      draft: 'new.draft',
      label: ({ can: mayDo }) => (mayDo('expense:post') ? 'new.finish' : 'new.finishClaim'),
      holds: ({ similar, flags }) =>
        similar.length > 0 || flags.includes('sameFile') ? 'new.held' : undefined,
    },
    initial: newExpense,
  },
  isEditable: (expense) => can(expense, 'edit'),
  actions: recordActions,
  links: ({ id, actions }, { firm: { firmId } }) => [
    {
      label: 'detail.makeRecurring',
      icon: 'repeat',
      href: recurExpensePath(firmId, id),
      place: 'menu',
    },
    ...(actions.includes('reject')
      ? [
          {
            label: 'detail.reject',
            icon: 'reply',
            href: rejectPath(firmId, id),
          } as const,
        ]
      : []),
    ...(actions.includes('reimburse')
      ? [
          {
            label: 'detail.reimburse',
            icon: 'banknote',
            href: reimbursePath(firmId, id),
            place: 'main',
          } as const,
        ]
      : []),
  ],
  sentenceOf: ({ madeByName }, { t }) => t('detail.madeBy', { name: madeByName }),
  Mark: StateMark,
  Facts: ExpenseFacts,
})

function StateMark({ record }: { record: Expense }) {
  const t = useT('expenses')
  return <Status kind={discs[record.state]}>{t(`state.${record.state}`)}</Status>
}
