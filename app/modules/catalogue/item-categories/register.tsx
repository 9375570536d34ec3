import { centreField, loadAllCentres } from '#app/modules/books/cost-centres/index.ts'
import { accountName } from '#app/shell/account-name.ts'
import { useT } from '#app/shell/page-context.tsx'
import { rateOptions } from '#app/shell/rate-options.ts'
import {
  type About,
  type Choice,
  type Column,
  describeRegister,
} from '#app/shell/register/describe.ts'
import type { FormSection } from '#app/shell/register/fields.ts'
import { plainRegister } from '#app/shell/register/plain-register.ts'
import { notesColumn } from '#app/shell/register/usual-columns.ts'
import type { FirmAccess } from '#app/shell/session/session.server.ts'
import { Tag } from '#app/ui/index.ts'
import { type Account, accountsContract } from '#contract/books/accounts.ts'
import type { CostCentreChoice } from '#contract/books/cost-centres.ts'
import { isHomeRate } from '#contract/books/oss-rates.ts'
import { type TaxRate, taxesContract } from '#contract/books/taxes.ts'
import {
  type ItemCategory,
  ItemCategoryInput,
  ItemCategoryListQuery,
  type ItemCategoryRow,
  itemCategoriesContract,
} from '#contract/catalogue/item-categories.ts'
import { loadCategories } from './choices.ts'

type Extra = {
  categories: Choice[]
  rates: TaxRate[]
  accounts: Account[]
  costCentres: CostCentreChoice[]
}

const columns: Column<ItemCategoryRow, Extra>[] = [
  { name: 'trail', kind: 'link', label: 'field.trail', sort: 'trail' },
  {
    name: 'taxCode',
    kind: 'text',
    label: 'field.taxCode',
    place: 'detail',
    value: ({ taxCode }, about) => rateName(taxCode, about),
  },
  { name: 'incomeAccount', kind: 'text', label: 'field.incomeAccount', place: 'secondDetail' },
  notesColumn,
  { name: 'updatedAt', kind: 'instant', label: 'list.changed', sort: 'updatedAt', place: 'state' },
]

function rateName(taxCode: string, { extra, language }: About<Extra>): string {
  return extra.rates.find(({ code }) => code === taxCode)?.name[language] ?? taxCode
}

const sections: FormSection<ItemCategory, Extra>[] = [
  {
    title: 'form.about',
    fields: [
      { name: 'name', kind: 'text', maxLength: 100, isHalf: true },
      {
        name: 'parentId',
        kind: 'select',
        isHalf: true,
        isOptional: true,
        options: ({ t, extra }) => [
          { value: '', label: t('form.firstLevel') },
          ...extra.categories,
        ],
      },
      { name: 'notes', kind: 'textarea', maxLength: 2000, isOptional: true },
    ],
  },
  {
    title: 'form.usual',
    words: 'form.usualWords',
    fields: [
      {
        name: 'taxCode',
        kind: 'select',
        isHalf: true,
        isOptional: true,
        options: ({ t, language, extra }) => [
          { value: '', label: t('form.open') },
          ...rateOptions(extra.rates, language),
        ],
      },
      {
        name: 'incomeAccount',
        kind: 'select',
        isHalf: true,
        isOptional: true,
        options: ({ t, language, extra }) => [
          { value: '', label: t('form.open') },
          ...extra.accounts
            .filter(({ type }) => type === 'income')
            .map((account) => ({ value: account.code, label: accountName(account, language) })),
        ],
      },
      { ...centreField },
    ],
  },
]

async function load(access: FirmAccess, page: 'list' | 'record' | 'form'): Promise<Extra> {
  const { call, firm } = access
  const inFirm = { firmId: firm.firmId }
  const [rates, categories, accounts, costCentres] = await Promise.all([
    call(taxesContract.listRates, inFirm),
    page === 'list' ? [] : loadCategories(access),
    page === 'list' ? [] : call(accountsContract.list, inFirm),
    page === 'list' ? [] : loadAllCentres(access),
  ])
  return { rates: rates.filter(isHomeRate), categories, accounts, costCentres }
}

const plain = plainRegister({
  contract: itemCategoriesContract,
  query: ItemCategoryListQuery,
  input: ItemCategoryInput,
  one: (firmId, itemCategoryId) => ({ firmId, itemCategoryId }),
})

export const register = describeRegister({
  name: 'item-categories',
  recordKind: 'itemCategory',
  path: 'item-categories',
  idParam: 'itemCategoryId',
  tabs: ['active', 'archived'],
  columns,
  load,
  nameOf: ({ trail }: ItemCategoryRow | ItemCategory) => trail,
  ...plain,
  hasImport: true,
  form: { input: ItemCategoryInput, sections },
  links: ({ id }, { firm: { firmId } }) => [
    { label: 'detail.items', icon: 'package', href: `/firms/${firmId}/items?categoryId=${id}` },
  ],
  Mark: ArchivedMark,
})

function ArchivedMark({ record }: { record: ItemCategory }) {
  const t = useT('item-categories')
  return record.isArchived && <Tag>{t('detail.archivedTag')}</Tag>
}
