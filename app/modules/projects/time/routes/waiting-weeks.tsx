import { useLoaderData } from '@remix-run/react'
import { formatHours } from '#app/modules/projects/projects/index.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { Cell, Empty, HeadCell, NameCell, NumberCell, PageHead, Table } from '#app/ui/index.ts'
import { shiftLocal } from '#contract/core/zoned-time.ts'
import { timeContract } from '#contract/projects/time-entries.ts'
import { weekPath } from '../paths.ts'

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { t } = await getVisit(args)
  const { weeks } = await call(timeContract.waiting, { firmId: firm.firmId })
  return { head: pageMeta(args, { title: t('time')('approve.title') }), weeks }
}

export default function WaitingWeeksRoute() {
  const { weeks } = useLoaderData<typeof loader>()
  const t = useT('time')
  const { dateRange, dateTime } = useFormat()
  const { firm } = useFirm()
  return (
    <>
      <PageHead title={t('approve.title')} sentence={t('approve.sentence')} />
      {weeks.length === 0 ? (
        <Empty title={t('approve.none')}>{t('approve.noneWords')}</Empty>
      ) : (
        <Table caption={t('approve.title')} isStacked>
          <thead>
            <tr>
              <HeadCell>{t('field.person')}</HeadCell>
              <HeadCell>{t('approve.week')}</HeadCell>
              <HeadCell>{t('approve.submitted')}</HeadCell>
              <HeadCell isNumber>{t('list.hours')}</HeadCell>
            </tr>
          </thead>
          <tbody>
            {weeks.map(({ personId, personName, weekDate, seconds, submittedAt }) => (
              <tr key={`${personId} ${weekDate}`}>
                <NameCell place="name" href={weekPath(firm.firmId, weekDate, personId)}>
                  {personName}
                </NameCell>
                <Cell place="detail">{dateRange(weekDate, shiftLocal(weekDate, 6 * 1440))}</Cell>
                <Cell tone="soft">{dateTime(submittedAt)}</Cell>
                <NumberCell place="figure">{formatHours(seconds)}</NumberCell>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </>
  )
}

export const meta = headOf
