import { ExpenseInput, paidByMember } from '#contract/buying/expenses.ts'
import type { Reader } from '../../../firm/store.ts'
import { describeImporter } from '../../../register/import/importer.ts'
import { namedAlike, type WordList } from '../../../register/import/word-lists.ts'
import { centreList } from '../../books/cost-centres/index.ts'
import { moneyAccountList } from '../../books/ledger/index.ts'
import { rateList } from '../../books/taxes/index.ts'
import { customPaths } from '../../firm/custom-fields/index.ts'
import { getFirmProfile } from '../../firm/firms/index.ts'
import { listCategories } from './categories.ts'
import { createExpense, labelOf, takeBackExpense } from './service.ts'

/** How rows of a file become drafts: by the rule for one that is typed in. */
export const importer = describeImporter({
  register: 'expenses',
  needs: 'expense:edit',
  undoNeeds: 'expense:delete',
  ties: [],
  input: ExpenseInput,
  decimals: ['gross', 'taxText', 'exchangeRate', 'distance'],
  dates: ['date'],
  words: (reader) => ({
    category: {
      values: listCategories(reader)
        .filter(({ isActive }) => isActive)
        .map(({ id, name }) => ({ value: id, names: name === '' ? {} : namedAlike(name) })),
    },
    taxCode: rateList(reader, 'purchase'),
    paidFrom: payers(reader),
    costCentreId: centreList(reader),
  }),
  custom: (reader, context) => customPaths(reader, context, 'expense'),
  defaults: (reader) => ({
    currency: getFirmProfile(reader).baseCurrency,
    category: 'other',
  }),
  create: createExpense,
  remove: takeBackExpense,
  labelOf,
})

/** Accounts that pay, and the member who paid it themselves. */
function payers(reader: Reader): WordList {
  const { values } = moneyAccountList(reader)
  return { values: [...values, { value: paidByMember }] }
}
