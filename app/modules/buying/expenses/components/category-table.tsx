import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { Cell, HeadCell, NumberCell, Progress, Table, TableScroller, text } from '#app/ui/index.ts'
import type { CategoryMonth } from '#contract/buying/expense-rules.ts'
import type { ExpenseChoices } from '#contract/buying/expenses.ts'
import { categoryName } from '../fields.ts'
import { monthPath } from '../paths.ts'
import * as styles from './expense-list.css.ts'

type CategoryTableProps = {
  month: string
  rows: readonly CategoryMonth[]
  categories: ExpenseChoices['categories']
}

/** What each category came to in a month and how much of its budget is used; each leads to what it is made of. */
export function CategoryTable({ month, rows, categories }: CategoryTableProps) {
  const t = useT('expenses')
  const { amount } = useFormat()
  const { firm } = useFirm()
  const currency = firm.baseCurrency
  return (
    <TableScroller label={t('month.categories')}>
      <Table caption={t('month.categories')} isStacked>
        <thead>
          <tr>
            <HeadCell>{t('field.category')}</HeadCell>
            <HeadCell isNumber>{t('month.togetherIn', { currency })}</HeadCell>
            <HeadCell isNumber>{t('month.budgetIn', { currency })}</HeadCell>
            <HeadCell>{t('month.used')}</HeadCell>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ category, costBase, billedBase, budget }) => (
            <tr key={category}>
              <Cell place="name">
                <a
                  className={text.link}
                  href={`${monthPath(firm.firmId, month)}?category=${category}#lines`}
                >
                  {categoryName(category, { t, extra: { categories } })}
                </a>
              </Cell>
              <NumberCell place="figure">
                {amount(costBase, currency)}
                {billedBase !== 0 && (
                  <>
                    <br />
                    <span className={`${text.tiny} ${styles.billed}`}>
                      {t('month.billed', { amount: amount(billedBase, currency) })}
                    </span>
                  </>
                )}
              </NumberCell>
              <NumberCell
                {...(budget !== null && { place: 'detail', stackedLabel: t('month.budget') })}
              >
                {budget === null ? '' : amount(budget, currency)}
              </NumberCell>
              <Cell place="below">
                {budget !== null && budget > 0 && <Used share={costBase / budget} />}
              </Cell>
            </tr>
          ))}
        </tbody>
      </Table>
    </TableScroller>
  )
}

/** A bar that warns from 80 % on. */
function Used({ share }: { share: number }) {
  const t = useT('expenses')
  const percent = Math.round(share * 100)
  const tone = share >= 1 ? 'bad' : share >= 0.8 ? 'warn' : 'ok'
  return (
    <>
      <Progress share={share} tone={tone} label={t('month.usedOf', { percent })} />
      <span className={text.tiny}>{`${percent} %`}</span>
    </>
  )
}
