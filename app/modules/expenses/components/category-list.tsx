import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { Cell, HeadCell, NumberCell, Table, Tag, text } from '#app/ui/index.ts'
import type { ExpenseCategoryRecord } from '#contract/expense-rules.ts'
import { categoryName } from '../fields.ts'
import { categoryPath } from '../paths.ts'

/** The firm's categories, each leading to where it is changed. */
export function CategoryList({ categories }: { categories: readonly ExpenseCategoryRecord[] }) {
  const t = useT('expenses')
  const { amount } = useFormat()
  const { firm } = useFirm()
  const currency = firm.baseCurrency
  const extra = { categories: [...categories] }
  return (
    <Table caption={t('categories.title')}>
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
            <Cell>
              <a className={text.link} href={categoryPath(firm.firmId, id)}>
                {categoryName(id, { t, extra })}
              </a>{' '}
              {!isActive && <Tag>{t('categories.unused')}</Tag>}
            </Cell>
            <Cell>{account || usualAccount}</Cell>
            <NumberCell>{budget === null ? '' : amount(budget, currency)}</NumberCell>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
