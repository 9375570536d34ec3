import { useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { readListQuery } from '#app/shell/list/list-query.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { Empty, LinkButton, PageHead } from '#app/ui/index.ts'
import { DateOnly } from '#contract/core/fields.ts'
import { dailySalesContract } from '#contract/tills/daily-sales.ts'
import { DailyFigures } from '../components/daily-figures.tsx'
import { DailyForm, spans } from '../components/daily-form.tsx'
import { DailyGroups } from '../components/daily-groups.tsx'
import { newTotalPath, tillsPath } from '../paths.ts'

const Query = z.object({
  date: DateOnly.optional(),
  days: z.enum(spans).default('1'),
})

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { t } = await getVisit(args)
  const { date, days } = readListQuery(Query, args.request)
  const input = { firmId: firm.firmId, date, days: Number(days) }
  const sales = await call(dailySalesContract.get, input)
  return { head: pageMeta(args, { title: t('tills')('daily.title') }), sales, days }
}

export default function DailySalesRoute() {
  const { sales, days } = useLoaderData<typeof loader>()
  const t = useT('tills')
  const { date } = useFormat()
  const { firm, can } = useFirm()
  const gaps = { from: date(sales.from, 'medium'), to: date(sales.to, 'medium') }
  const isEmpty =
    sales.sold.tickets === 0 && sales.dayTotals.length === 0 && sales.sessions.length === 0
  return (
    <>
      <PageHead
        title={t('daily.title')}
        sentence={
          days === '1'
            ? t('daily.sentenceDay', { date: date(sales.to, 'long') })
            : t('daily.sentence', gaps)
        }
        crumb={{ href: tillsPath(firm.firmId), label: t('till.title') }}
        actions={
          can('till:approve') && (
            <LinkButton href={newTotalPath(firm.firmId, sales.to)}>{t('total.new')}</LinkButton>
          )
        }
      />
      <DailyForm date={sales.to} days={days} />
      <DailyFigures sales={sales} />
      {isEmpty && <Empty title={t('daily.none')} />}
      <DailyGroups sales={sales} />
    </>
  )
}

export const meta = headOf
