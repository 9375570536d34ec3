import { useLoaderData } from '@remix-run/react'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { PageHead, RowsTable, text } from '#app/ui/index.ts'
import { lastOfMonth } from '#contract/core/days.ts'
import { keptDateFormat } from '#contract/core/kept-formats.ts'
import { supportTicketsContract } from '#contract/customers/support-tickets.ts'
import { ticketsPath } from '../paths.ts'

export async function loader(args: Args) {
  const { firm, call } = await requireFirm(args)
  const { t } = await getVisit(args)
  const { months } = await call(supportTicketsContract.figures, { firmId: firm.firmId })
  const title = t('support-tickets')('figures.title')
  return { head: pageMeta(args, { title }), months: months.reverse() }
}

export default function FiguresRoute() {
  const { months } = useLoaderData<typeof loader>()
  const t = useT('support-tickets')
  const { firm } = useFirm()
  const { locale, number } = useFormat()
  const monthName = keptDateFormat(locale, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
  /** The tickets that a figure of a month is made of. */
  const listOf = ({ month }: { month: string }, more: Record<string, string> = {}) => {
    const days = { createdFrom: `${month}-01`, createdTo: lastOfMonth(month) }
    return `${ticketsPath(firm.firmId)}?${new URLSearchParams({ tab: 'all', ...days, ...more })}`
  }
  const share = (part: number, other: number) =>
    part + other === 0 ? '–' : `${number(String(Math.round((part * 100) / (part + other))))} %`
  const duration = (minutes: number | null) =>
    minutes === null
      ? '–'
      : t('side.time', { hours: Math.floor(minutes / 60), minutes: minutes % 60 })
  return (
    <>
      <PageHead
        title={t('figures.title')}
        sentence={t('figures.sentence')}
        crumb={{ href: ticketsPath(firm.firmId), label: t('list.title') }}
      />
      <RowsTable
        caption={t('figures.title')}
        isStacked
        rows={months}
        keyOf={(month) => month.month}
        columns={[
          {
            head: t('figures.month'),
            place: 'name',
            cell: (month) => monthName.format(new Date(`${month.month}-01T00:00Z`)),
          },
          {
            head: t('figures.tickets'),
            isNumber: true,
            place: 'figure',
            cell: (month) => <a href={listOf(month)}>{number(String(month.tickets))}</a>,
          },
          {
            head: t('figures.solved'),
            isNumber: true,
            cell: (month) => (
              <a href={listOf(month, { isSolved: 'yes' })}>{number(String(month.solved))}</a>
            ),
          },
          {
            head: t('figures.firstAnswer'),
            isNumber: true,
            cell: (month) => (
              <a href={listOf(month, { firstAnswer: 'given' })}>
                {duration(month.firstAnswerMinutes)}
              </a>
            ),
          },
          {
            head: t('figures.inTime'),
            isNumber: true,
            place: 'detail',
            cell: (month) => (
              <a href={listOf(month, { firstAnswer: 'inTime' })}>
                {share(month.inTime, month.late)}
              </a>
            ),
          },
          {
            head: t('figures.happy'),
            isNumber: true,
            place: 'state',
            cell: (month) => (
              <a href={listOf(month, { rating: 'good' })}>{share(month.good, month.bad)}</a>
            ),
          },
        ]}
      />
      <p className={text.soft}>{t('figures.words')}</p>
    </>
  )
}

export const meta = headOf
