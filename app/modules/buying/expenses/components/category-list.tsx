import { useAccountName } from '#app/shell/account-name.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { Cell, HeadCell, NumberCell, Table, Tag, text } from '#app/ui/index.ts'
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
    <Table caption={t('categories.title')} isStacked>
      <thead>
        <tr>
          <HeadCell>{t('field.category')}</HeadCell>
          <HeadCell>{t('categories.account')}</HeadCell>
          <HeadCell isNumber>{t('month.budgetIn', { currency })}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {categories.map(({ id, account, usualAccount, budget, isActive }) => (
          <tr key={id}>
            <Cell place="name">
              <a className={text.link} href={categoryPath(firm.firmId, id)}>
                {categoryName(id, { t, extra })}
              </a>{' '}
              {!isActive && <Tag>{t('categories.unused')}</Tag>}
            </Cell>
            <Cell tone="soft" place="detail">
              {nameOf(account || usualAccount)}
            </Cell>
            <NumberCell place="figure">
              {budget === null ? '' : amount(budget, currency)}
            </NumberCell>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
