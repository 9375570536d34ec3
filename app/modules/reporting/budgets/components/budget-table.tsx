import { useFirm, useFormat, usePage, useT } from '#app/shell/page-context.tsx'
import {
  Cell,
  classes,
  HeadCell,
  NameCell,
  NumberCell,
  SheetPad,
  Table,
  TableScroller,
  text,
} from '#app/ui/index.ts'
import type { Budget, BudgetRow } from '#contract/reporting/budgets.ts'
import { partOf } from '../part-of.ts'
import { budgetLinePath } from '../paths.ts'
import * as styles from './budget-table.css.ts'

type BudgetTableProps = { budget: Budget; mayPlan: boolean }

/** Accounts with what is planned for each month, for the year, and what was posted. */
export function BudgetTable({ budget, mayPlan }: BudgetTableProps) {
  const t = useT('budgets')
  const { date, amount } = useFormat()
  const { currency, months, profit } = budget
  const groups = (['income', 'expense'] as const).map((type) => ({
    type,
    rows: budget.rows.filter((row) => row.type === type),
  }))
  return (
    <>
      <TableScroller label={t('table')}>
        <Table caption={t('table')} density="compact" className={styles.table}>
          <thead>
            <tr>
              <HeadCell>{t('field.account')}</HeadCell>
              <HeadCell isNumber>{t('field.planned', { currency })}</HeadCell>
              <HeadCell isNumber>{t('field.actual')}</HeadCell>
              <HeadCell isNumber>{t('field.left')}</HeadCell>
              {months.map((first) => (
                <HeadCell key={first} isNumber>
                  {date(first, 'monthShort')}
                </HeadCell>
              ))}
            </tr>
          </thead>
          {groups.map(
            ({ type, rows }) =>
              rows.length > 0 && (
                <tbody key={type}>
                  <tr>
                    <th scope="rowgroup" colSpan={4 + months.length} className={styles.group}>
                      {t(`type.${type}`)}
                    </th>
                  </tr>
                  {rows.map((row) => (
                    <AccountRow key={row.account} row={row} budget={budget} mayPlan={mayPlan} />
                  ))}
                </tbody>
              ),
          )}
          <tfoot>
            <tr className={styles.sum}>
              <Cell>{t('profit')}</Cell>
              <NumberCell>{amount(profit.total, currency)}</NumberCell>
              <NumberCell>{amount(profit.actual, currency)}</NumberCell>
              <NumberCell>{amount(profit.actual - profit.total, currency)}</NumberCell>
              {months.map((first, at) => (
                <NumberCell key={first}>
                  {amount(profit.months[at] ?? 0, currency, { isWhole: true })}
                </NumberCell>
              ))}
            </tr>
          </tfoot>
        </Table>
      </TableScroller>
      <SheetPad>
        <p className={classes(text.tiny, text.soft)}>{t('wholeMonths', { currency })}</p>
      </SheetPad>
    </>
  )
}

function AccountRow({ row, budget, mayPlan }: BudgetTableProps & { row: BudgetRow }) {
  const { amount } = useFormat()
  const { language } = usePage()
  const { firm } = useFirm()
  const { account, name, months, total, actual } = row
  const { currency, end } = budget
  const label = `${account} ${name[language] || (Object.values(name).find(Boolean) ?? '')}`
  return (
    <tr>
      {mayPlan ? (
        <NameCell href={budgetLinePath(firm.firmId, { end, account, costCentre: partOf(budget) })}>
          {label}
        </NameCell>
      ) : (
        <Cell>{label}</Cell>
      )}
      <NumberCell>{amount(total, currency)}</NumberCell>
      <NumberCell>{amount(actual, currency)}</NumberCell>
      <NumberCell>{amount(actual - total, currency)}</NumberCell>
      {months.map((planned, at) => (
        <NumberCell key={budget.months[at]} tone="soft">
          {planned === 0 ? '–' : amount(planned, currency, { isWhole: true })}
        </NumberCell>
      ))}
    </tr>
  )
}
