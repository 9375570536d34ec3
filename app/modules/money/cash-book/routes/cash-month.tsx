import { useActionData, useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { accountName } from '#app/shell/account-name.ts'
import { attempt } from '#app/shell/form/attempt.ts'
import { textAt } from '#app/shell/form/form-tree.ts'
import { refuse } from '#app/shell/form/parse-form.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import { SheetRefusal } from '#app/shell/form/refusal-summary.tsx'
import { readListQuery } from '#app/shell/list/list-query.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { Empty, Figure, Rules, SheetPad } from '#app/ui/index.ts'
import { AppError } from '#contract/core/errors.ts'
import { CashMonthText, cashBookContract } from '#contract/money/cash-book.ts'
import { BeginForm } from '../components/begin-form.tsx'
import { DaySection } from '../components/day-section.tsx'
import { MonthHead } from '../components/month-head.tsx'
import { cashBookPath } from '../paths.ts'
import { requireCashAccount } from '../require-cash-account.ts'

const Query = z.object({ month: CashMonthText.optional() })

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { t, language } = await getVisit(args)
  const ids = { firmId: firm.firmId, cashAccountCode: requireCashAccount(args) }
  const month = await call(cashBookContract.month, {
    ...readListQuery(Query, args.request),
    ...ids,
  })
  const title = `${t('cash-book')('menu.cashBook')}: ${accountName(month.book, language)}`
  return { head: pageMeta(args, { title }), month }
}

/** Begins the book, or closes a day. */
export async function action(args: Args) {
  const { call, firm } = await requireFirm(args)
  const [{ t }, form] = await Promise.all([getVisit(args), readForm(args.request)])
  const ids = { firmId: firm.firmId, cashAccountCode: requireCashAccount(args) }
  const { intent, idempotencyKey } = form
  const date = textAt(form.data, 'date')
  const steps = {
    begin: () => call(cashBookContract.begin, { ...ids, since: date }, { idempotencyKey }),
    close: () => call(cashBookContract.close, { ...ids, date }, { idempotencyKey }),
  }
  if (intent !== 'begin' && intent !== 'close') throw new AppError('malformed', 'No intent')
  const result = await attempt(form, steps[intent])
  if (result.refusal) return refuse(result.refusal, result.status)
  const path = cashBookPath(firm.firmId, ids.cashAccountCode, date.slice(0, 7))
  const message = t('cash-book')(`done.${intent}`)
  return redirectWithToast(args, path, { type: 'success', message })
}

export default function CashMonthRoute() {
  const { month } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('cash-book')
  const { money } = useFormat()
  const { can } = useFirm()
  const { book, days, hasMore } = month
  const { currency } = book
  return (
    <>
      <MonthHead month={month} />
      <SheetRefusal refusal={refusal} />
      <Rules columns="three">
        <Figure label={t('month.opening')} value={money(month.opening, currency)} />
        <Figure
          label={t('month.moved')}
          value={money(month.in - month.out, currency)}
          detail={t('month.inOut', {
            in: money(month.in, currency),
            out: money(month.out, currency),
          })}
        />
        <Figure label={t('month.closing')} value={money(month.closing, currency)} />
      </Rules>
      {book.since === null && can('bank:edit') && <BeginForm month={month} />}
      {days.length === 0 && <Empty title={t('month.none')}>{t('month.noneWords')}</Empty>}
      {days.map((day) => (
        <DaySection key={day.date} day={day} book={book} />
      ))}
      {hasMore && <SheetPad>{t('month.more')}</SheetPad>}
    </>
  )
}

export const meta = headOf
