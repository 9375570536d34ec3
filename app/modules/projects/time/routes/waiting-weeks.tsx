import { useLoaderData } from '@remix-run/react'
import { formatHours } from '#app/modules/projects/projects/index.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { Empty, PageHead, RowsTable } from '#app/ui/index.ts'
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
        <RowsTable
          caption={t('approve.title')}
          isStacked
          rows={weeks}
          keyOf={({ personId, weekDate }) => `${personId} ${weekDate}`}
          columns={[
            {
              head: t('field.person'),
              place: 'name',
              href: ({ personId, weekDate }) => weekPath(firm.firmId, weekDate, personId),
              cell: ({ personName }) => personName,
            },
            {
              head: t('approve.week'),
              place: 'detail',
              cell: ({ weekDate }) => dateRange(weekDate, shiftLocal(weekDate, 6 * 1440)),
            },
            {
              head: t('approve.submitted'),
              tone: 'soft',
              cell: ({ submittedAt }) => dateTime(submittedAt),
            },
            {
              head: t('list.hours'),
              isNumber: true,
              place: 'figure',
              cell: ({ seconds }) => formatHours(seconds),
            },
          ]}
        />
      )}
    </>
  )
}

export const meta = headOf
