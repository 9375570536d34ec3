import { useLoaderData } from '@remix-run/react'
import { formatHours } from '#app/modules/projects/projects/index.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFormat, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { Cell, Empty, HeadCell, NumberCell, PageHead, Table, TableScroller } from '#app/ui/index.ts'
import { membersContract } from '#contract/firm/members.ts'
import { tasksContract } from '#contract/projects/tasks.ts'

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { t } = await getVisit(args)
  const { firmId } = firm
  const [{ weeks }, people] = await Promise.all([
    call(tasksContract.workload, { firmId }),
    call(membersContract.listNames, { firmId }),
  ])
  const names = Object.fromEntries(people.map(({ userId, name }) => [userId, name]))
  return { head: pageMeta(args, { title: t('tasks')('workload.title') }), weeks, names }
}

export default function WorkloadRoute() {
  const { weeks, names } = useLoaderData<typeof loader>()
  const t = useT('tasks')
  const { date } = useFormat()
  const dates = [...new Set(weeks.map(({ weekDate }) => weekDate))]
  const people = Map.groupBy(weeks, ({ personId }) => personId)
  return (
    <>
      <PageHead title={t('workload.title')} sentence={t('workload.sentence')} />
      {weeks.length === 0 ? (
        <Empty title={t('workload.none')}>{t('workload.noneWords')}</Empty>
      ) : (
        <TableScroller label={t('workload.title')}>
          <Table caption={t('workload.title')}>
            <thead>
              <tr>
                <HeadCell>{t('field.assigneeIds')}</HeadCell>
                {dates.map((day) => (
                  <HeadCell key={day} isNumber>
                    {date(day, 'short')}
                  </HeadCell>
                ))}
              </tr>
            </thead>
            <tbody>
              {[...people].map(([personId, own]) => (
                <tr key={personId}>
                  <Cell tone="strong">{names[personId] ?? personId}</Cell>
                  {own.map((week) => (
                    <NumberCell key={week.weekDate} tone={week.isOverloaded ? 'bad' : 'plain'}>
                      {formatHours(week.plannedMinutes * 60)} /{' '}
                      {formatHours(week.capacityMinutes * 60)}
                    </NumberCell>
                  ))}
                </tr>
              ))}
            </tbody>
          </Table>
        </TableScroller>
      )}
    </>
  )
}

export const meta = headOf
