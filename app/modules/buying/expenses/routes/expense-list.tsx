import { useActionData, useLoaderData } from '@remix-run/react'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf } from '#app/shell/page-meta.ts'
import { actOnList } from '#app/shell/register/act-on-list.server.ts'
import { loadList } from '#app/shell/register/load-list.server.ts'
import { RegisterList } from '#app/shell/register/register-list.tsx'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { todayIn } from '#app/shell/today.ts'
import { LinkButton, Row, SheetPad } from '#app/ui/index.ts'
import { ExpenseChoices, expensesContract } from '#contract/buying/expenses.ts'
import * as styles from '../components/expense-list.css.ts'
import { MonthTable } from '../components/month-table.tsx'
import { billOnPath, claimsPath, monthPath, readReceiptPath, rulesPath } from '../paths.ts'
import { register } from '../register.tsx'

const Extra = ExpenseChoices.pick({ readsPictures: true })

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const [list, { rows: months, toApprove, toReimburse }] = await Promise.all([
    loadList(args, register),
    call(expensesContract.months, { firmId: firm.firmId }),
  ])
  const { readsPictures } = Extra.parse(list.extra)
  const thisMonth = todayIn(firm.timeZone).slice(0, 7)
  return { ...list, months, thisMonth, readsPictures, toDecide: toApprove + toReimburse }
}

export function action(args: Args) {
  return actOnList(args, register)
}

export default function ExpenseListRoute() {
  const {
    head: _,
    name: __,
    months,
    thisMonth,
    toDecide,
    readsPictures,
    ...view
  } = useLoaderData<typeof loader>()
  const t = useT('expenses')
  const { firm, can } = useFirm()
  const outcome = useActionData<typeof action>() ?? undefined
  return (
    <>
      <RegisterList {...view} register={register} outcome={outcome} />
      <SheetPad className={styles.ways}>
        <Row>
          <LinkButton icon="calendar" size="s" href={monthPath(firm.firmId, thisMonth)}>
            {t('months.this')}
          </LinkButton>
          {readsPictures && can('expense:edit') && (
            <LinkButton icon="scan-line" size="s" href={readReceiptPath(firm.firmId)}>
              {t('photo.title')}
            </LinkButton>
          )}
          {can('expense:approve') && (
            <LinkButton icon="circle-check" size="s" href={claimsPath(firm.firmId)}>
              {toDecide > 0 ? t('claims.toDecide', { count: toDecide }) : t('claims.title')}
            </LinkButton>
          )}
          {can('invoice:edit') && (
            <LinkButton icon="file-text" size="s" href={billOnPath(firm.firmId)}>
              {t('billOn.title')}
            </LinkButton>
          )}
          {can('expense:post') && (
            <LinkButton icon="settings" size="s" href={rulesPath(firm.firmId)}>
              {t('rules.title')}
            </LinkButton>
          )}
        </Row>
      </SheetPad>
      <MonthTable months={months} />
    </>
  )
}

export const meta = headOf
