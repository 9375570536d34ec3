import { useLoaderData } from '@remix-run/react'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { Cell, HeadCell, NumberCell, PageHead, Table, text } from '#app/ui/index.ts'
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
      <Table caption={t('figures.title')} isStacked>
        <thead>
          <tr>
            <HeadCell>{t('figures.month')}</HeadCell>
            <HeadCell isNumber>{t('figures.tickets')}</HeadCell>
            <HeadCell isNumber>{t('figures.solved')}</HeadCell>
            <HeadCell isNumber>{t('figures.firstAnswer')}</HeadCell>
            <HeadCell isNumber>{t('figures.inTime')}</HeadCell>
            <HeadCell isNumber>{t('figures.happy')}</HeadCell>
          </tr>
        </thead>
        <tbody>
          {months.map((month) => (
            <tr key={month.month}>
              <Cell place="name">{monthName.format(new Date(`${month.month}-01T00:00Z`))}</Cell>
              <NumberCell place="figure">{number(String(month.tickets))}</NumberCell>
              <NumberCell>{number(String(month.solved))}</NumberCell>
              <NumberCell>{duration(month.firstAnswerMinutes)}</NumberCell>
              <NumberCell place="detail">{share(month.inTime, month.late)}</NumberCell>
              <NumberCell place="state">{share(month.good, month.bad)}</NumberCell>
            </tr>
          ))}
        </tbody>
      </Table>
      <p className={text.soft}>{t('figures.words')}</p>
    </>
  )
}

export const meta = headOf
