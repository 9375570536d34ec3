import {
  type ItemCategoryInput,
  itemCategoriesContract,
  maxCategoryLevels,
} from '#contract/catalogue/item-categories.ts'
import { type FieldProblems, refuseProblems } from '#contract/core/errors.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { asStored, defineRegister } from '../../../register/define-register.ts'
import type { Prepared } from '../../../register/description.ts'
import { describeTree } from '../../../register/tree.ts'
import { centreProblem } from '../../books/cost-centres/index.ts'
import { listAccounts } from '../../books/ledger/index.ts'
import { listTaxRates } from '../../books/taxes/index.ts'
import { itemCategoryList, itemCategoryRow } from './list.ts'
import { findByTrail } from './reader.ts'
import { itemCategoriesTable } from './tables.ts'

type Stored = typeof itemCategoriesTable.$inferSelect

const tree = describeTree({
  table: 'item_categories',
  maxLevels: maxCategoryLevels,
  inItself: 'categoryInItself',
  nameOf: ({ name }: Pick<Stored, 'name' | 'parentId'>) => name,
})

export const itemCategories = defineRegister({
  kind: 'itemCategory',
  contract: itemCategoriesContract,
  table: itemCategoriesTable,
  list: itemCategoryList,
  row: itemCategoryRow,
  record: asStored,
  ...tree.described,
  prepare,
})

export const { get: getItemCategory, create: createItemCategory } = itemCategories

function prepare(
  writer: Writer,
  firm: FirmContext,
  input: ItemCategoryInput,
  before?: Stored,
): Prepared {
  requireValid(writer, input, before)
  return tree.prepared(writer, firm, input, before, itemCategories)
}

function requireValid(reader: Reader, input: ItemCategoryInput, before: Stored | undefined): void {
  const fields: FieldProblems = {}
  const closed = centreProblem(reader, input.costCentreId, before ? [before] : [])
  if (closed) fields.costCentreId = { key: closed }
  const misplaced = tree.parentProblem(reader, input, before?.id)
  if (misplaced) fields.parentId = misplaced
  else {
    const known = findByTrail(reader, tree.trailOf(reader, input))
    if (known !== undefined && known !== before?.id) fields.name = { key: 'categoryTaken' }
  }
  const { taxCode, incomeAccount } = input
  if (taxCode !== '' && !listTaxRates(reader).some(({ code }) => code === taxCode)) {
    fields.taxCode = { key: 'unknownTaxRate' }
  }
  const isIncome = ({ code, type }: { code: string; type: string }) =>
    code === incomeAccount && type === 'income'
  if (incomeAccount !== '' && !listAccounts(reader).some(isIncome)) {
    fields.incomeAccount = { key: 'unknownAccount' }
  }
  refuseProblems(fields, 'The category has fields to correct')
}
