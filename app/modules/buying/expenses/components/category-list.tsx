import { useAccountName } from '#app/shell/account-name.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { RowsTable, Tag, text } from '#app/ui/index.ts'
import type { Account } from '#contract/books/accounts.ts'
import type { ExpenseCategoryRecord } from '#contract/buying/expense-rules.ts'
import { categoryName } from '../fields.ts'
import { categoryPath } from '../paths.ts'

type CategoryListProps = {
  categories: readonly ExpenseCategoryRecord[]
  /** The chart, to name accounts by. */
  accounts: readonly Pick<Account, 'code' | 'name'>[]
}

/** The firm's categories, each leading to where it is changed. */
export function CategoryList({ categories, accounts }: CategoryListProps) {
  const t = useT('expenses')
  const { amount } = useFormat()
  const { firm } = useFirm()
  const currency = firm.baseCurrency
  const extra = { categories: [...categories] }
  const accountName = useAccountName()
  function nameOf(code: string): string {
    const account = accounts.find((one) => one.code === code)
    return account ? accountName(account) : code
  }
  return (
    <RowsTable
      caption={t('categories.title')}
      isStacked
      rows={categories}
      keyOf={({ id }) => id}
      columns={[
        {
          head: t('field.category'),
          place: 'name',
          cell: ({ id, isActive }) => (
            <>
              <a className={text.link} href={categoryPath(firm.firmId, id)}>
                {categoryName(id, { t, extra })}
              </a>{' '}
              {!isActive && <Tag>{t('categories.unused')}</Tag>}
            </>
          ),
        },
        {
          head: t('categories.account'),
          tone: 'soft',
          place: 'detail',
          cell: ({ account, usualAccount }) => nameOf(account || usualAccount),
        },
        {
          head: t('month.budgetIn', { currency }),
          isNumber: true,
          place: 'figure',
          cell: ({ budget }) => (budget === null ? '' : amount(budget, currency)),
        },
      ]}
    />
  )
}
