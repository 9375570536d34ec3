import { useLoaderData } from '@remix-run/react'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getFormat, getVisit } from '#app/shell/visit.server.ts'
import { Empty, Figure, LinkButton, PageHead, Row, Rules, RulesCell } from '#app/ui/index.ts'
import { expenseRulesContract } from '#contract/buying/expense-rules.ts'
import { expensesContract } from '#contract/buying/expenses.ts'
import { AppError } from '#contract/core/errors.ts'
import { CategoryTable } from '../components/category-table.tsx'
import { MonthLines } from '../components/month-lines.tsx'
import { categoryName } from '../fields.ts'
import { expensesPath, monthPath } from '../paths.ts'

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const month = args.params.month ?? ''
  if (!/^(19|20|21)\d\d-(0[1-9]|1[0-2])$/.test(month)) throw new AppError('not_found', 'No month')
  const inFirm = { firmId: firm.firmId }
  const category = new URL(args.request.url).searchParams.get('category')?.slice(0, 30) || undefined
  const [{ t }, format, { rows, lines, cashDifferences }, { categories }] = await Promise.all([
    getVisit(args),
    getFormat(args),
    call(expenseRulesContract.month, { ...inFirm, month, category }),
    call(expensesContract.choices, inFirm),
  ])
  const title = t('expenses')('month.title', { month: format.date(`${month}-01`, 'month') })
  const head = pageMeta(args, { title })
  return { head, title, month, rows, cashDifferences, categories, category, lines }
}

export default function MonthRoute() {
  const { title, month, rows, cashDifferences, categories, category, lines } =
    useLoaderData<typeof loader>()
  const t = useT('expenses')
  const { money } = useFormat()
  const { firm } = useFirm()
  const ofCategories = rows.reduce((sum, row) => sum + row.costBase, 0)
  const together = ofCategories + cashDifferences
  const billed = rows.reduce((sum, row) => sum + row.billedBase, 0)
  const budget = rows.reduce((sum, row) => sum + (row.budget ?? 0), 0)
  const chosen = category && categoryName(category, { t, extra: { categories } })
  const madeOf = t('month.madeOf', { name: chosen })
  return (
    <>
      <PageHead
        title={title}
        sentence={t('month.sentence')}
        crumb={{ href: expensesPath(firm.firmId), label: t('list.title') }}
        actions={
          <Row>
            <LinkButton icon="chevron-left" href={monthPath(firm.firmId, monthFrom(month, -1))}>
              {t('month.before')}
            </LinkButton>
            <LinkButton icon="chevron-right" href={monthPath(firm.firmId, monthFrom(month, 1))}>
              {t('month.after')}
            </LinkButton>
          </Row>
        }
      />
      {rows.length === 0 && cashDifferences === 0 ? (
        <Empty title={t('month.none')}>{t('month.noneWords')}</Empty>
      ) : (
        <>
          <Rules columns={cashDifferences === 0 ? 'three' : 'four'}>
            <Figure
              label={t('month.cost')}
              value={money(ofCategories - billed, firm.baseCurrency)}
            />
            <Figure label={t('month.bills')} value={money(billed, firm.baseCurrency)} />
            {cashDifferences !== 0 && (
              <Figure
                label={t('month.cashDifferences')}
                value={money(cashDifferences, firm.baseCurrency)}
              />
            )}
            <Figure
              label={t('month.together')}
              value={money(together, firm.baseCurrency)}
              detail={
                budget === 0
                  ? ''
                  : t('month.budgetOf', { amount: money(budget, firm.baseCurrency) })
              }
            />
          </Rules>
          <Rules>
            <RulesCell title={t('month.categories')} isFlush>
              <CategoryTable month={month} rows={rows} categories={categories} />
            </RulesCell>
          </Rules>
          {chosen && lines.length > 0 && (
            <div id="lines">
              <Rules>
                <RulesCell title={madeOf} isFlush>
                  <MonthLines title={madeOf} lines={lines} />
                </RulesCell>
              </Rules>
            </div>
          )}
        </>
      )}
    </>
  )
}

export const meta = headOf

/** The month so many before or after another: `2026-01` and -1 is `2025-12`. */
function monthFrom(month: string, steps: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + steps, 1)).toISOString().slice(0, 7)
}
