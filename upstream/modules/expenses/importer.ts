import { ExpenseInput } from '#contract/expenses.ts'
import { describeImporter } from '../../register/import/importer.ts'
import { customPaths } from '../custom-fields/index.ts'
import { getFirmProfile } from '../firms/index.ts'
import { createExpense, labelOf, takeBackExpense } from './service.ts'

/** How rows of a file become drafts: by the rule for one that is typed in. */
export const importer = describeImporter({
  register: 'expenses',
  needs: 'expense:edit',
  undoNeeds: 'expense:delete',
  input: ExpenseInput,
  decimals: ['gross', 'taxText', 'exchangeRate', 'distance'],
  dates: ['date'],
  custom: (reader) => customPaths(reader, 'expense'),
  defaults: (reader) => ({
    currency: getFirmProfile(reader).baseCurrency,
    category: 'other',
  }),
  create: createExpense,
  remove: takeBackExpense,
  labelOf,
})
