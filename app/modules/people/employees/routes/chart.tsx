import { useLoaderData } from '@remix-run/react'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { Empty, PageHead } from '#app/ui/index.ts'
import { employeesContract } from '#contract/people/employees.ts'
import { ChartBranch } from '../components/chart-branch.tsx'
import { employeesPath } from '../paths.ts'

/** Who works here today and reports to whom. */
export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const [{ t }, people] = await Promise.all([
    getVisit(args),
    call(employeesContract.chart, { firmId: firm.firmId }),
  ])
  return { head: pageMeta(args, { title: t('employees')('menu.chart') }), people }
}

export default function ChartRoute() {
  const { people } = useLoaderData<typeof loader>()
  const t = useT('employees')
  const { firm } = useFirm()
  const list = employeesPath(firm.firmId)
  return (
    <>
      <PageHead
        title={t('menu.chart')}
        sentence={t('chart.sentence', { count: people.length })}
        crumb={{ href: list, label: t('list.title') }}
      />
      {people.length === 0 ? (
        <Empty title={t('list.none')}>{t('list.noneWords')}</Empty>
      ) : (
        <ChartBranch people={people} managerId="" />
      )}
    </>
  )
}

export const meta = headOf
