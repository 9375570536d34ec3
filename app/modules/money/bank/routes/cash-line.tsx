import { useLoaderData } from '@remix-run/react'
import type { Args } from '#app/shell/load-context.ts'
import { useFormat, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getFormat, getVisit } from '#app/shell/visit.server.ts'
import { Empty, Figure, PageHead, Rules, RulesCell } from '#app/ui/index.ts'
import { CashAssumption, cashLineContract } from '#contract/money/cash-line.ts'
import { CashChart } from '../components/cash-chart.tsx'
import { CashItems } from '../components/cash-items.tsx'
import { WhatIf } from '../components/what-if.tsx'
import { readAssumption } from '../read-assumption.ts'

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const [{ t }, { locale }] = await Promise.all([getVisit(args), getFormat(args)])
  const { firmId } = firm
  const { typed, assumption, problems } = readAssumption(args.request, firm.baseCurrency, locale)
  const line = await call(cashLineContract.cashLine, { ...assumption, firmId })
  const isSupposed = assumption.delayDays > 0 || assumption.extra !== 0
  const usual = isSupposed
    ? await call(cashLineContract.cashLine, { ...CashAssumption.parse({}), firmId })
    : null
  const head = pageMeta(args, { title: t('bank')('cash.title') })
  return { head, line, typed, problems, before: usual?.marks ?? null }
}

export default function CashLineRoute() {
  const { line, typed, problems, before } = useLoaderData<typeof loader>()
  const t = useT('bank')
  const { money, date } = useFormat()
  const { currency, start, marks, today, items } = line
  return (
    <>
      <PageHead title={t('cash.title')} sentence={t('cash.sentence')} />
      <Rules columns="four">
        <Figure label={t('cash.now')} value={money(start, currency)} detail={date(today, 'long')} />
        {marks.map((mark, at) => (
          <Figure
            key={mark.days}
            label={t('cash.after', { count: mark.days })}
            value={money(mark.balance, currency)}
            detail={
              before
                ? t('cash.insteadOf', { amount: money(before[at]?.balance ?? 0, currency) })
                : t('cash.moved', {
                    in: money(mark.in, currency),
                    out: money(mark.out, currency),
                  })
            }
          />
        ))}
      </Rules>
      <Rules>
        <RulesCell title={t('cash.whatIf')}>
          <WhatIf typed={typed} problems={problems} currency={currency} />
        </RulesCell>
      </Rules>
      <Rules>
        <RulesCell title={t('cash.weeks')}>
          <CashChart line={line} />
        </RulesCell>
      </Rules>
      {items.length > 0 ? (
        <CashItems line={line} />
      ) : (
        <Empty title={t('cash.none')}>{t('cash.noneWords')}</Empty>
      )}
    </>
  )
}

export const meta = headOf
